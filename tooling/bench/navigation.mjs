import { hopsUntil } from '../lib/hops.mjs'
import { headingOf, press, show, watchFrames } from './lib/page-change.mjs'
import {
  median,
  noteWarmed,
  prepareState,
  SLOW_4G,
  SLOWDOWN,
  slowDown,
  untilWarmed,
  withServed,
} from './lib/served.mjs'

/** @import { Browser, Page } from '@playwright/test' */
/** @import { Row } from '../scripts/bench.mjs' */

const BASE = 3760
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
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
const FEED = 'article[data-post]'

const BACK_ROUNDS = 5
const BACK_POSTS = 300
/** Several screens of a phone. */
const BACK_FROM_PX = 6000

/** A tour through all remotes, no two pages of one remote in a row. It ends where it begins. */
const TOUR = [
  { path: '/newsletters', remote: 'newsletter' },
  { path: '/notifications', remote: 'account' },
  { path: '/topics', remote: 'social' },
  { path: '/admin/moderation', remote: 'moderation' },
  { path: '/p/post-001/comments', remote: 'social' },
  { path: '/u/anapaula', remote: 'account' },
  { path: '/newsletters/jornada', remote: 'newsletter' },
  { path: '/admin/users', remote: 'moderation' },
  { path: '/profile', remote: 'account' },
  { path: '/', remote: 'social' },
]
const WEIGHED_AFTER = [20, 110, 200]
/** For what a page shows below its heading, in ms. */
const STAY_MS = 200

const OPENED_ROUNDS = 3
const CALL_MS = 400
const OPENED = [
  {
    what: 'the issue editor',
    path: '/newsletters/jornada/edit/issue-jornada-05',
    // An editor without its text has an empty paragraph.
    content: '[contenteditable=true] p:not(:has(> br:only-child))',
  },
  { what: 'an issue', path: '/newsletters/jornada/issues/issue-jornada-01', content: '.issue-text p' },
  { what: 'a thread', path: '/p/post-001/comments', content: '.thread article' },
]

/** What a page leaves to be done afterwards belongs to no other measurement. */
const settled = (ms = 1000) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The feed, once the worker has kept the files of all remotes.
 * @param {Browser} browser
 * @param {string} shell
 * @param {{ viewport: { width: number, height: number }, person: string, posts?: number }} visit
 */
async function warmedFeed(browser, shell, { viewport, ...state }) {
  const context = await browser.newContext({ viewport, locale: 'pt-BR' })
  const page = await context.newPage()
  await page.addInitScript(prepareState, state)
  await page.addInitScript(noteWarmed)
  await page.addInitScript(watchFrames)
  await page.goto(shell)
  await untilWarmed(page)
  return page
}

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

/** What is in memory once everything that nothing refers to is gone. @param {Page} page */
async function weigher(page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  await client.send('HeapProfiler.enable')
  return async () => {
    // What only a first collection sets free is gone after the second.
    for (let pass = 0; pass < 2; pass += 1) await client.send('HeapProfiler.collectGarbage')
    const { metrics } = await client.send('Performance.getMetrics')
    const of = (/** @type {string} */ name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
    return { heap: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes'), listeners: of('JSEventListeners') }
  }
}

/** @param {Browser} browser @param {string} shell @returns {Promise<Row[]>} */
async function memory(browser, shell) {
  const page = await warmedFeed(browser, shell, { viewport: DESKTOP, person: 'user-moderacao' })
  const weigh = await weigher(page)
  const weights = []
  for (let count = 1; count <= Math.max(...WEIGHED_AFTER); count += 1) {
    const { path, remote } = TOUR[(count - 1) % TOUR.length] ?? { path: '/', remote: 'social' }
    await show(page, path, headingOf(remote))
    await settled(STAY_MS)
    if (!WEIGHED_AFTER.includes(count)) continue
    await settled()
    weights.push({ count, ...(await weigh()) })
  }
  await page.context().close()
  const [first, middle, last] = weights
  if (!first || !middle || !last) throw new Error('Failed to measure: the tour ended early.')
  const growth = (/** @type {'heap' | 'nodes' | 'listeners'} */ what) =>
    ((last[what] - middle[what]) / (last.count - middle.count)) * 100
  return [
    ...weights.map(({ count, heap, nodes, listeners }) => ({
      what: `heap after ${count} navigations through all remotes`,
      value: heap,
      unit: `MB, ${nodes} nodes, ${listeners} listeners`,
    })),
    { what: 'growth per 100 navigations, heap', value: growth('heap'), unit: 'MB, target 0' },
    { what: 'growth per 100 navigations, nodes', value: growth('nodes'), unit: 'target 0' },
    { what: 'growth per 100 navigations, listeners', value: growth('listeners'), unit: 'target 0' },
  ]
}

/**
 * A page opened with an empty cache by somebody who is signed in.
 * @template Result
 * @param {Browser} browser
 * @param {number} latency of each call, in ms
 * @param {(page: Page) => Promise<Result>} measure
 */
async function opened(browser, latency, measure) {
  const context = await browser.newContext({ viewport: PHONE, locale: 'pt-BR' })
  try {
    const page = await context.newPage()
    await page.addInitScript(prepareState, { person: 'user-renata', latency })
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** @param {Page} page @param {string} address @param {string} content selector @returns {Promise<number>} ms from the beginning of the visit until that is painted */
async function timeTo(page, address, content) {
  await page.addInitScript(watchFrames)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await slowDown(page)
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate((selector) => /** @type {any} */ (window).untilPainted(0, selector), content)
}

/** @param {Browser} browser @param {string} shell @returns {Promise<Row[]>} */
async function openings(browser, shell) {
  const rows = []
  for (const { what, path, content } of OPENED) {
    const rounds = await opened(browser, 0, (page) => hopsUntil(page, `${shell}${path}`, content, 1))
    const times = []
    for (let round = 0; round < OPENED_ROUNDS; round += 1)
      times.push(await opened(browser, CALL_MS, (page) => timeTo(page, `${shell}${path}`, content)))
    rows.push(
      { what: `opening ${what}: dependent rounds of requests`, value: rounds.length, unit: '' },
      {
        what: `opening ${what}: to its text, slow 4G, ${SLOWDOWN} times slower`,
        value: median(times),
        unit: `ms, slowest of ${times.length} ${Math.max(...times).toFixed(0)}`,
      },
    )
  }
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
