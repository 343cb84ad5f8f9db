/** @import { Page } from '@playwright/test' */

/** What shows that a page of a remote is in place: its heading, and not the spoken one of an outline. */
export const headingOf = (/** @type {string} */ remote) => `[data-remote="${remote}"] h1:not([aria-busy] *)`

/**
 * Runs in the page before everything else: `window.untilPainted(began, selector)` is the time in ms from `began` on the
 * page's clock until a frame with what `selector` finds has been painted.
 */
export function watchFrames() {
  const LONGEST_MS = 60_000
  /** @param {number} began @param {string} selector @returns {Promise<number>} */
  const untilPainted = (began, selector) =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (performance.now() - began > LONGEST_MS) {
          reject(new Error(`Failed to measure: no ${selector} at ${location.pathname}`))
          return
        }
        if (!document.querySelector(selector)) {
          requestAnimationFrame(look)
          return
        }
        // A message sent before a frame is painted arrives after it.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - began)
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })
  Object.assign(window, { untilPainted })
}

/**
 * Presses a link of a page with `watchFrames`.
 * @param {Page} page
 * @param {string} link selector
 * @param {string} shown selector of what the next page has and this one has not
 * @returns {Promise<number>} ms from the event to the frame that shows it, on the page's clock
 */
export const press = (page, link, shown) =>
  page.evaluate(
    ({ link, shown }) => {
      const { untilPainted } = /** @type {any} */ (window)
      const anchor = /** @type {HTMLElement | null} */ (document.querySelector(link))
      if (!anchor) throw new Error(`Failed to measure: no ${link} at ${location.pathname}`)
      if (document.querySelector(shown)) throw new Error(`Failed to measure: ${shown} is there already`)
      return new Promise((resolve, reject) => {
        addEventListener('click', ({ timeStamp }) => untilPainted(timeStamp, shown).then(resolve, reject), {
          capture: true,
          once: true,
        })
        anchor.click()
      })
    },
    { link, shown },
  )

/**
 * Shows another page of the product without loading it again, as a step of the history does, for pages without a link
 * everywhere.
 * @param {Page} page one with `watchFrames`
 * @param {string} path
 * @param {string} shown selector of what that page has and this one has not
 */
export const show = (page, path, shown) =>
  page.evaluate(
    ({ path, shown }) => {
      const { untilPainted } = /** @type {any} */ (window)
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
      return untilPainted(performance.now(), shown)
    },
    { path, shown },
  )
