import { RETRY } from '@ementa/contracts'
import { type ReactNode, useEffect, useMemo } from 'react'
import isEqual from 'react-fast-compare'
import { SWRConfig, type SWRConfiguration } from 'swr'
import type { ResponseCache } from './response-cache'

interface DataProviderProps {
  cache: ResponseCache
  /** First wait of a retried read in ms; the simulation's `retryBase` shortens it in tests (decision P-16). */
  retryBase?: number
  children: ReactNode
}

/** The one SWR configuration of the product; the shell wraps everything in it. */
export function DataProvider({ cache, retryBase = RETRY.base, children }: DataProviderProps) {
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
  return <SWRConfig value={value}>{children}</SWRConfig>
}
