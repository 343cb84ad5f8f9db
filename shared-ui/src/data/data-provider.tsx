import { RETRY } from '@ementa/contracts'
import { type ReactNode, useEffect, useMemo } from 'react'
import isEqual from 'react-fast-compare'
import { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr'
import { invalidateReads } from './invalidate'
import type { ResponseCache } from './response-cache'
import type { Writes } from './writes'

interface DataProviderProps {
  cache: ResponseCache
  /** Announces the reads that become stale; absent: none ever does. */
  writes?: Pick<Writes, 'subscribe'>
  /** First wait of a retried read in ms; the simulation's `retryBase` shortens it in tests. */
  retryBase?: number
  children: ReactNode
}

/** The one SWR configuration of the product; the shell wraps everything in it. */
export function DataProvider({ cache, writes, retryBase = RETRY.base, children }: DataProviderProps) {
  const value = useMemo<SWRConfiguration & { provider: () => ResponseCache }>(
    () => ({
      provider: () => cache,
      errorRetryInterval: retryBase,
      shouldRetryOnError: false,
      revalidateOnFocus: false,
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
      {writes && <Invalidation writes={writes} />}
      {children}
    </SWRConfig>
  )
}

/** Repeats the reads that have become stale; they live here, below the configuration. */
function Invalidation({ writes }: { writes: Pick<Writes, 'subscribe'> }) {
  const { cache, mutate } = useSWRConfig()
  useEffect(
    () =>
      writes.subscribe(({ resources }) => {
        // A failure is shown where the data is; one of a page that is being closed, nowhere.
        invalidateReads({ cache, mutate }, resources).catch(() => undefined)
      }),
    [writes, cache, mutate],
  )
  return null
}
