import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { keyOfState } from './freshness'

export interface CacheWrites {
  /**
   * Changes the data of the entries whose key `concerns` accepts, without a call. `change` returns the same object where
   * nothing changes. An entry without data is left alone; one that is being read is read again, since the answer on its
   * way may be older than the change.
   */
  change<Data>(concerns: (key: unknown) => boolean, change: (data: Data) => Data): void
  /** Drops the data of these entries. What is on screen is read again at once, the rest when it is next shown. */
  forget(concerns: (key: unknown) => boolean): void
}

/**
 * The only way to change cached entries by key. SWR's `mutate(…, { revalidate: false })` discards every answer that is
 * on its way and starts no other call: a first read would then wait forever.
 */
export function useCacheWrites(): CacheWrites {
  const { cache, mutate } = useSWRConfig()
  return useMemo(
    () => ({
      change(concerns, change) {
        for (const name of [...cache.keys()]) {
          if (concerns(keyOfState(cache.get(name)))) changeEntry({ cache, mutate }, name, change)
        }
      },
      // With a call where one is needed: SWR would share the answer of a call younger than two seconds, then discard it.
      forget: (concerns) => void mutate(concerns, undefined),
    }),
    [cache, mutate],
  )
}

type Store = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>

/** One entry by its serialized key, as `CacheWrites.change` does it. */
export function changeEntry<Data>({ cache, mutate }: Store, name: string, change: (data: Data) => Data): void {
  const state = cache.get(name)
  if (state?.data === undefined) return
  const next = change(state.data)
  if (next !== state.data) void mutate(name, next, { revalidate: state.isValidating === true })
}
