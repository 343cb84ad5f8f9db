import fs from 'node:fs'
import path from 'node:path'

/** Text typed into a field of the page, which must be there after each edit. */
export const TYPED = 'texto que fica'

/** An edit that is not painted by then is not painted. */
const PATIENCE_MS = 20_000

/**
 * Runs in the page: the time at which it was painted, or null.
 * @param {{ seen: import('./edits.mjs').Seen, patience: number }} wanted
 */
function watchFor({ seen, patience }) {
  const isSeen = () => {
    if ('text' in seen) return document.body.textContent?.includes(seen.text)
    const element = document.querySelector(seen.selector)
    return element !== null && getComputedStyle(element).getPropertyValue(seen.property) === seen.value
  }
  const began = Date.now()
  return new Promise((resolve) => {
    const look = () => {
      if (isSeen()) return resolve(Date.now())
      if (Date.now() - began > patience) return resolve(null)
      requestAnimationFrame(look)
    }
    look()
  })
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('./edits.mjs').Seen} seen
 * @returns {Promise<number | null>} the time at which it was painted, or null
 */
export const waitForPaint = (page, seen) => page.evaluate(watchFor, { seen, patience: PATIENCE_MS }).catch(() => null)

/** @param {string} place @param {{ file: string, find: string, replace: string }} edit */
export function apply(place, { file, find, replace }) {
  const target = path.join(place, file)
  const parts = fs.readFileSync(target, 'utf8').split(find)
  if (parts.length !== 2) throw new Error(`Failed to edit ${file}: "${find}" is in it ${parts.length - 1} times.`)
  fs.writeFileSync(target, parts.join(replace))
}
