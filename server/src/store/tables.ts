import { type CollectionOptions, createCollections, keysOf } from '@ementa/mock-backend/parts'
import { READ_KEYS } from './read-keys'

/** An entity of any collection: what it looks like is known to the collection's declaration alone. */
export type Entity = object

/** The indexes whose entities have several keys, by collection. Their column is an array. */
const WITH_SEVERAL_KEYS: Readonly<Record<string, readonly string[]>> = { posts: ['tag'] }

/** The keys that one entity alone may have. */
const UNIQUE: Readonly<Record<string, readonly string[]>> = { profiles: ['username'], newsletters: ['handle'] }

export interface Index {
  name: string
  column: string
  keysOf: (entity: Entity) => readonly string[]
  hasSeveralKeys: boolean
  isUnique: boolean
}

/** The table of one collection: an entity's id and document, and the columns that its declaration fills. */
export interface Table {
  /** Name of the collection. */
  name: string
  /** Name in the database. */
  table: string
  idOf: (entity: Entity) => string
  /** Null: entities stand in the order in which they came. */
  order: CollectionOptions<Entity, string>['order'] | null
  isDescending: boolean
  indexes: ReadonlyMap<string, Index>
  /** Keys that named reads look for, by column. */
  readKeys: ReadonlyMap<string, (entity: Entity) => readonly string[]>
  schema: CollectionOptions<Entity, string>['schema']
}

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function tableOf(name: string, { id, order, indexes = {}, schema }: CollectionOptions<Entity, string>): Table {
  // Each is about entities of its own kind; here they are all the same.
  const readKeys = (READ_KEYS as Readonly<Record<string, Record<string, (entity: Entity) => readonly string[]>>>)[name]
  const index = ([index, keyOf]: [string, (entity: Entity) => string | readonly string[] | null]): [string, Index] => {
    const hasSeveralKeys = WITH_SEVERAL_KEYS[name]?.includes(index) ?? false
    return [
      index,
      {
        name: index,
        column: `key_${inSnakeCase(index)}`,
        hasSeveralKeys,
        isUnique: UNIQUE[name]?.includes(index) ?? false,
        keysOf: (entity) => {
          const keys = keysOf(keyOf(entity))
          if (keys.length > 1 && !hasSeveralKeys)
            throw new Error(
              `Failed to index ${name} by ${index}: its entities have several keys, and its column has one.`,
            )
          return keys
        },
      },
    ]
  }
  return {
    name,
    table: inSnakeCase(name),
    idOf: id,
    order: order ?? null,
    isDescending: order?.isDescending ?? false,
    indexes: new Map(Object.entries(indexes).map(index)),
    readKeys: new Map(Object.entries(readKeys ?? {}).map(([key, keysOf]) => [`key_${key}`, keysOf])),
    schema,
  }
}

/** The tables of all collections by the collection's name. */
export const TABLES: ReadonlyMap<string, Table> = new Map(
  Object.entries(createCollections()).map(([name, { options }]) => [
    name,
    // Each declaration is about entities of its own kind; here they are all the same.
    tableOf(name, options as unknown as CollectionOptions<Entity, string>),
  ]),
)

/** Returns the table of a collection. */
export function tableNamed(name: string): Table {
  const table = TABLES.get(name)
  if (!table) throw new Error(`Failed to find a table: there is no collection ${name}.`)
  return table
}

/** Place of an entity without an order of its own that came after the generated ones. */
export const LAST_PLACE = '~'

/** Returns the key columns of a table with their types. */
export const keyColumnsOf = ({ indexes, readKeys }: Table): [column: string, type: string][] => [
  ...[...indexes.values()].map(({ column, hasSeveralKeys }): [string, string] => [
    column,
    hasSeveralKeys ? 'text[]' : 'text',
  ]),
  ...[...readKeys.keys()].map((column): [string, string] => [column, 'text[]']),
]

/** Returns the values of an entity's row. */
export function rowOf(
  { idOf, order, indexes, readKeys }: Table,
  entity: Entity,
  rank = LAST_PLACE,
): Record<string, unknown> {
  const keys = [...indexes.values()].map(({ column, keysOf, hasSeveralKeys }) => [
    column,
    hasSeveralKeys ? keysOf(entity) : (keysOf(entity)[0] ?? null),
  ])
  const forReads = [...readKeys].map(([column, keysOf]) => [column, keysOf(entity)])
  const place = order ? order.place(entity) : rank
  return { id: idOf(entity), doc: entity, place, ...Object.fromEntries([...keys, ...forReads]) }
}

/** Texts are compared by code unit, as the collections in memory compare them. */
const TEXT = 'text collate "C"'

/** Returns the statements that create a table with the indexes of its collection. */
export function createStatements({ table, indexes, isDescending }: Table): string[] {
  const direction = isDescending ? ' desc' : ''
  const columns = [...indexes.values()].map(({ column, hasSeveralKeys }) =>
    hasSeveralKeys ? `${column} text[] not null` : `${column} ${TEXT}`,
  )
  return [
    `create table ${table} (
  id ${TEXT} primary key,
  doc jsonb not null,
  version integer not null default 1,
  deleted_at timestamptz,
  place ${TEXT} not null${columns.map((column) => `,\n  ${column}`).join('')}
)`,
    `create index ${table}_by_place on ${table} (place${direction}, id) where deleted_at is null`,
    ...[...indexes.values()].map(({ column, hasSeveralKeys, isUnique }) => {
      if (hasSeveralKeys) return `create index ${table}_by_${column} on ${table} using gin (${column})`
      if (isUnique) return `create unique index ${table}_by_${column} on ${table} (${column}) where deleted_at is null`
      return `create index ${table}_by_${column} on ${table} (${column}, place${direction}, id) where deleted_at is null`
    }),
  ]
}

/** How the columns for named reads are indexed; the others stand beside one that is. */
const READ_INDEXES: Readonly<Record<string, (column: string) => string>> = {
  // A vector is found by the beginnings of its words, too. It is made of the words as they are, by no configuration.
  key_words: (column) => `array_to_tsvector(${column})`,
  key_names: (column) => column,
  key_law: (column) => column,
}

/** Returns the statements that add the columns for named reads, and those that take them away. */
export function readKeyStatements({ table, readKeys }: Table): { forward: string[]; back: string[] } {
  const columns = [...readKeys.keys()]
  // Entries that wait to be put into an index are read by every search, so they do not wait.
  const indexOf = (column: string) => {
    const index = READ_INDEXES[column]
    return index
      ? [`create index ${table}_by_${column} on ${table} using gin (${index(column)}) with (fastupdate = off)`]
      : []
  }
  return {
    forward: [
      ...columns.map((column) => `alter table ${table} add column ${column} text[] not null default '{}'`),
      ...columns.flatMap(indexOf),
    ],
    back: columns.map((column) => `alter table ${table} drop column ${column}`),
  }
}
