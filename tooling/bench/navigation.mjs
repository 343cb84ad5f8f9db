import { memory } from './lib/memory.mjs'
import { CALL_MS, openings } from './lib/openings.mjs'
import { headingOf, press } from './lib/page-change.mjs'
import { DESKTOP, median, PHONE, SLOWDOWN, settled, slowDown, withServed } from './lib/served.mjs'
import { FEED, warmedFeed } from './lib/warmed-feed.mjs'

/** @import { Browser } from '@playwright/test' */
/** @import { Row } from '../scripts/bench.mjs' */

const BASE = 3760
const SPEEDS = [
  { speed: 'full speed', rate: 1 },
  { speed: `${SLOWDOWN} times slower`, rate: SLOWDOWN },
]

/** Loads of the product; in each, every page is opened from the feed once for the first time and once more. */
const CLICK_ROUNDS = 5
/** One page of each other remote, of the account's two, by what is pressed in the feed. */
const TARGETS = [
  { path: '/newsletters', remote: 'newsletter', link: 'nav a[href="/newsletters"]' },
  { path: '/u/anapaula', remote: 'account', link: 'article a[href="/u/anapaula"]' },
  { path: '/notifications', remote: 'account', link: 'nav a[href="/notifications"]' },
  { path: '/admin/moderation', remote: 'moderation', link: 'nav a[href="/admin/moderation"]' },
]

const BACK_ROUNDS = 5
const BACK_POSTS = 300
/** Several screens of a phone. */
const BACK_FROM_PX = 6000

/** @param {Browser} browser @param {string} shell @returns {Promise<Row[]>} */
async function clicks(browser, shell) {
  const page = await warmedFeed(browser, shell, { viewport: DESKTOP, person: 'user-moderacao' })
  const rows = []
  for (const { speed, rate } of SPEEDS) {
    const times = TARGETS.map(() => ({ first: /** @type {number[]} */ ([]), again: /** @type {number[]} */ ([]) }))
    const home = /** @type {number[]} */ ([])
    for (let round = 0; round < CLICK_ROUNDS; round += 1) {
      await slowDown(page, 1)
      await page.goto(shell)
      await page.locator(FEED).nth(2).waitFor()
      await settled()
      await slowDown(page, rate)
      for (const which of /** @type {const} */ (['first', 'again'])) {
        for (const [index, { remote, link }] of TARGETS.entries()) {
          times[index]?.[which].push(await press(page, link, headingOf(remote)))
          await settled()
          home.push(await press(page, 'nav a[href="/"]', headingOf('social')))
          await settled()
        }
      }
    }
    const shown = (/** @type {number[]} */ all) => ({
      value: median(all),
      unit: `ms, slowest of ${all.length} ${Math.max(...all).toFixed(0)}, target 150`,
    })
    for (const [index, { path }] of TARGETS.entries()) {
      const { first = [], again = [] } = times[index] ?? {}
      rows.push(
        { what: `click to the heading of ${path}, first, ${speed}`, ...shown(first) },
        { what: `click to the heading of ${path}, again, ${speed}`, ...shown(again) },
      )
    }
    rows.push({ what: `click to the heading of the feed, ${speed}`, ...shown(home) })
  }
  await page.context().close()
  return rows
}

/** Runs in the page: scrolls down as fast as frames come, until so many px are above the window and all is still. @param {number} px */
async function scrollDown(px) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  while (window.scrollY < px) {
    window.scrollBy(0, 400)
    await frame()
  }
  for (let still = 0, last = -1; still < 30; last = window.scrollY) {
    await frame()
    still = window.scrollY === last ? still + 1 : 0
  }
}

/** Runs in the page: the first row that is whole below the header, and where it is. */
function rowInSight() {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const row = [...document.querySelectorAll('[data-row]')].find(
    (one) => one.getBoundingClientRect().top > header && one.querySelector('a[href$="/comments"]'),
  )
  if (!row) throw new Error('Failed to measure: no post is in sight')
  return { row: row.getAttribute('data-row') ?? '', top: row.getBoundingClientRect().top }
}

/** Runs in the page: a step back; the time until the row is painted again, and how far it is from where it was. @param {{ row: string, top: number }} place */
async function stepBack({ row, top }) {
  const { untilPainted } = /** @type {any} */ (window)
  const rowNow = `[data-row="${row}"]`
  const distance = () =>
    Math.abs((document.querySelector(rowNow)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) - top)
  const began = performance.now()
  history.back()
  const ms = /** @type {number} */ (await untilPainted(began, rowNow))
  const atOnce = distance()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return { ms, atOnce, afterwards: distance() }
}

/** @param {Browser} browser @param {string} shell @returns {Promise<Row[]>} */
async function stepsBack(browser, shell) {
  const page = await warmedFeed(browser, shell, { viewport: PHONE, person: 'user-anapaula', posts: BACK_POSTS })
  const rows = []
  for (const { speed, rate } of SPEEDS) {
    const steps = []
    for (let round = 0; round < BACK_ROUNDS; round += 1) {
      await slowDown(page, 1)
      await page.goto(shell)
      await page.locator(FEED).nth(2).waitFor()
      await page.evaluate(scrollDown, BACK_FROM_PX)
      const place = await page.evaluate(rowInSight)
      await press(page, `[data-row="${place.row}"] a[href$="/comments"]`, '.comments-page h1')
      await settled()
      await slowDown(page, rate)
      steps.push(await page.evaluate(stepBack, place))
    }
    const times = steps.map(({ ms }) => ms)
    rows.push(
      {
        what: `back to the feed, to its posts, ${speed}`,
        value: median(times),
        unit: `ms, slowest of ${times.length} ${Math.max(...times).toFixed(0)}`,
      },
      {
        what: `their distance from where they were, first frame, ${speed}`,
        value: Math.max(...steps.map(({ atOnce }) => atOnce)),
        unit: 'px at most, target 0',
      },
      {
        what: `the same a second later, ${speed}`,
        value: Math.max(...steps.map(({ afterwards }) => afterwards)),
        unit: 'px at most, target 0',
      },
    )
  }
  await page.context().close()
  return rows
}

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: `Moving through the product, all remotes warmed: clicks, steps back, memory; and pages opened directly on slow 4G with calls at ${CALL_MS} ms`,
  run: () =>
    withServed(BASE, async ({ browser, shell }) => [
      ...(await clicks(browser, shell)),
      ...(await stepsBack(browser, shell)),
      ...(await memory(browser, shell)),
      ...(await openings(browser, shell)),
    ]),
}
