import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { type Entries, isKeyOf, keyOfEntry, type Paged } from './query'

/** A cache and SWR's way to write to it, as `useSWRConfig` gives them. */
type Store = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>

export interface CacheEdits {
  /**
   * Changes what the entries of a query hold, without a call. `edit` gets the input that names each entry too, and
   * returns the same object where nothing changes. An entry without data is left alone; one that is being read is read
   * again, since the answer on its way may be older than the change.
   */
  change<Data, Key extends readonly unknown[]>(
    query: Entries<Data, Key>,
    edit: (data: NoInfer<Data>, input: NoInfer<Key>) => NoInfer<Data>,
  ): void
  /** Drops the data of the entries that `which` chooses. Entries on screen are read again at once, the rest when shown. */
  forget<Data, Key extends readonly unknown[]>(query: Entries<Data, Key>, which: (input: NoInfer<Key>) => boolean): void
}

/** Typed edits of cached answers, by query: the only way to change the cache. */
export function useCacheEdits(): CacheEdits {
  const { cache, mutate } = useSWRConfig()
  return useMemo(() => cacheEdits({ cache, mutate }), [cache, mutate])
}

/**
 * SWR's `mutate(…, { revalidate: false })` discards every answer that is on its way and starts no other call: a first read
 * would then wait for ever. Hence the calls here where one is needed.
 */
export function cacheEdits({ cache, mutate }: Store): CacheEdits {
  return {
    change(query, edit) {
      for (const name of [...cache.keys()]) {
        const key = keyOfEntry(name)
        if (!isKeyOf(query, key)) continue
        const [, ...input] = key
        changeEntry<Parameters<typeof edit>[0]>({ cache, mutate }, name, (data) => edit(data, input))
      }
    },
    forget(query, which) {
      for (const name of [...cache.keys()]) {
        const key = keyOfEntry(name)
        if (!isKeyOf(query, key)) continue
        const [, ...input] = key
        // An own call is made where one is needed: SWR would share the answer of a call younger than two seconds, then
        // discard it.
        if (which(input)) void mutate(name, undefined)
      }
    },
  }
}

/** Changes one entry by its name, as `CacheEdits.change` does it. */
export function changeEntry<Data>({ cache, mutate }: Store, name: string, change: (data: Data) => Data): void {
  const state = cache.get(name)
  if (state?.data === undefined) return
  const next = change(state.data)
  if (next !== state.data) void mutate(name, next, { revalidate: state.isValidating === true })
}

/** Changes the entities in the cached answers of one query. */
export type Holder<Entity> = (edits: CacheEdits, change: (entity: Entity) => Entity) => void

/**
 * Says where the answers of a query hold an entity: `holder(postQuery, (answer, each) => put(answer, { post:
 * each(answer.post) }))`. `map` returns the answer itself when `each` changed nothing (`put`, `mapped`, `inPages`).
 */
export function holder<Data, Entity>(
  query: Entries<Data>,
  map: (data: Data, each: (entity: Entity) => Entity) => Data,
): Holder<Entity> {
  return (edits, change) => edits.change(query, (data) => map(data, change))
}

/** Changes the entity with this id wherever it is cached. */
export function editEntity<Entity extends { id: string }>(
  edits: CacheEdits,
  holders: readonly Holder<Entity>[],
  id: string,
  change: (entity: Entity) => Entity,
): void {
  for (const edit of holders) edit(edits, (entity) => (entity.id === id ? change(entity) : entity))
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
