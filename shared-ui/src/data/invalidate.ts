import type { Resource } from '@ementa/contracts'
import type { useSWRConfig } from 'swr'
import { freshnessOf, keyOfState, makeStale } from './freshness'
import { resourceOf } from './query'

/** A cache and SWR's way to write to it, as `useSWRConfig` gives them. */
export type Store = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>

/**
 * Makes the entries of these reads stale. What is on screen is read again, the rest when it is next shown; nothing is
 * deleted, so that it can still be shown offline. Resolves when what is on screen was read.
 */
export async function invalidateReads({ cache, mutate }: Store, resources: readonly Resource[] | 'all'): Promise<void> {
  const concerns = (key: unknown) => resources === 'all' || resources.some((resource) => resource === resourceOf(key))
  await invalidateEntries({ cache, mutate }, concerns)
}

/** Invalidates every entry whose key `concerns` accepts. */
export async function invalidateEntries({ cache, mutate }: Store, concerns: (key: unknown) => boolean): Promise<void> {
  const freshness = freshnessOf(cache)
  for (const name of [...freshness.keys()]) {
    if (concerns(keyOfState(cache.get(name)))) makeStale(freshness, name)
  }
  await mutate(concerns)
}
