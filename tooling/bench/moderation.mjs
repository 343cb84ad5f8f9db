import { median, prepareState, SLOWDOWN, slowDown, threadClock, withServed } from './lib/served.mjs'

const BASE = 3660
const COUNT = 10_000
const HOUR = 3_600_000
const POSTS = 20
const REASONS = ['spam', 'harassment', 'fake_news', 'inappropriate', 'copyright']
const ACTIONS = ['approve', 'remove', 'shadow_ban', 'temp_ban', 'warn']

const timeOf = (/** @type {number} */ index) => new Date(Date.now() - index * HOUR).toISOString()
const postOf = (/** @type {number} */ index) => `post-${String((index % POSTS) + 1).padStart(3, '0')}`

const queueItems = () =>
  Array.from({ length: COUNT }, (_, index) => ({
    id: `bench-${index}`,
    item_type: 'post',
    item_id: postOf(index),
    priority: (index * 7) % 100,
    report_count: (index % 9) + 1,
    most_common_reason: REASONS[index % REASONS.length],
    status: index % 4 ? 'pending' : 'in_review',
    created_at: timeOf(index),
    updated_at: timeOf(index),
  }))

const auditEntries = () =>
  Array.from({ length: COUNT }, (_, index) => ({
    id: `bench-${index}`,
    item_type: 'post',
    item_id: postOf(index),
    action_type: ACTIONS[index % ACTIONS.length],
    moderator_id: 'user-moderacao',
    moderator_name: 'Moderação Ementa',
    reason: `Decisão de medição nº ${index}`,
    created_at: timeOf(index),
  }))

/**
 * Runs in the page: another choice in a list, and the time until what it changed is painted.
 * @param {Element} element
 * @param {{ value: string, rows: string }} choice `rows` selects what must change
 */
async function choose(element, { value, rows }) {
  const select = /** @type {HTMLSelectElement} */ (element)
  const shown = () => [...document.querySelectorAll(rows)].map(({ textContent }) => textContent).join('\n')
  const before = shown()
  const began = performance.now()
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  while (shown() === before) {
    if (performance.now() - began > 20_000) throw new Error(`Failed to measure: nothing changed with ${value}`)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  await new Promise((resolve) => requestAnimationFrame(resolve))
  return performance.now() - began
}

/**
 * Every choice once at full speed, for the processor time of the page, and once slowed down, for the clock's.
 * @param {import('@playwright/test').Page} page
 * @param {string} label
 * @param {string[]} values the first one must not be what is chosen at the beginning
 * @param {string} rows
 */
async function times(page, label, values, rows) {
  const select = page.getByRole('main').getByLabel(label, { exact: true })
  const clock = await threadClock(page)
  const worked = []
  for (const value of values) {
    const before = await clock()
    await select.evaluate(choose, { value, rows })
    worked.push((await clock()) - before)
  }
  const waited = []
  await slowDown(page)
  for (const value of values) waited.push(await select.evaluate(choose, { value, rows }))
  await slowDown(page, 1)
  return { worked, waited }
}

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: `Moderation with ${COUNT} queue items, and with ${COUNT} audit entries; processor ${SLOWDOWN} times slower`,
  run: () =>
    withServed(BASE, async ({ browser, shell }) => {
      /** Local storage has no room for both at once. @param {Record<string, { id: string }[]>} records @param {string} path */
      const open = async (records, path) => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' })
        const page = await context.newPage()
        await page.goto(`${shell}/manifest.webmanifest`)
        await page.evaluate(prepareState, { person: 'user-moderacao', records })
        const began = performance.now()
        await page.goto(`${shell}${path}`)
        return { page, began }
      }
      const queue = await open({ queueItems: queueItems() }, '/admin/moderation')
      const row = 'main article'
      await queue.page.locator(row).first().waitFor()
      const queueOpened = performance.now() - queue.began
      const sorted = await times(queue.page, 'Ordenar por', ['oldest', 'reports', 'newest', 'priority'], row)
      const filtered = await times(queue.page, 'Motivo', ['harassment', 'spam', 'copyright', 'todos'], row)
      await queue.page.context().close()

      const log = await open({ auditEntries: auditEntries() }, '/admin/logs')
      const entry = 'main tbody tr'
      await log.page.locator(entry).first().waitFor()
      const logOpened = performance.now() - log.began
      const acted = await times(log.page, 'Ação', ['remove', 'warn', 'temp_ban', 'todos'], entry)

      const rows = [
        { what: 'opening the queue, full speed', value: queueOpened, unit: 'ms' },
        { what: 'opening the log, full speed', value: logOpened, unit: 'ms' },
      ]
      const all = { 'sorting the queue': sorted, 'filtering the queue': filtered, 'filtering the log': acted }
      for (const [what, { worked, waited }] of Object.entries(all)) {
        rows.push(
          { what: `${what}, work of the page, full speed`, value: median(worked), unit: 'ms of processor' },
          { what: `${what}, median, slowed down`, value: median(waited), unit: 'ms, target 100' },
          { what: `${what}, slowest, slowed down`, value: Math.max(...waited), unit: 'ms, target 100' },
        )
      }
      return rows
    }),
}
