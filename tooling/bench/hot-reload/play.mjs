import fs from 'node:fs'
import path from 'node:path'
import { TYPED } from './edits.mjs'

/** @typedef {import('./edits.mjs').Edit} Edit @typedef {import('./edits.mjs').Scene} Scene */
/** @typedef {{ what: string, ms: number | null, isKept: boolean }} Outcome `ms` null: not painted */

/** An edit that is not painted by then is not painted. */
const PATIENCE_MS = 20_000

/** Runs in the page: the time at which it was painted, or null. @param {{ seen: import('./edits.mjs').Seen, patience: number }} wanted */
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

/** @param {string} place @param {Edit} edit */
function apply(place, { file, find, replace }) {
  const target = path.join(place, file)
  const parts = fs.readFileSync(target, 'utf8').split(find)
  if (parts.length !== 2) throw new Error(`Failed to edit ${file}: "${find}" is in it ${parts.length - 1} times.`)
  fs.writeFileSync(target, parts.join(replace))
}

/**
 * Makes the edits of one page.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ place: string, shell: string }} served the checkout and the address of its shell
 * @param {Scene} scene
 * @returns {Promise<Outcome[]>}
 */
export async function play(browser, { place, shell }, { path: address, as, fill, edits }) {
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
    await page.goto(shell + address)
    const field = await fill(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const outcomes = []
    for (const edit of edits) {
      const painted = page.evaluate(watchFor, { seen: edit.seen, patience: PATIENCE_MS }).catch(() => null)
      const saved = Date.now()
      apply(place, edit)
      const at = await painted
      const isSame = await page.evaluate(() => 'sameDocument' in window).catch(() => false)
      const isKept = isSame && (await field.inputValue({ timeout: 8000 }).catch(() => '')) === TYPED
      outcomes.push({ what: edit.what, ms: at === null ? null : at - saved, isKept })
      const time = at === null ? 'not painted' : `${at - saved} ms`
      console.log(
        `  ${edit.what.padEnd(40)} ${time.padStart(12)}  state ${isKept ? 'kept' : 'lost'}${isSame ? '' : ': the page was loaded again'}`,
      )
      if (isKept) continue
      await page.goto(shell + address)
      await fill(page)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    }
    return outcomes
  } finally {
    await context.close()
  }
}
