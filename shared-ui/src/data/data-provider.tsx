import type { Resource } from '@ementa/contracts'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import isEqual from 'react-fast-compare'
import { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr'
import type { Writes } from '../calls/middleware'
import { freshnessOf, makeStale } from './freshness'
import { type Entries, isKeyOf, keyOfEntry, resourceOf } from './query'
import type { ResponseCache } from './response-cache'

interface DataProviderProps {
  cache: ResponseCache
  /** Announces the reads that become stale. */
  writes: Pick<Writes, 'subscribe'>
  /** First wait of a retried read in ms. */
  retryBase: number
  children: ReactNode
}

/** The one SWR configuration of the product; the shell wraps everything in it. */
export function DataProvider({ cache, writes, retryBase, children }: DataProviderProps) {
  const value = useMemo<SWRConfiguration & { provider: () => ResponseCache }>(
    () => ({
      provider: () => cache,
      errorRetryInterval: retryBase,
      // The cache decides whether an entry is fresh. SWR would take each call for under way for two more seconds, and a
      // view that mounts after the cache was cleared would make none.
      dedupingInterval: 0,
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      // SWR's own way writes both answers out as text, also where their first fields differ; Chakra brings this one.
      compare: isEqual,
    }),
    [cache, retryBase],
  )
  useEffect(() => {
    // The last writes of a closing window would otherwise wait for a timer that never fires.
    window.addEventListener('pagehide', cache.flush)
    return () => window.removeEventListener('pagehide', cache.flush)
  }, [cache])
  return (
    <SWRConfig value={value}>
      <Invalidation writes={writes} />
      {children}
    </SWRConfig>
  )
}

/** Makes the reads stale that `writes` announces. */
function Invalidation({ writes }: { writes: Pick<Writes, 'subscribe'> }) {
  const invalidate = useInvalidate()
  useEffect(
    () =>
      writes.subscribe(
        ({ resources }) =>
          void invalidate((key) => resources === 'all' || resources.some((resource) => resource === resourceOf(key))),
      ),
    [writes, invalidate],
  )
  return null
}

/**
 * Calls the listener when others changed what a query reads, as far as the backend tells at once.
 * @returns whether it does at this moment
 */
export function useChangesOfOthers({ queryName }: Entries<unknown>, listener: () => void): () => boolean {
  const { live } = freshnessOf(useSWRConfig().cache).validity
  const onChange = useEffectEvent((resources: readonly Resource[]) => {
    if (resources.some((resource) => resource === queryName)) listener()
  })
  useEffect(() => live.subscribe((resources) => onChange(resources)), [live])
  return () => live.isOn
}

/**
 * For what changed without a write of this product: `refresh(queueQuery, statsQuery)` reads their entries again, at once
 * those on screen. Not after a write: the table of calls says what that makes stale. Never rejects.
 */
export function useRefresh(): (...queries: Entries<unknown>[]) => Promise<void> {
  const invalidate = useInvalidate()
  return useCallback((...queries) => invalidate((key) => queries.some((query) => isKeyOf(query, key))), [invalidate])
}

/**
 * Makes the entries stale whose keys `concerns` accepts. What is on screen is read again, the rest when it is next shown;
 * nothing is deleted, so that it can still be shown offline. Resolves when what is on screen was read.
 */
function useInvalidate() {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    async (concerns: (key: readonly unknown[] | undefined) => boolean): Promise<void> => {
      const freshness = freshnessOf(cache)
      const isConcerned = (name: string) => concerns(keyOfEntry(name))
      for (const name of [...freshness.keys()].filter(isConcerned)) makeStale(freshness, name)
      // A failure is shown where the data is; one of a page that is being closed, nowhere.
      await Promise.allSettled([...cache.keys()].filter(isConcerned).map((name) => mutate(name)))
    },
    [cache, mutate],
  )
}
