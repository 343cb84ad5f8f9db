import { type CollectionOptions, createCollections, keysOf } from '@ementa/mock-backend/parts'
import { READ_KEYS } from './read-keys'

/** An entity of any collection: what it looks like is known to the collection's declaration alone. */
export type Entity = object

/** The indexes whose entities have several keys, by collection. Their column is an array. */
const WITH_SEVERAL_KEYS: Readonly<Record<string, readonly string[]>> = { posts: ['tag'] }

export interface Index {
  name: string
  column: string
  keysOf: (entity: Entity) => readonly string[]
  hasSeveralKeys: boolean
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
