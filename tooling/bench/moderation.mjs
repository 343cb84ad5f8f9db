import { DESKTOP, median, prepareState, SLOWDOWN, settled, slowDown, threadClock, withServed } from './lib/served.mjs'

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

const users = () =>
  Array.from({ length: COUNT }, (_, index) => ({
    id: `bench-${index}`,
    username: `pessoa${index}`,
    display_name: `Pessoa de Medição ${index}`,
    authority: 'advogado',
    contracts_analyzed: 0,
    avatar_url: null,
    followers: 0,
    following: 0,
    bio: '',
  }))

/**
 * Runs in the page: an input, and the time until what it changed is painted. `value` goes into a list of choices or a
 * text field; `rows` selects what must change, nothing: only the field itself.
 * @param {Element} element
 * @param {{ value: string, rows: string | null }} input
 */
async function enter(element, { value, rows }) {
  const isChoice = element instanceof HTMLSelectElement
  const field = /** @type {HTMLSelectElement | HTMLInputElement} */ (element)
  const shown = () =>
    rows === null ? field.value : [...document.querySelectorAll(rows)].map(({ textContent }) => textContent).join('\n')
  // Past React, which keeps a value of its own.
  const prototype = isChoice ? HTMLSelectElement.prototype : HTMLInputElement.prototype
  const write = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  const before = shown()
  const began = performance.now()
  write?.call(field, value)
  field.dispatchEvent(new Event(isChoice ? 'change' : 'input', { bubbles: true }))
  do {
    if (performance.now() - began > 20_000) throw new Error(`Failed to measure: nothing changed with ${value}`)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  } while (shown() === before)
  // A message sent before a frame is painted arrives after it.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })
  return performance.now() - began
}

/**
 * Every choice once at full speed, for the processor time of the page, and then slowed down, for the clock's: once for each
 * of `others`. No choice is ever made twice, so that none is answered from the cache: for each round another one was made
 * in another list.
 * @param {import('@playwright/test').Page} page
 * @param {{ label: string, values: string[], rows: string, base: string, others: { label: string, value: string }[] }} plan
 */
async function times(page, { label, values, rows, base, others }) {
  const field = (/** @type {string} */ name) => page.getByRole('main').getByLabel(name, { exact: true })
  const select = await field(label).elementHandle()
  if (!select) throw new Error(`Failed to measure: no list of choices ${label}`)
  const clock = await threadClock(page)
  const worked = []
  for (const value of values) {
    const before = await clock()
    await select.evaluate(enter, { value, rows })
    worked.push((await clock()) - before)
    await settled()
  }
  const waited = []
  for (const other of others) {
    await select.evaluate(enter, { value: base, rows })
    const list = field(other.label)
    await (other.label.startsWith('Buscar') ? list.fill(other.value) : list.selectOption(other.value))
    await settled()
    await slowDown(page)
    for (const value of values) {
      waited.push(await select.evaluate(enter, { value, rows }))
      await settled()
    }
    await slowDown(page, 1)
  }
  return { worked, waited }
}

/**
 * Letters typed into the search field, slowed down: each until it is there.
 * @param {import('@playwright/test').Page} page
 */
async function typing(page) {
  const search = await page.getByRole('main').getByRole('searchbox').elementHandle()
  if (!search) throw new Error('Failed to measure: no search field')
  const waited = []
  await slowDown(page)
  for (const value of ['p', 'pe', 'pes', 'pess', 'pesso']) {
    waited.push(await search.evaluate(enter, { value, rows: null }))
  }
  await slowDown(page, 1)
  return waited
}

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: `Moderation with ${COUNT} queue items, with ${COUNT} audit entries, and with ${COUNT} users; ${SLOWDOWN} times slower`,
  run: () =>
    withServed(BASE, async ({ browser, shell }) => {
      /** Local storage has no room for both at once. @param {Record<string, { id: string }[]>} records @param {string} path */
      const open = async (records, path) => {
        const context = await browser.newContext({ viewport: DESKTOP, locale: 'pt-BR' })
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
      await settled()
      const sorted = await times(queue.page, {
        label: 'Ordenar por',
        values: ['oldest', 'reports', 'newest'],
        rows: row,
        base: 'priority',
        others: [
          { label: 'Tipo', value: 'post' },
          { label: 'Situação', value: 'pending' },
        ],
      })
      const filtered = await times(queue.page, {
        label: 'Motivo',
        values: ['harassment', 'spam', 'copyright', 'fake_news'],
        rows: row,
        base: 'todos',
        others: [
          { label: 'Situação', value: 'in_review' },
          { label: 'Tipo', value: 'todos' },
        ],
      })
      const typed = await typing(queue.page)
      await queue.page.context().close()

      const log = await open({ auditEntries: auditEntries() }, '/admin/logs')
      const entry = 'main tbody tr'
      await log.page.locator(entry).first().waitFor()
      const logOpened = performance.now() - log.began
      await settled()
      const acted = await times(log.page, {
        label: 'Ação',
        values: ['remove', 'warn', 'temp_ban', 'approve'],
        rows: entry,
        base: 'todos',
        others: [
          { label: 'Tipo', value: 'post' },
          { label: 'Moderador', value: 'user-moderacao' },
        ],
      })
      await log.page.context().close()

      const people = await open({ profiles: users() }, '/admin/users')
      const person = 'main li[aria-label]'
      await people.page.locator(person).first().waitFor()
      await settled()
      const ranked = await times(people.page, {
        label: 'Situação',
        values: ['banned', 'muted', 'active', 'warned'],
        rows: person,
        base: 'todos',
        others: [
          { label: 'Buscar usuários', value: 'a' },
          { label: 'Buscar usuários', value: 'e' },
        ],
      })

      const rows = [
        { what: 'opening the queue, full speed', value: queueOpened, unit: 'ms' },
        { what: 'opening the log, full speed', value: logOpened, unit: 'ms' },
      ]
      const all = {
        'sorting the queue': sorted,
        'filtering the queue': filtered,
        'filtering the log': acted,
        'filtering the users': ranked,
      }
      for (const [what, { worked, waited }] of Object.entries(all)) {
        rows.push(
          { what: `${what}, work of the page, full speed`, value: median(worked), unit: 'ms of processor' },
          { what: `${what}, median, slowed down`, value: median(waited), unit: 'ms, target 100' },
          { what: `${what}, slowest, slowed down`, value: Math.max(...waited), unit: 'ms, target 100' },
        )
      }
      rows.push({ what: 'a letter in the search field, median, slowed down', value: median(typed), unit: 'ms' })
      return rows
    }),
}
