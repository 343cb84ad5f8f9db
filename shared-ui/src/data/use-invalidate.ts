import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { freshnessOf, keyOfState, makeStale } from './freshness'
import type { Resource } from './resources'

/**
 * For writes: `invalidate('feed', 'drafts')` makes these reads stale. What is on screen is read again, the rest when it
 * is next shown; nothing is deleted, so it can still be shown offline. Without names: everything (after sign-in or -out).
 */
export function useInvalidate(): (...resources: Resource[]) => Promise<void> {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    async (...resources) => {
      const freshness = freshnessOf(cache)
      const concerns = (key: unknown) =>
        resources.length === 0 || (Array.isArray(key) && resources.some((resource) => resource === key[0]))
      for (const name of [...freshness.keys()]) {
        if (concerns(keyOfState(cache.get(name)))) makeStale(freshness, name)
      }
      await mutate(concerns)
    },
    [cache, mutate],
  )
}
