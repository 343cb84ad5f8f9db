import type { Query } from '../database/database'
import { type Table, tableNamed } from './tables'
import { inOrder, type Know, type Loaded, PAGE, type StoredRow, type Wanted, type WorkingSet } from './working-set'

interface Found extends Record<string, unknown>, StoredRow {
  part: number
  key: string | null
}

/** One part of the statement: rows of one table that answer questions of one kind. */
interface Part {
  text: string
  take: (rows: readonly Found[]) => void
}

const COLUMNS = 't.id, t.doc, t.place, t.deleted_at is not null as is_deleted'

/** Loads what a run missed, with one statement, and one for each named read. Returns the rows with the names of their collections. */
export async function load(query: Query, set: WorkingSet, wanted: readonly Wanted[]): Promise<[string, Loaded][]> {
  const values: unknown[] = []
  const loaded: [string, Loaded][] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const know: Know = (table, rows) =>
    rows.map(({ id, doc, place, is_deleted }) => {
      const row = set.know(table, { id, doc, place, isDeleted: is_deleted })
      loaded.push([table, row])
      return row
    })

  const isNew = wanted.filter((one) => !set.has(one))
  const parts = [
    ...onesOf(isNew, value, set, know),
    ...listsOf(isNew, value, set, know),
    ...isNew.filter((one) => one.kind === 'page').map((one) => pageOf(one, value, set, know)),
    ...isNew.filter((one) => one.kind === 'keys').map((one) => keysOf(one, set)),
  ]
  for (const one of isNew) if (one.kind === 'read') set.knowAnswer(one, await one.ask(query, know))
  if (parts.length === 0) return loaded
  const text = parts
    .map((part, index) => part.text.replace('select ', `select ${index} as part, `))
    .join('\nunion all\n')
  const rows = await query<Found>(text, values)
  const byPart = groupBy(rows, ({ part }) => part)
  for (const [index, { take }] of parts.entries()) take(byPart.get(index) ?? [])
  return loaded
}

type Value = (one: unknown) => string

function onesOf(wanted: readonly Wanted[], value: Value, set: WorkingSet, know: Know): Part[] {
  const byTable = groupBy(
    wanted.filter((one) => one.kind === 'one'),
    ({ table }) => table,
  )
  return [...byTable].map(([name, ones]) => {
    const ids = [...new Set(ones.map(({ id }) => id))]
    return {
      text: `select null::text as key, ${COLUMNS} from ${tableNamed(name).table} t where t.id = any(${value(ids)}::text[])`,
      take: (rows) => {
        know(name, rows)
        for (const id of ids) set.knowNone(name, id)
      },
    }
  })
}

function listsOf(wanted: readonly Wanted[], value: Value, set: WorkingSet, know: Know): Part[] {
  const byIndex = groupBy(
    wanted.filter((one) => one.kind === 'list'),
    ({ table, index }) => `${table} ${index}`,
  )
  return [...byIndex.values()].flatMap((lists) => {
    const [first] = lists
    if (!first) return []
    const table = tableNamed(first.table)
    const keys = [...new Set(lists.map(({ key }) => key))]
    return {
      text: listText(table, first.index, value(keys)),
      take: (rows) => {
        const byKey = groupBy(rows, ({ key }) => key ?? '')
        for (const list of lists) {
          set.knowList(list, inOrder(table.name, know(table.name, byKey.get(list.key) ?? [])))
        }
      },
    }
  })
}

function listText({ table, indexes }: Table, name: string | null, keys: string): string {
  const isThere = 't.deleted_at is null'
  if (name === null) return `select k.key, ${COLUMNS} from unnest(${keys}::text[]) k(key), ${table} t where ${isThere}`
  const index = indexes.get(name)
  if (!index) throw new Error(`Failed to read ${table}: it has no index ${name}.`)
  return index.hasSeveralKeys
    ? `select k.key, ${COLUMNS} from unnest(${keys}::text[]) k(key) join ${table} t on t.${index.column} @> array[k.key] and ${isThere}`
    : `select t.${index.column} as key, ${COLUMNS} from ${table} t where t.${index.column} = any(${keys}::text[]) and ${isThere}`
}

function pageOf(wanted: Wanted & { kind: 'page' }, value: Value, set: WorkingSet, know: Know): Part {
  const { table, indexes, isDescending } = tableNamed(wanted.table)
  const index = wanted.index === null ? null : indexes.get(wanted.index)
  const conditions = ['t.deleted_at is null']
  if (index) {
    const key = value(wanted.key)
    conditions.push(index.hasSeveralKeys ? `t.${index.column} @> array[${key}::text]` : `t.${index.column} = ${key}`)
  }
  if (wanted.after) {
    const [place, id] = [value(wanted.after.place), value(wanted.after.id)]
    const comparison = isDescending ? '<' : '>'
    conditions.push(`(t.place ${comparison} ${place} or (t.place = ${place} and t.id > ${id}))`)
  }
  const order = `t.place ${isDescending ? 'desc' : ''}, t.id`
  return {
    text: `(select null::text as key, ${COLUMNS} from ${table} t where ${conditions.join(' and ')} order by ${order} limit ${PAGE})`,
    take: (rows) => {
      const known = inOrder(wanted.table, know(wanted.table, rows))
      set.knowPage(wanted, { rows: known, isLast: rows.length < PAGE })
    },
  }
}

function keysOf(wanted: Wanted & { kind: 'keys' }, set: WorkingSet): Part {
  const { table, indexes } = tableNamed(wanted.table)
  const index = indexes.get(wanted.index)
  const key = index?.hasSeveralKeys ? `unnest(t.${index.column})` : `t.${index?.column}`
  return {
    text: `select distinct ${key} as key, null as id, null::jsonb as doc, null as place, false as is_deleted from ${table} t where t.deleted_at is null`,
    take: (rows) =>
      set.knowKeys(
        wanted,
        rows.flatMap(({ key }) => (key === null ? [] : [key])),
      ),
  }
}

/** Groups items by a key, in the order in which they came. */
function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
