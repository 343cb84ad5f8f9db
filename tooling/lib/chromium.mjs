import { execFileSync } from 'node:child_process'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The browser for journeys and benchmarks: `EMENTA_CHROMIUM`, else what the system has; undefined lets Playwright use its own. */
export function findChromium() {
  if (process.env.EMENTA_CHROMIUM) return process.env.EMENTA_CHROMIUM
  for (const name of NAMES) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // not under this name
    }
  }
  return undefined
}

/** Runs as root in containers too, and asks nothing of the network but the product. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update']
