import { type ChangeListener, type Collections, compareText } from '@ementa/mock-backend/parts'
import { type Entity, TABLES, type Table } from './tables'
import type { Loaded, WorkingSet } from './working-set'

/**
 * A collection as handlers know it, over the working set of one call. What is not loaded yet ends the run: the call is run
 * again once it is.
 */
class WorkingCollection {
  readonly #table: Table
  readonly #set: WorkingSet
  readonly #listeners: ChangeListener[] = []
  readonly compare: (a: Entity, b: Entity) => number

  constructor(table: Table, set: WorkingSet) {
    this.#table = table
    this.#set = set
    this.compare = set.comparing(table)
  }

  /** Handlers only ask whether there is anything. */
  get size(): number {
    return this.after(null)[Symbol.iterator]().next().done ? 0 : 1
  }

  get(id: string): Entity | undefined {
    if (id === '') return undefined
    if (this.#writes?.has(id)) return this.#writes.get(id)
    const row = this.#set.row(this.#table.name, id)
    return row && !row.isDeleted ? row.doc : undefined
  }

  has(id: string): boolean {
    return this.get(id) !== undefined
  }

  lastKnown(id: string): Entity | undefined {
    if (id === '') return undefined
    return this.#writes?.get(id) ?? this.#set.row(this.#table.name, id)?.doc
  }

  all(): readonly Entity[] {
    return this.#list(null, '')
  }

  by(index: string, key: string): readonly Entity[] {
    return this.#list(index, key)
  }

  keys(index: string): Iterable<string> {
    return this.#set.keys(this.#table.name, index)
  }

  *after(cursor: string | null | undefined, index: string | null = null, key = ''): Generator<Entity> {
    const last = cursor ? this.lastKnown(cursor) : undefined
    if (cursor && !last) return
    let place: Loaded | null = last ? this.#rowAt(last) : null
    for (;;) {
      const { rows, isLast } = this.#set.page(this.#table.name, index, key, place)
      const written = this.#written(index, key).filter((entity) =>
        this.#isBetween(entity, place, isLast ? null : rows.at(-1)),
      )
      const unwritten = rows.filter(({ id }) => !this.#writes?.has(id)).map(({ doc }) => doc)
      yield* written.length === 0 ? unwritten : [...unwritten, ...written].sort(this.compare)
      place = rows.at(-1) ?? null
      if (isLast || !place) return
    }
  }

  put(entity: Entity): void {
    this.#change(this.#table.idOf(entity), entity)
  }

  delete(id: string): void {
    if (this.has(id)) this.#change(id, undefined)
  }

  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener)
  }

  get #writes(): ReadonlyMap<string, Entity | undefined> | undefined {
    return this.#set.writes.get(this.#table.name)
  }

  #change(id: string, entity: Entity | undefined): void {
    this.#set.write(this.#table.name, id, entity)
    for (const listener of this.#listeners) listener(id, 'local')
  }

  #list(index: string | null, key: string): readonly Entity[] {
    const stored = this.#set.list(this.#table.name, index, key).map(({ doc }) => doc)
    const writes = this.#writes
    if (!writes) return stored
    const unwritten = stored.filter((entity) => !writes.has(this.#table.idOf(entity)))
    const written = this.#written(index, key)
    return written.length === 0 ? unwritten : [...unwritten, ...written].sort(this.compare)
  }

  /** The entities that this call wrote and that a list has. */
  #written(index: string | null, key: string): Entity[] {
    const isListed = (entity: Entity) =>
      index === null || this.#table.indexes.get(index)?.keysOf(entity).includes(key) === true
    return [...(this.#writes?.values() ?? [])].filter((entity) => entity !== undefined).filter(isListed)
  }

  #rowAt(entity: Entity): Loaded {
    return {
      id: this.#table.idOf(entity),
      doc: entity,
      place: this.#set.placeIn(this.#table, entity),
      isDeleted: false,
    }
  }

  /** Returns whether an entity belongs to the page that begins behind one row and ends with another. */
  #isBetween(entity: Entity, from: Loaded | null, to: Loaded | null | undefined): boolean {
    const row = this.#rowAt(entity)
    const direction = this.#table.isDescending ? -1 : 1
    const compare = (a: Loaded, b: Loaded) => direction * compareText(a.place, b.place) || compareText(a.id, b.id)
    return (!from || compare(row, from) > 0) && (!to || compare(row, to) <= 0)
  }
}

/** Returns all collections over one working set. */
export function workingCollections(set: WorkingSet): Collections {
  const collections = Object.fromEntries(
    [...TABLES.values()].map((table) => [table.name, new WorkingCollection(table, set)]),
  )
  // A handler uses the methods above; those of a collection in memory that load and store are the store's own.
  return collections as unknown as Collections
}
