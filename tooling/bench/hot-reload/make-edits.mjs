import { tell } from './error-messages.mjs'
import { FAULTS } from './faults.mjs'
import { apply, TYPED, waitForPaint } from './wait-for-paint.mjs'

/** @typedef {import('./edits.mjs').Scene} Scene */
/** @typedef {{ what: string, ms: number | null, isKept: boolean }} Outcome `ms` null: not painted */

/**
 * Makes the edits of one page, then the wrong ones.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ place: string, shell: string, terminal: () => string }} served the checkout, the address of its shell, and what was printed so far
 * @param {Scene} scene
 * @returns {Promise<{ outcomes: Outcome[], told: import('./error-messages.mjs').Told[] }>}
 */
export async function play(browser, served, { path: address, as, fill, edits }) {
  const { place, shell } = served
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' })
  const page = await context.newPage()
  await page.addInitScript((username) => {
    if (localStorage.getItem('ementa-state')) return
    localStorage.setItem('ementa-simulation', '{"latency":[0,0],"failureRate":0,"seed":1}')
    const head = { version: 1, seededAt: new Date().toISOString(), posts: 0, currentUserId: `user-${username}` }
    localStorage.setItem('ementa-state', JSON.stringify(head))
  }, as)
  if (process.env.EMENTA_VERBOSE) page.on('console', (message) => console.log(`    ${message.text().slice(0, 300)}`))
  try {
    const open = async () => {
      await page.goto(shell + address)
      const field = await fill(page)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      return field
    }
    const field = await open()
    const outcomes = []
    for (const edit of edits) {
      const watch = waitForPaint(page, edit.seen)
      const saved = Date.now()
      apply(place, edit)
      const at = await watch
      const isSame = await page.evaluate(() => 'sameDocument' in window).catch(() => false)
      const isKept = isSame && (await field.inputValue({ timeout: 8000 }).catch(() => '')) === TYPED
      outcomes.push({ what: edit.what, ms: at === null ? null : at - saved, isKept })
      const time = at === null ? 'not painted' : `${at - saved} ms`
      console.log(
        `  ${edit.what.padEnd(40)} ${time.padStart(12)}  state ${isKept ? 'kept' : 'lost'}${isSame ? '' : ': the page was loaded again'}`,
      )
      // A page that does not come back is not painted by the next edit either.
      if (!isKept) await open().catch(() => undefined)
    }
    const told = []
    for (const fault of FAULTS[address] ?? []) told.push(await tell(page, field, served, fault))
    return { outcomes, told }
  } finally {
    await context.close()
  }
}
