import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { keyOfState } from './freshness'
import type { Store } from './invalidate'
import type { Entries, ReadKey } from './query'

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
        const key = keyOfState(cache.get(name))
        if (!isKeyOf(query, key)) continue
        const [, ...input] = key
        changeEntry<Parameters<typeof edit>[0]>({ cache, mutate }, name, (data) => edit(data, input))
      }
    },
    forget(query, which) {
      const concerns = (key: unknown) => {
        if (!isKeyOf(query, key)) return false
        const [, ...input] = key
        return which(input)
      }
      // An own call is made where one is needed: SWR would share the answer of a call younger than two seconds, then
      // discard it.
      void mutate(concerns, undefined)
    },
  }
}

export type ReadableCache = Pick<Store['cache'], 'keys' | 'get'>

/** Returns the data that a cache holds for a query; it skips entries without data. */
export function entriesOf<Data>(cache: ReadableCache, query: Entries<Data>): Data[] {
  return [...cache.keys()].flatMap((name) => {
    const state = cache.get(name)
    return state?.data !== undefined && isKeyOf(query, keyOfState(state)) ? [state.data] : []
  })
}

/** Returns whether a cache key belongs to the query. */
export function isKeyOf<Key extends readonly unknown[]>(
  { queryName }: Entries<unknown, Key>,
  key: unknown,
): key is readonly [name: ReadKey[0], ...input: Key] {
  return Array.isArray(key) && key[0] === queryName
}

/** Changes one entry by its serialised key, as `CacheEdits.change` does it. */
export function changeEntry<Data>({ cache, mutate }: Store, name: string, change: (data: Data) => Data): void {
  const state = cache.get(name)
  if (state?.data === undefined) return
  const next = change(state.data)
  if (next !== state.data) void mutate(name, next, { revalidate: state.isValidating === true })
}
