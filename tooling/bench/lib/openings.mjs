import { hopsUntil } from '../../lib/hops.mjs'
import { watchFrames } from './page-change.mjs'
import { median, PHONE, prepareState, SLOW_4G, SLOWDOWN, slowDown } from './served.mjs'

/** @import { Browser, Page } from '@playwright/test' */
/** @import { Row } from '../../scripts/bench.mjs' */

const OPENED_ROUNDS = 3
/** What each call takes meanwhile. */
export const CALL_MS = 400
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

/** Pages opened directly on a slow line. @param {Browser} browser @param {string} shell @returns {Promise<Row[]>} */
export async function openings(browser, shell) {
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
