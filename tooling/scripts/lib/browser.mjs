import fs from 'node:fs'
import { findChromium, findHeadlessShell } from '../../lib/chromium.mjs'
import { aptInstall, isRootOnLinux } from './apt.mjs'
import { bin, run } from './run.mjs'

/** Widths and heights of Arial and Times, as the fallbacks of the theme expect them (`shared-ui/src/theme/fonts.css`). */
const FONTS = { package: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' }

/**
 * Makes sure that journeys have a Chromium: the system's, one from the distribution's packages, or Playwright's own.
 * @returns {Promise<string | undefined>} why there is none
 */
export async function ensureBrowser() {
  if (isRootOnLinux && !(findChromium() && findHeadlessShell())) {
    console.log('Installing Chromium (apt-get) …')
    await run('apt-get', ['update', '-qq'])
    await aptInstall('chromium')
    // Some distributions lack this package; journeys are slower without it.
    await aptInstall('chromium-headless-shell')
  }
  // A browser without the fonts that people have would move texts when the product's own arrive late.
  if (isRootOnLinux && !fs.existsSync(FONTS.folder)) {
    await run('apt-get', ['update', '-qq'])
    await aptInstall(FONTS.package)
  }
  if (findChromium()) return undefined
  console.log('Installing Chromium (playwright install) …')
  const { code, output } = await run(bin('playwright'), ['install', 'chromium'])
  if (code === 0) return undefined
  return `Failed to find or install a Chromium. Please install one (for example "sudo apt-get install chromium") or set EMENTA_CHROMIUM to its path.\n${output}`
}
