import { headingOf, show } from './page-change.mjs'
import { DESKTOP, settled } from './served.mjs'
import { warmedFeed } from './warmed-feed.mjs'

/** @import { Browser, Page } from '@playwright/test' */
/** @import { Row } from '../../scripts/bench.mjs' */

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

/** What is in memory after so many navigations. @param {Browser} browser @param {string} shell @returns {Promise<Row[]>} */
export async function memory(browser, shell) {
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
