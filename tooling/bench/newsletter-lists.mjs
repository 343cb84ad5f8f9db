import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../lib/chromium.mjs'
import { build } from '../scripts/build.mjs'
import { startServers } from '../scripts/serve.mjs'

const BASE = 3630
const COUNT = 1000
/** A slow phone against this machine. */
const SLOWDOWN = 4
const HANDLE = 'clausula-a-clausula'

/**
 * Runs in the page before everything else: a state with many newsletters, one of them with many sent issues, and an
 * observer of slow interactions and shifts.
 * @param {number} count
 */
function prepare(count) {
  const seen = { shift: 0, event: 0 }
  Object.assign(window, { seen })
  /** @param {string} type @param {(entry: any) => void} note */
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(
      /** @type {PerformanceObserverInit} */ ({ type, buffered: true, durationThreshold: 16 }),
    )
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })
  watch('event', (entry) => {
    if (entry.interactionId) seen.event = Math.max(seen.event, entry.duration)
  })
  if (localStorage.getItem('ementa-state')) return
  localStorage.setItem('ementa-simulation', '{"latency":[0,0],"failureRate":0,"seed":1}')
  const seededAt = new Date().toISOString()
  localStorage.setItem(
    'ementa-state',
    JSON.stringify({ version: 1, seededAt, posts: 0, currentUserId: 'user-anapaula' }),
  )
  for (let index = 0; index < count; index++) {
    const newsletter = {
      id: `bench-${index}`,
      owner_id: 'user-renata',
      handle: `bench-${index}`,
      title: `Boletim de medição nº ${index}`,
      description: 'Jurisprudência comentada toda semana, para quem advoga no contencioso cível.',
      is_paid: index % 3 === 0,
      price_cents: index % 3 === 0 ? 1490 : 0,
    }
    localStorage.setItem(`ementa-state:newsletters:${newsletter.id}`, JSON.stringify(newsletter))
    const at = new Date(Date.now() - index * 3_600_000).toISOString()
    const issue = {
      id: `bench-issue-${index}`,
      newsletter_id: 'newsletter-clausula',
      title: `Edição de medição ${index}`,
      subject: `Edição de medição ${index}`,
      preheader: null,
      html: `<p>${'Uma cláusula lida com lupa, e o que os tribunais fizeram com ela. '.repeat(12)}</p>`,
      status: 'sent',
      sent_at: at,
      scheduled_at: null,
      created_at: at,
      updated_at: at,
    }
    localStorage.setItem(`ementa-state:issues:${issue.id}`, JSON.stringify(issue))
  }
}

/** Runs in the page: scrolls to the end as fast as frames come; the most elements there were. */
async function scrollThrough() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  let nodes = 0
  for (let still = 0, last = -1; still < 30; ) {
    window.scrollBy(0, 600)
    await frame()
    still = window.scrollY === last ? still + 1 : 0
    last = window.scrollY
    nodes = Math.max(nodes, document.querySelectorAll('*').length)
  }
  return nodes
}

/** @param {import('@playwright/test').Page} page @returns {Promise<{ shift: number, event: number }>} */
const seen = (page) => page.evaluate(() => Object.assign({}, /** @type {any} */ (window).seen))

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: `${COUNT} newsletters and ${COUNT} issues of one, against the served production build`,
  async run() {
    const { ok } = await build({ ifChanged: true })
    if (!ok) throw new Error('Failed to measure: the build failed.')
    const servers = await startServers({ base: BASE })
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
    try {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })
      const page = await context.newPage()
      await page.addInitScript(prepare, COUNT)
      await page.goto(`${servers.addresses.shell}/newsletters`)
      await page.getByRole('article').nth(2).waitFor()
      const { shift } = await seen(page)
      const listNodes = await page.evaluate(scrollThrough)

      await page.evaluate(() => window.scrollTo(0, 0))
      // On a phone the field is folded away.
      await page.getByRole('button', { name: 'Buscar e filtrar newsletters' }).click()
      const search = page.getByRole('searchbox')
      await search.waitFor()
      const cpu = await context.newCDPSession(page)
      await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      await page.evaluate(() => Object.assign(/** @type {any} */ (window).seen, { event: 0 }))
      await search.pressSequentially('medição nº 777', { delay: 60 })
      await page.getByRole('link', { name: 'Boletim de medição nº 777' }).waitFor()
      // The entry of an event is reported with the frame after it.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
      const typed = await seen(page)
      await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 })

      await page.goto(`${servers.addresses.shell}/newsletters/${HANDLE}`)
      await page.getByRole('heading', { level: 3 }).first().waitFor()
      const issueNodes = await page.evaluate(scrollThrough)
      const { shift: issueShift } = await seen(page)

      return [
        { what: 'layout shift until the list is there', value: shift, unit: '' },
        { what: 'most elements while scrolling the list', value: listNodes, unit: '' },
        { what: `slowest key in the search, ${SLOWDOWN} times slower processor`, value: typed.event, unit: 'ms' },
        { what: 'most elements while scrolling the issues', value: issueNodes, unit: '' },
        { what: 'layout shift of the issues, loaded page by page', value: issueShift, unit: '' },
      ]
    } finally {
      await browser.close()
      await servers.close()
    }
  },
}
