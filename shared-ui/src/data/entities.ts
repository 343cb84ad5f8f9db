import type { Entries, Paged } from './query'
import { type CacheEdits, entriesOf, type ReadableCache } from './use-cache-edits'

/** Finds and changes an entity in the cached answers of one query. */
export interface Holder<Entity> {
  edit(edits: CacheEdits, change: (entity: Entity) => Entity): void
  /** Every one that the cache holds now. */
  list(cache: ReadableCache): Entity[]
}

/**
 * Says where the answers of a query hold an entity: `holder(postQuery, (answer, each) => put(answer, { post:
 * each(answer.post) }))`. `map` returns the answer itself when `each` changed nothing (`put`, `mapped`, `inPages`).
 */
export function holder<Data, Entity>(
  query: Entries<Data>,
  map: (data: Data, each: (entity: Entity) => Entity) => Data,
): Holder<Entity> {
  return {
    edit: (edits, change) => edits.change(query, (data) => map(data, change)),
    list(cache) {
      const found: Entity[] = []
      for (const data of entriesOf(cache, query)) {
        map(data, (entity) => {
          found.push(entity)
          return entity
        })
      }
      return found
    },
  }
}

/** Changes the entity with this id wherever it is cached. */
export function editEntity<Entity extends { id: string }>(
  edits: CacheEdits,
  holders: readonly Holder<Entity>[],
  id: string,
  change: (entity: Entity) => Entity,
): void {
  for (const each of holders) each.edit(edits, (entity) => (entity.id === id ? change(entity) : entity))
}

/** The entity with this id, if any of these reads has it cached. */
export function findEntity<Entity extends { id: string }>(
  cache: ReadableCache,
  holders: readonly Holder<Entity>[],
  id: string,
): Entity | undefined {
  for (const each of holders) {
    const entity = each.list(cache).find((one) => one.id === id)
    if (entity) return entity
  }
  return undefined
}

/** The object with these fields; the object itself when it has them already. */
export function put<Data extends object>(data: Data, fields: Partial<Data>): Data {
  const next = { ...data, ...fields }
  const names = Object.keys(fields).filter((name): name is keyof Data & string => name in next)
  return names.every((name) => next[name] === data[name]) ? data : next
}

/** `list.map(change)`; the list itself when nothing changed. */
export function mapped<Item>(list: Item[], change: (item: Item) => Item): Item[] {
  const next = list.map(change)
  return next.every((item, index) => item === list[index]) ? list : next
}

/** Changes each page of a paged query. */
export const inPages =
  <Page, Entity>(map: (page: Page, each: (entity: Entity) => Entity) => Page) =>
  (list: Paged<Page>, each: (entity: Entity) => Entity): Paged<Page> =>
    put(list, { pages: mapped(list.pages, (page) => map(page, each)) })
