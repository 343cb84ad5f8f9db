import { LARGEST_PAGE } from '@ementa/contracts'
import { contract } from '@ementa/contracts/contract'
import type * as v from 'valibot'
import type { Random } from '../random'

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
export class Fuzzer {
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

/** The calls of the contract with the schemas of their input. */
export const FUZZED_CALLS = Object.entries(contract).flatMap(([area, verbs]) =>
  Object.entries(verbs).map(([verb, call]) => ({ path: `${area}/${verb}`, input: call['~orpc'].inputSchema })),
)
