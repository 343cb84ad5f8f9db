import * as v from 'valibot'

/** An order by one text: `place` tells where an entity stands. A database can keep it in a column. */
export interface Order<Entity> {
  place: (entity: Entity) => string
  isDescending: boolean
}

export interface CollectionOptions<Entity, Index extends string> {
  id: (entity: Entity) => string
  /** Schema that a stored record must satisfy to become an entity again. */
  schema: v.GenericSchema<unknown, Entity>
  /** The order of every list of this collection; that of the seed when absent. Ties are broken by id. */
  order?: Order<Entity>
  /** Secondary indexes: the key or keys under which an entity is found; null means not at all. */
  indexes?: Record<Index, (entity: Entity) => string | readonly string[] | null>
}

/** `local`: a call of this tab changed it. `stored`: it was read from the storage, or another tab changed it. */
export type ChangeOrigin = 'local' | 'stored'
export type ChangeListener = (id: string, origin: ChangeOrigin) => void

/** Returns the keys of an index's answer, each once. */
export function keysOf(key: string | readonly string[] | null): readonly string[] {
  if (key === null) return []
  return typeof key === 'string' ? [key] : [...new Set(key)]
}

/**
 * The part of a collection that calls use. Whatever keeps the data can carry it: it finds entities by id, by a key of an
 * index, and page by page in the collection's order. Everything else is a named read (`Reads`).
 */
export interface Table<Entity, Index extends string = never> {
  get(id: string): Entity | undefined
  has(id: string): boolean
  /** Returns the entity, or its last state before it was deleted. */
  lastKnown(id: string): Entity | undefined
  /** Returns all entities under a key of an index, in the collection's order. */
  by(index: Index, key: string): readonly Entity[]
  /** Walks all entities (or those under `key`) behind the entity with the id `cursor`. An unknown cursor ends the walk. */
  after(cursor: string | null | undefined, index?: Index, key?: string): Iterable<Entity>
  put(entity: Entity): void
  delete(id: string): void
  /** Calls the listener for every change of one entity, but not when the whole world is loaded. */
  onChange(listener: ChangeListener): void
  /** The order of every list of this collection. */
  readonly compare: Compare<Entity>
}

/** The part of a collection that persistence needs, whatever its entities are. */
export interface Recorded {
  onChange(listener: ChangeListener): void
  get(id: string): unknown
  isSeeded(id: string): boolean
  seeded(id: string): unknown
  restore(id: string): void
  applyRecord(id: string, record: unknown): boolean
}

const compareBy =
  <Entity>({ place, isDescending }: Order<Entity>): Compare<Entity> =>
  (a, b) =>
    isDescending ? compareText(place(b), place(a)) : compareText(place(a), place(b))

/**
 * Entities by id, in one order, with secondary indexes in the same order. Entities are never changed in place:
 * a change is `put` of a new object, so nothing handed out can alter the store.
 */
export class Collection<Entity, Index extends string = never> implements Table<Entity, Index>, Recorded {
  readonly options: CollectionOptions<Entity, Index>
  readonly #schema: v.GenericSchema<unknown, Entity>
  readonly #id: (entity: Entity) => string
  readonly compare: Compare<Entity>
  readonly #keys: [string, (entity: Entity) => string | readonly string[] | null][]
  readonly #listeners = new Set<ChangeListener>()
  #byId = new Map<string, Entity>()
  #seed = new Map<string, Entity>()
  #rank = new Map<string, number>()
  /** Deleted in this session: a cursor that points to one still knows its place. */
  #graves = new Map<string, Entity>()
  #list: SortedList<Entity>
  #indexes = new Map<string, Map<string, SortedList<Entity>>>()

  constructor(options: CollectionOptions<Entity, Index>) {
    const { id, schema, order, indexes } = options
    this.options = options
    this.#schema = schema
    this.#id = id
    const byRank: Compare<Entity> = (a, b) => this.#rankOf(id(a)) - this.#rankOf(id(b))
    const first = order ? compareBy(order) : byRank
    this.compare = (a, b) => first(a, b) || compareText(id(a), id(b))
    this.#keys = Object.entries(indexes ?? {})
    this.#list = new SortedList(this.compare)
  }

  get(id: string): Entity | undefined {
    return this.#byId.get(id)
  }

  has(id: string): boolean {
    return this.#byId.has(id)
  }

  lastKnown(id: string): Entity | undefined {
    return this.#byId.get(id) ?? this.#graves.get(id) ?? this.#seed.get(id)
  }

  all(): readonly Entity[] {
    return this.#list.items
  }

  by(index: Index, key: string): readonly Entity[] {
    return this.#indexes.get(index)?.get(key)?.items ?? []
  }

  /** The keys of an index under which anything was ever found. */
  keys(index: Index): Iterable<string> {
    return this.#indexes.get(index)?.keys() ?? []
  }

  after(cursor: string | null | undefined, index?: Index, key = ''): Iterable<Entity> {
    const list = index === undefined ? this.#list : this.#indexes.get(index)?.get(key)
    if (!list) return []
    if (!cursor) return list.after()
    const last = this.lastKnown(cursor)
    return last ? list.after(last) : []
  }

  put(entity: Entity): void {
    this.#set(this.#id(entity), entity, 'local')
  }

  delete(id: string): void {
    if (this.#byId.has(id)) this.#set(id, undefined, 'local')
  }

  onChange(listener: ChangeListener): void {
    this.#listeners.add(listener)
  }

  isSeeded(id: string): boolean {
    return this.#seed.has(id)
  }

  /** The entity as it was generated, whatever became of it. */
  seeded(id: string): Entity | undefined {
    return this.#seed.get(id)
  }

  /** Takes over a stored record; null is the tombstone of a deleted entity. Returns whether it was usable. */
  applyRecord(id: string, record: unknown): boolean {
    const entity = v.safeParse(v.nullable(this.#schema), record)
    if (entity.success) this.#set(id, entity.output ?? undefined, 'stored')
    return entity.success
  }

  /** Back to the generated entity, or to nothing when there was none. */
  restore(id: string): void {
    this.#set(id, this.#seed.get(id), 'stored')
  }

  /** Forgets everything and starts from generated entities: sorted once, then every index is filled in order. */
  load(entities: readonly Entity[]): void {
    this.#byId = new Map()
    this.#graves = new Map()
    this.#list = new SortedList(this.compare)
    this.#indexes = new Map()
    this.#seed = new Map(entities.map((entity) => [this.#id(entity), entity]))
    this.#rank = new Map(entities.map((entity, index) => [this.#id(entity), index]))
    for (const entity of [...this.#seed.values()].sort(this.compare)) {
      this.#byId.set(this.#id(entity), entity)
      this.#list.append(entity)
      for (const [index, keyOf] of this.#keys) {
        for (const key of keysOf(keyOf(entity))) this.#indexList(index, key).append(entity)
      }
    }
  }

  #set(id: string, entity: Entity | undefined, origin: ChangeOrigin): void {
    const old = this.#byId.get(id)
    if (entity === undefined) {
      if (old === undefined) return
      this.#byId.delete(id)
      this.#graves.set(id, old)
    } else this.#byId.set(id, entity)
    this.#move(this.#list, old, entity)
    for (const [index, keyOf] of this.#keys) {
      const oldKeys = old === undefined ? [] : keysOf(keyOf(old))
      const after = entity === undefined ? [] : keysOf(keyOf(entity))
      for (const key of oldKeys) this.#move(this.#indexList(index, key), old, after.includes(key) ? entity : undefined)
      for (const key of after) if (!oldKeys.includes(key)) this.#move(this.#indexList(index, key), undefined, entity)
    }
    for (const listener of this.#listeners) listener(id, origin)
  }

  /** Entities made after the seed are behind it. */
  #rankOf(id: string): number {
    return this.#rank.get(id) ?? Number.MAX_SAFE_INTEGER
  }

  #move(list: SortedList<Entity>, old: Entity | undefined, entity: Entity | undefined): void {
    if (old !== undefined && entity !== undefined) list.replace(old, entity)
    else if (old !== undefined) list.remove(old)
    else if (entity !== undefined) list.insert(entity)
  }

  #indexList(index: string, key: string): SortedList<Entity> {
    let lists = this.#indexes.get(index)
    if (!lists) {
      lists = new Map()
      this.#indexes.set(index, lists)
    }
    let list = lists.get(key)
    if (!list) {
      list = new SortedList(this.compare)
      lists.set(key, list)
    }
    return list
  }
}

/** Orders two entities; 0 only for the same entity (collections add the id as the last criterion). */
export type Compare<Entity> = (a: Entity, b: Entity) => number

/** Compares by code unit: the order of ids and of ISO times. */
export const compareText: Compare<string> = (a, b) => Number(a > b) - Number(a < b)

/** An array kept in order by binary search, so that the cost of a page depends on its length, not on the list's. */
export class SortedList<Entity> {
  readonly #compare: Compare<Entity>
  #items: Entity[] = []

  constructor(compare: Compare<Entity>) {
    this.#compare = compare
  }

  get items(): readonly Entity[] {
    return this.#items
  }

  /** Appends while loading; the caller keeps the order. */
  append(entity: Entity): void {
    this.#items.push(entity)
  }

  insert(entity: Entity): void {
    this.#items.splice(this.positionOf(entity), 0, entity)
  }

  /** `entity` may be an older version of the stored one, as long as it has the same place in the order. */
  remove(entity: Entity): void {
    const position = this.positionOf(entity)
    const found = this.#items[position]
    if (found !== undefined && this.#compare(found, entity) === 0) this.#items.splice(position, 1)
  }

  replace(old: Entity, entity: Entity): void {
    if (this.#compare(old, entity) === 0) this.#items[this.positionOf(old)] = entity
    else {
      this.remove(old)
      this.insert(entity)
    }
  }

  /** Everything behind `cursor`, which itself need not be in the list any more; all of it without a cursor. */
  *after(cursor?: Entity): Generator<Entity> {
    let position = 0
    if (cursor !== undefined) {
      position = this.positionOf(cursor)
      const found = this.#items[position]
      if (found !== undefined && this.#compare(found, cursor) === 0) position += 1
    }
    for (let entity = this.#items[position]; entity !== undefined; entity = this.#items[position]) {
      position += 1
      yield entity
    }
  }

  /** The first place whose entity is not before `entity`. */
  positionOf(entity: Entity): number {
    let low = 0
    let high = this.#items.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const probe = this.#items[middle] ?? entity
      if (this.#compare(probe, entity) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
