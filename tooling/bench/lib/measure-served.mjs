import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../lib/chromium.mjs'
import { build } from '../../scripts/build.mjs'
import { startServers } from '../../scripts/serve.mjs'

/** A slow phone against this machine. */
export const SLOWDOWN = 4

/** Slow 4G as Lighthouse simulates it, in ms and bytes per second. */
export const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/**
 * Builds the changed packages, serves them, and ends servers and browser whatever happens.
 * @template Result
 * @param {number} base first port
 * @param {(served: { browser: import('@playwright/test').Browser, servers: Awaited<ReturnType<typeof startServers>>, shell: string }) => Promise<Result>} measure
 */
export async function withServed(base, measure) {
  const { ok } = await build({ ifChanged: true })
  if (!ok) throw new Error('Failed to measure: the build failed.')
  const servers = await startServers({ base })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    return await measure({ browser, servers, shell: servers.addresses.shell ?? '' })
  } finally {
    await browser.close()
    await servers.close()
  }
}

/** @param {import('@playwright/test').Page} page @param {number} [rate] */
export async function slowDown(page, rate = SLOWDOWN) {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate })
}

/**
 * Runs in the page before everything else: a state of that person's, or of a visitor (null), with more records than the
 * generated data. A later load of the same context finds the state as it was left.
 * @param {{ person: string | null, records?: Record<string, { id: string }[]>, posts?: number, latency?: number }} state
 *   records by collection, how many posts are generated besides, how long each call takes in ms
 */
export function prepareState({ person, records = {}, posts = 0, latency = 0 }) {
  if (localStorage.getItem('ementa-state')) return
  const simulation = { latency: [latency, latency], failureRate: 0, seed: 1, posts }
  localStorage.setItem('ementa-simulation', JSON.stringify(simulation))
  const head = { version: 1, seededAt: new Date().toISOString(), posts, currentUserId: person }
  localStorage.setItem('ementa-state', JSON.stringify(head))
  for (const [collection, all] of Object.entries(records)) {
    for (const record of all) localStorage.setItem(`ementa-state:${collection}:${record.id}`, JSON.stringify(record))
  }
}

/**
 * A clock of the page's main thread: its processor time so far, in ms. Unlike the clock on the wall it does not count
 * what other programs of the machine take; with a slowed processor it counts the slowing down too.
 * @param {import('@playwright/test').Page} page
 */
export async function threadClock(page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

/** Runs in the page before everything else: for every key, the time until the browser has painted what it did. */
export function watchKeys() {
  const keys = /** @type {number[]} */ ([])
  Object.assign(window, { keys })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A message is answered after the frame that was being painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => keys.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    },
    { capture: true },
  )
}

/** @param {number[]} times */
export const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
