import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../lib/chromium.mjs'
import { build } from '../scripts/build.mjs'
import { startServers } from '../scripts/serve.mjs'
import { threadClock } from './lib/served.mjs'

const BASE = 3640
const COUNT = 1000
/** A phone of the middle class is about this much slower than the machine that measures. */
const CPU_SLOWDOWN = 4
const TYPED = 'publicacao'

/** Puts the records of that many notifications where the backend finds them, all of one person. */
function store({ count = 0 }) {
  localStorage.setItem('ementa-simulation', '{"latency":[0,0],"failureRate":0,"seed":1}')
  const now = Date.now()
  const head = { version: 1, seededAt: new Date(now).toISOString(), posts: 0, currentUserId: 'user-anapaula' }
  localStorage.setItem('ementa-state', JSON.stringify(head))
  const actors = ['user-renata', 'user-joaopedro', 'user-beatriz', 'user-lexcorp', 'user-otavioreis']
  for (let index = 0; index < count; index++) {
    const id = `notification-bench-${index}`
    const record = {
      id,
      user_id: 'user-anapaula',
      type: index % 2 ? 'comment' : 'mention',
      post_id: 'post-001',
      actor_id: actors[index % actors.length],
      created_at: new Date(now - index * 60_000).toISOString(),
      read: index % 3 !== 0,
    }
    localStorage.setItem(`ementa-state:notifications:${id}`, JSON.stringify(record))
  }
}

/** The longest time from an input to the frame that shows its effect, since the last question. In ms. */
function worstInteraction() {
  const { inputs } = /** @type {{ inputs: number[] }} */ (/** @type {unknown} */ (window))
  return Math.max(0, ...inputs.splice(0))
}

function watchInteractions() {
  const inputs = /** @type {number[]} */ ([])
  Object.assign(window, { inputs })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) inputs.push(entry.duration)
  }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } })
}

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: `${COUNT} notifications, processor ${CPU_SLOWDOWN} times slower`,
  async run() {
    const { ok } = await build({ ifChanged: true })
    if (!ok) throw new Error('Failed to measure: the build failed.')
    const servers = await startServers({ base: BASE })
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })
      await page.goto(`${servers.addresses.shell}/manifest.webmanifest`)
      await page.evaluate(store, { count: COUNT })
      await page.addInitScript(watchInteractions)
      const began = performance.now()
      // A search reads all pages; without one they come twenty at a time.
      await page.goto(`${servers.addresses.shell}/notifications?q=publicacao`)
      await page.getByRole('article').first().waitFor()
      const first = performance.now() - began
      await page.getByText('Buscando nas notificações mais antigas…').waitFor({ state: 'detached' })
      const all = performance.now() - began

      const client = await page.context().newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      const field = page.getByRole('searchbox')
      // An interaction of its own: all rows come back. No key may be counted while they do.
      await field.fill('')
      await page.waitForURL((url) => !url.searchParams.has('q'))
      await new Promise((resolve) => setTimeout(resolve, 1000))
      const cleared = await page.evaluate(worstInteraction)
      const clock = await threadClock(page)
      const idle = await clock()
      await field.pressSequentially(TYPED, { delay: 120 })
      const typing = ((await clock()) - idle) / TYPED.length
      const keystroke = await page.evaluate(worstInteraction)
      // Once the typing has rested the list is filtered, away from any keystroke.
      await page.waitForURL(/q=publicacao/)
      const rows = await page.getByRole('article').count()
      await page
        .getByRole('button', { name: /^Marcar como lida/ })
        .first()
        .click()
      await page.getByText('Marcada como lida.').first().waitFor()
      const mark = await page.evaluate(worstInteraction)
      const scroll = await page.evaluate(async () => {
        let worst = 0
        for (let step = 0; step < 60; step++) {
          const before = performance.now()
          window.scrollBy(0, 1200)
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          worst = Math.max(worst, performance.now() - before)
        }
        return worst
      })
      return [
        { what: 'first rows shown', value: first, unit: 'ms' },
        { what: 'all pages read by a search', value: all, unit: 'ms' },
        { what: 'worst keystroke in the search (budget 50)', value: keystroke, unit: 'ms' },
        { what: 'clearing the search', value: cleared, unit: 'ms' },
        { what: 'work of the page for a keystroke, slowed down', value: typing, unit: 'ms of processor' },
        { what: 'marking one read, to the next frame', value: mark, unit: 'ms' },
        { what: 'worst of 60 jumps of 1200 px, two frames each', value: scroll, unit: 'ms' },
        { what: 'rows in the page at once', value: rows, unit: '' },
      ]
    } finally {
      await browser.close()
      await servers.close()
    }
  },
}
