import { LARGEST_PAGE } from '@ementa/contracts'
import { contract } from '@ementa/contracts/contract'
import type * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Random, seededRandom } from '../random'
import { memoryStorage } from '../store/storage'
import { start } from '../test/start'

const ROUNDS = 3000
const PEOPLE = ['anapaula', 'moderacao', 'beatriz', 'lexcorp', 'joaopedro', 'renata', null] as const

/** Values that attackers, broken clients and copied texts send. */
const HOSTILE: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\u200b\u2060',
    '\u202Eoãçagluvid',
    '__proto__',
    'constructor',
    'toString',
    '#',
    'LGPD',
    'a'.repeat(5000),
  ],
  ...[
    'Z\u0301\u0302\u0303\u0304'.repeat(400),
    '👨‍👩‍👧‍👦'.repeat(600),
    '\ud800',
    '\0',
    '<img src=x onerror=alert(1)>',
    '=1+1',
  ],
  ...[
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil',
    '../../etc/passwd',
    "' OR 1=1 --",
    '%00',
    '{{7*7}}',
    '.*(a+)+$',
  ],
  ...['2026-99-99T99:99:99Z', '2026-02-31', '2026-02-31T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '0000-00-00'],
  ...['2026-03-11T09:00:00.000Z', '2026-03-10', '2999-12-31T23:59:59Z', '+275760-09-13T00:00:00.000Z'],
  ...[0, -1, 1, 1e9, 1e308, 0.5, Number.MAX_SAFE_INTEGER, true, false, null, [], {}, [[]], ['', null], { id: {} }],
]

type Schema = v.GenericSchema & Record<string, unknown>
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'type' in value

/** Values that mostly fit the schema and sometimes do not: only values that pass the border can do harm behind it. */
class Fuzzer {
  readonly #random: Random
  /** Ids that exist, so that calls meet real things. */
  readonly #ids: readonly string[]

  constructor(random: Random, ids: readonly string[]) {
    this.#random = random
    this.#ids = ids
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)]
    if (item === undefined && items.length === 0) throw new Error('Nothing to pick from.')
    return item as Item
  }

  value(schema: unknown): unknown {
    if (!isSchema(schema)) return null
    if (this.#random() < 0.08) return this.pick(HOSTILE)
    const { type } = schema
    if (type === 'optional' || type === 'nullable' || type === 'nullish') {
      const absent = type === 'optional' ? undefined : null
      return this.#random() < 0.3 ? absent : this.value(schema.wrapped)
    }
    if (type === 'object') {
      const entries = Object.entries(schema.entries as Record<string, unknown>)
      return Object.fromEntries(entries.map(([name, one]) => [name, this.value(one)]))
    }
    if (type === 'array') return Array.from({ length: Math.floor(this.#random() * 5) }, () => this.value(schema.item))
    if (type === 'picklist' || type === 'variant' || type === 'union') {
      const option = this.pick(schema.options as unknown[])
      return isSchema(option) ? this.value(option) : option
    }
    if (type === 'literal') return schema.literal
    if (type === 'boolean') return this.#random() < 0.5
    if (type === 'number') return this.pick([1, 2, 5, 30, 50, LARGEST_PAGE, 1490, this.#random() * 1e6])
    return this.#random() < 0.5 ? this.pick(this.#ids) : this.pick(HOSTILE.filter((one) => typeof one === 'string'))
  }
}

const calls = Object.entries(contract).flatMap(([area, verbs]) =>
  Object.entries(verbs).map(([verb, call]) => ({ path: `${area}/${verb}`, input: call['~orpc'].inputSchema })),
)

/** Reads that every page makes first. */
const READS: readonly [string, object][] = [
  ['posts/listFeed', { limit: LARGEST_PAGE }],
  ['tags/listPopular', { limit: LARGEST_PAGE }],
  ['posts/listDrafts', {}],
  ['comments/listOwn', {}],
  ['bookmarks/listBookmarks', {}],
  ['tags/listFollowedTags', {}],
  ['users/listMuted', {}],
  ['users/listBlocked', {}],
  ['newsletters/listAll', {}],
  ['newsletters/listIssues', { newsletterId: 'newsletter-jornada', limit: LARGEST_PAGE }],
  ['newsletters/listSchedules', { newsletterId: 'newsletter-jornada' }],
  ['newsletters/listABTests', { newsletterId: 'newsletter-jornada' }],
  ['notifications/list', { limit: LARGEST_PAGE }],
  ['search/all', { query: 'direito' }],
  ['search/listHistory', {}],
  ['moderation/getQueue', { limit: LARGEST_PAGE }],
  ['moderation/getUsers', { limit: LARGEST_PAGE }],
  ['moderation/getAuditLog', { limit: LARGEST_PAGE }],
  ['moderation/getStats', {}],
  ['moderation/exportReport', {}],
  ['profiles/listRecommended', {}],
]

test('no call of the contract answers 500 or sends a request, and nothing it stored hides a page or is thrown away at the next start [BCK-001] [BCK-068]', async () => {
  const sent = vi.fn()
  for (const door of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']) vi.stubGlobal(door, sent)
  onTestFinished(() => void vi.unstubAllGlobals())
  const seen = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const storage = memoryStorage()
  const { backend, api } = await start({ storage })
  const { posts } = await api.posts.listFeed({ limit: 20 })
  const { newsletters } = await api.newsletters.listAll()
  const ids = [
    ...posts.flatMap(({ id, author_id }) => [id, author_id]),
    ...newsletters.flatMap(({ id, handle }) => [id, handle]),
    ...['anapaula', 'lgpd', 'contratos', 'user-lexcorp'],
  ]
  const random = seededRandom(20260310)
  const fuzzer = new Fuzzer(random, ids)
  const call = async (path: string, input: unknown) => {
    const request = new Request(`https://backend.test/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input ?? {}),
    })
    return (await backend.fetch(request)).status
  }
  const failed: string[] = []
  const asked = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 20 === 0) {
      const person = fuzzer.pick(PEOPLE)
      await (person ? api.auth.signIn({ username: person }) : api.auth.signOut())
    }
    const { path, input } = fuzzer.pick(calls)
    const value = fuzzer.value(input)
    asked.add(path)
    if ((await call(path, value)) >= 500) failed.push(`${path} ${JSON.stringify(value)?.slice(0, 300)}`)
  }
  expect(failed).toEqual([])
  expect(calls.map(({ path }) => path).filter((path) => !asked.has(path))).toEqual([])

  const again = await start({ storage })
  expect(again.backend.problems).toEqual([])
  for (const one of [backend, again.backend]) {
    for (const person of ['anapaula', 'moderacao', 'renata']) {
      await api.auth.signIn({ username: person })
      await again.api.auth.signIn({ username: person })
      for (const [path, input] of READS) {
        const request = new Request(`https://backend.test/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        })
        const { status } = await one.fetch(request)
        expect(status >= 500 ? path : 'answered').toBe('answered')
      }
    }
  }
  expect(seen).not.toHaveBeenCalled()
  expect(sent).not.toHaveBeenCalled()
})
