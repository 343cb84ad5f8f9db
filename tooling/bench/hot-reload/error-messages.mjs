import path from 'node:path'
import { apply, TYPED, waitForPaint } from './wait-for-paint.mjs'

/** @typedef {{ what: string, isShown: boolean, isPrinted: boolean, ms: number | null, isKept: boolean }} Told */

/** The bundler's overlay, in a frame of its own, and the one of the type check. */
const OVERLAYS = ['#rspack-dev-server-client-overlay', '[data-type-errors]']
/** The type check is of the lowest priority: on a busy machine it takes its time. */
const PATIENCE_MS = 180_000

/**
 * Makes a wrong edit, waits for what is said of it, and mends it.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} field must keep what was typed
 * @param {{ place: string, terminal: () => string }} served
 * @param {import('./faults.mjs').Fault} fault
 * @returns {Promise<Told>}
 */
export async function tell(page, field, { place, terminal }, { what, file, find, wrong, mended, says, seen }) {
  const before = terminal().length
  const name = path.basename(file)
  apply(place, { file, find, replace: wrong })
  const isShown = await until(async () => isTold(await shown(page), name, says))
  const isPrinted = await until(async () => isTold(terminal().slice(before), name, says))
  const watch = waitForPaint(page, { text: seen })
  const saved = Date.now()
  apply(place, { file, find: wrong, replace: mended })
  const at = await watch
  const isGone = await until(async () => (await shown(page)) === '')
  const isSame = await page.evaluate(() => 'sameDocument' in window).catch(() => false)
  const isKept = isSame && (await field.inputValue({ timeout: 8000 }).catch(() => '')) === TYPED
  const ms = at === null || !isGone ? null : at - saved
  console.log(
    `  ${what.padEnd(46)} page ${isShown ? 'says' : 'SILENT'}  terminal ${isPrinted ? 'says' : 'SILENT'}  ` +
      `mended ${ms === null ? 'NOT painted' : `${ms} ms`}  state ${isKept ? 'kept' : 'LOST'}`,
  )
  return { what, isShown, isPrinted, ms, isKept }
}

/** @param {string} text @param {string} name @param {string} says */
const isTold = (text, name, says) => text.includes(name) && text.includes(says)

/** Returns the text of the overlays; empty when there is none. @param {import('@playwright/test').Page} page */
async function shown(page) {
  // One of each package that is refused.
  const overlays = await page.locator(OVERLAYS.join(',')).all()
  const texts = overlays.map(async (overlay) => {
    const isFrame = await overlay.evaluate((element) => element instanceof HTMLIFrameElement)
    return (isFrame ? overlay.contentFrame().locator('body') : overlay).textContent({ timeout: 1000 })
  })
  return (await Promise.all(texts.map((text) => text.catch(() => null)))).join('')
}

/** @param {() => Promise<boolean>} holds */
async function until(holds) {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    if (await holds()) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
