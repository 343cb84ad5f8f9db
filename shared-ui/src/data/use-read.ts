import { TIMING } from '@ementa/contracts'
import { useCallback, useContext, useEffect, useEffectEvent, useState } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { useReconnect } from '../hooks/use-reconnect'
import { useApi, useOnline } from '../services/context'
import { BesidePageContext } from './beside-page'
import { fetchRead, isReadNeeded } from './fetch-read'
import { freshnessOf, isFresh, isOver } from './freshness'
import { type ReadRequest, staleTimeOf } from './query'
import { changeEntry } from './use-cache-edits'

export interface Read<Data> {
  data: Data | undefined
  error: unknown
  /** True while there is nothing to show: render the skeleton. */
  isLoading: boolean
  /** A call is on its way, data may be shown already. */
  isValidating: boolean
  /** Waiting for longer than 8 s with nothing to show: say `demorando mais que o normal`. */
  isSlow: boolean
  /** Calls are refused now; the shell's offline bar says how old the page is. */
  isOffline: boolean
  /** Time at which the shown data was fetched, ms epoch. */
  savedAt: number | undefined
  /** Asks again, whatever the cache says (retry and refresh buttons). Never rejects: the outcome is in `error`. */
  refresh: () => Promise<void>
  /** Changes the cached data at once, without a call; does nothing when there is no data yet. */
  update: (change: (data: Data) => Data) => void
}

/**
 * One read, `useRead(postQuery(id))`: a fresh cache entry → no call, a stale one → shown and read again, none → loading
 * (docs/architecture.md#reads-and-writes). `null` reads nothing yet (an input is missing).
 */
export function useRead<Data>(request: ReadRequest<Data> | null): Read<Data> {
  const { stale, keepPrevious, whenStale } = request ?? {}
  const key = request?.key ?? null
  const api = useApi()
  const { cache, mutate: mutateAny, errorRetryInterval } = useSWRConfig()
  const online = useOnline()
  const serialized = key ? unstable_serialize(key) : ''
  const freshness = freshnessOf(cache)
  const staleTime = stale ?? staleTimeOf(key)
  const fetcher = request && (() => fetchRead(cache, serialized, () => request.call(api()), errorRetryInterval))
  const swr = useSWR<Data, unknown>(key, fetcher, {
    revalidateIfStale: isReadNeeded(cache, { key, stale, whenStale }),
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    keepPreviousData: keepPrevious ?? false,
  })
  const { mutate } = swr
  // SWR calls an entry restored from storage loading until its first call is over, although it has data.
  const isLoading = swr.isLoading && swr.data === undefined
  const refresh = useCallback(async () => {
    await mutate().catch(() => undefined)
  }, [mutate])
  const update = useCallback(
    (change: (data: Data) => Data) => changeEntry<Data>({ cache, mutate: mutateAny }, serialized, change),
    [cache, mutateAny, serialized],
  )

  const isBeside = useContext(BesidePageContext)
  useEffect(() => (serialized ? freshness.hold(serialized, isBeside) : undefined), [serialized, freshness, isBeside])
  useReconnect(() => {
    const failed = swr.error !== undefined || !isFresh(freshness.get(serialized), staleTime, Date.now())
    if (serialized && failed) void refresh()
  })

  const onChange = useEffectEvent(() => {
    const mark = freshness.get(serialized)
    if (serialized && online && whenStale !== 'keep' && mark && isOver(mark, Date.now())) void refresh()
  })
  useEffect(() => freshness.validity.subscribe(() => onChange()), [freshness])

  return {
    data: swr.data,
    error: swr.error,
    isLoading,
    isValidating: swr.isValidating,
    isSlow: useSlow(isLoading),
    isOffline: !online,
    savedAt: swr.data === undefined ? undefined : freshness.get(serialized)?.savedAt,
    refresh,
    update,
  }
}

/** True once `active` has lasted for 8 s. */
function useSlow(active: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setSlow(true), TIMING.slowNote)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [active])
  return slow
}
