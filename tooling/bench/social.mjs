import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../lib/chromium.mjs'
import { build } from '../scripts/build.mjs'
import { startServers } from '../scripts/serve.mjs'
import { median, watchKeys } from './lib/served.mjs'

const BASE = 3610
const POSTS = 1000
/** The time that scrolling through all of them may take, in ms. */
const SCROLL_WITHIN = 120_000
/** A slow phone against this machine. */
const SLOWDOWN = 4
const TYPED = 'A cláusula de vigência, segundo @ana, vale? https://stj.jus.br '

/** Runs in the page before everything else: writes down shifts, long tasks and slow interactions. */
function observe() {
  const seen = { shift: 0, task: 0, event: 0 }
  Object.assign(window, { seen })
  /** @param {string} type @param {(entry: any) => void} note */
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(
      /** @type {PerformanceObserverInit} */ ({ type, buffered: true, durationThreshold: 16 }),
    )
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })
  watch('longtask', (entry) => {
    seen.task = Math.max(seen.task, entry.duration)
  })
  watch('event', (entry) => {
    if (entry.interactionId) seen.event = Math.max(seen.event, entry.duration)
  })
}

/** Runs in the page: scrolls to the end as fast as frames come. @param {number} within */
async function scrollThrough(within) {
  const until = performance.now() + within
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  let nodes = 0
  while (performance.now() < until && !document.body.textContent?.includes('Você chegou ao fim.')) {
    window.scrollBy(0, 400)
    await frame()
    nodes = Math.max(nodes, document.querySelectorAll('*').length)
  }
  return { nodes, height: document.documentElement.scrollHeight }
}

/** @param {import('@playwright/test').Page} page @returns {Promise<{ shift: number, task: number, event: number }>} */
const seen = (page) => page.evaluate(() => Object.assign({}, /** @type {any} */ (window).seen))

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: `The feed with ${POSTS} posts, against the served production build`,
  async run() {
    const { ok } = await build({ ifChanged: true })
    if (!ok) throw new Error('Failed to measure: the build failed.')
    const servers = await startServers({ base: BASE })
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
    try {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })
      const page = await context.newPage()
      await page.addInitScript(observe)
      await page.addInitScript(watchKeys)
      await page.addInitScript((posts) => {
        localStorage.setItem('ementa-simulation', JSON.stringify({ latency: [0, 0], failureRate: 0, seed: 1, posts }))
        if (localStorage.getItem('ementa-state')) return
        const head = { version: 1, seededAt: new Date().toISOString(), posts, currentUserId: 'user-anapaula' }
        localStorage.setItem('ementa-state', JSON.stringify(head))
      }, POSTS)
      await page.goto(`${servers.addresses.shell}/`)
      await page.getByRole('article').nth(2).waitFor()
      const loaded = await seen(page)

      await page.evaluate(() => Object.assign(/** @type {any} */ (window).seen, { task: 0 }))
      const { nodes, height } = await page.evaluate(scrollThrough, SCROLL_WITHIN)
      const scrolled = await seen(page)

      const cpu = await context.newCDPSession(page)
      await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      const like = page.getByRole('button', { name: /^Curtir/ }).first()
      for (let tap = 0; tap < 6; tap++) await like.click()
      const liked = await seen(page)
      await page.evaluate(() => Object.assign(/** @type {any} */ (window).seen, { event: 0 }))
      await page
        .getByRole('button', { name: /^Mais ações/ })
        .first()
        .click()
      await page.getByRole('menuitem').first().waitFor()
      // The entry of an event is reported with the frame after it.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
      const opened = await seen(page)

      await page.goto(`${servers.addresses.shell}/compose`)
      const field = page.getByRole('textbox', { name: 'Texto da publicação' })
      // Long enough to meet counting, growing, suggestions and the crash copy with a long text.
      await field.fill('O prazo conta-se da ciência do dano. '.repeat(30))
      await page.evaluate(() => /** @type {any} */ (window).keys.splice(0))
      await field.pressSequentially(TYPED, { delay: 120 })
      const keys = /** @type {number[]} */ (await page.evaluate(() => /** @type {any} */ (window).keys))
      if (keys.length === 0) throw new Error('Failed to measure: no key reached the page.')

      return [
        { what: 'layout shift until the posts are there', value: loaded.shift, unit: '' },
        { what: 'height scrolled through', value: height / 1000, unit: 'thousand px' },
        { what: 'most elements in the page while scrolling', value: nodes, unit: '' },
        { what: 'longest task while scrolling', value: scrolled.task, unit: 'ms' },
        { what: `slowest like, ${SLOWDOWN} times slower processor`, value: liked.event, unit: 'ms' },
        { what: `median key in the composer, ${SLOWDOWN} times slower processor`, value: median(keys), unit: 'ms' },
        { what: `slowest of ${keys.length} keys there`, value: Math.max(...keys), unit: 'ms' },
        { what: `slowest opening of a menu, ${SLOWDOWN} times slower processor`, value: opened.event, unit: 'ms' },
      ]
    } finally {
      await browser.close()
      await servers.close()
    }
  },
}
