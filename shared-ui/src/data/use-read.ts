import type { Api } from '@ementa/contracts'
import { createContext, useCallback, useContext, useEffect, useEffectEvent, useState } from 'react'
import useSWR, { type State, useSWRConfig } from 'swr'
import { withRetry } from '../retry/retry'
import { useOnline, useReconnect, useServices } from '../services/context'
import { changeEntry } from './cache-edits'
import { freshnessOf, isFresh, isOver, type Mark, markFetch } from './freshness'
import { type AnyRequest, entryName, type ReadKey, type ReadRequest, type ReadRules, staleTimeOf } from './query'
import type { ResponseCache } from './response-cache'

/**
 * Whether what reads here stands beside the page (the frame, a right column), not in it. It is kept and shown offline with
 * the page, but does not make it a saved one, nor older than it is. The owner says so where it places it: the same read
 * may be the content of another page.
 */
export const BesidePageContext = createContext(false)

export interface Read<Data> {
  data: Data | undefined
  error: unknown
  /** True while there is nothing to show: render the skeleton. */
  isLoading: boolean
  /** A call is on its way, data may be shown already. */
  isValidating: boolean
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
  const { api } = useServices()
  const { cache, mutate: mutateAny, errorRetryInterval } = useSWRConfig()
  const online = useOnline()
  const name = key ? entryName(key) : ''
  const freshness = freshnessOf(cache)
  const staleTime = stale ?? staleTimeOf(key)
  const fetcher = request && (() => fetchRead(cache, name, () => request.call(api), errorRetryInterval))
  const swr = useSWR<Data, unknown>(name, fetcher, {
    revalidateIfStale: isReadNeeded(cache, { key, stale, whenStale }),
    keepPreviousData: keepPrevious ?? false,
  })
  const { mutate } = swr
  // The cache keeps the failure of a view that is gone, while this one makes a call of its own, whose outcome counts.
  const left = { name, error: freshness.isHeld(name) ? undefined : swr.error }
  const [earlier, setEarlier] = useState(left)
  if (earlier.name !== name) setEarlier(left)
  const error = swr.error === earlier.error ? undefined : swr.error
  // After a failure the data of the previous key would pass for an answer to this one.
  const data = error !== undefined && cache.get(name)?.data === undefined ? undefined : swr.data
  // SWR calls an entry restored from storage loading until its first call is over, although it has data.
  const isLoading = (swr.isLoading || swr.error !== error) && data === undefined
  const refresh = useCallback(async () => {
    await mutate().catch(() => undefined)
  }, [mutate])
  const update = useCallback(
    (change: (data: Data) => Data) => changeEntry<Data>({ cache, mutate: mutateAny }, name, change),
    [cache, mutateAny, name],
  )

  const isBeside = useContext(BesidePageContext)
  useEffect(() => (name ? freshness.hold(name, isBeside) : undefined), [name, freshness, isBeside])
  useReconnect(() => {
    const failed = swr.error !== undefined || !isFresh(freshness.get(name), staleTime, Date.now())
    if (name && failed) void refresh()
  })

  const onChange = useEffectEvent(() => {
    const mark = freshness.get(name)
    if (name && online && whenStale !== 'keep' && mark && isOver(mark, Date.now())) void refresh()
  })
  useEffect(() => freshness.validity.subscribe(() => onChange()), [freshness])

  return {
    data,
    error,
    isLoading,
    isValidating: swr.isValidating,
    isOffline: !online,
    savedAt: data === undefined ? undefined : freshness.get(name)?.savedAt,
    refresh,
    update,
  }
}

/**
 * Makes the call of a read, or takes the answer that was asked for ahead, and marks what it answers as fetched now.
 * @param retryBase first wait of a retry, in ms
 */
async function fetchRead<Data>(
  cache: object,
  name: string,
  call: () => Promise<Data>,
  retryBase: number,
): Promise<Data> {
  const early = takeEarly(cache, name)
  const answered = early?.answered ?? markFetch(freshnessOf(cache), name)
  const data: Data = await (early?.answer ?? withRetry(call, { base: retryBase }))
  // Marked here, not where SWR stores it: equal data keeps its old object and would look old.
  answered()
  return data
}

/** Returns whether a component that appears with this read makes a call. */
export function isReadNeeded(
  cache: object,
  { key, stale, whenStale = 'revalidate' }: ReadRules & { key: ReadKey | null },
) {
  const mark = freshnessOf(cache).get(key ? entryName(key) : '')
  return whenStale === 'keep' ? !isKeepable(mark) : !isFresh(mark, stale ?? staleTimeOf(key), Date.now())
}

/** Returns whether a cached answer may be kept: no write touched it, and this window read it. */
const isKeepable = (mark: Mark | undefined) =>
  mark !== undefined && !mark.invalid && mark.savedAt >= performance.timeOrigin

/** The call of a read that no view has asked for yet. */
interface EarlyFetch {
  answer: Promise<State['data']>
  answered: () => void
  /** ms epoch; later it counts for nothing */
  until: number
}

/**
 * By cache, then by name. Not SWR's `preload`, whose answer is taken however long ago it was asked for, and whatever was
 * written since.
 */
const earlyFetches = new WeakMap<object, Map<string, EarlyFetch>>()

/** Makes the call of a read now; the next `fetchRead` of the same key takes the answer, unless it comes too late for it. */
function fetchAhead<Data>(cache: object, key: ReadKey, call: () => Promise<Data>, retryBase: number): void {
  const early = earlyFetches.get(cache) ?? new Map<string, EarlyFetch>()
  earlyFetches.set(cache, early)
  const name = entryName(key)
  const answered = markFetch(freshnessOf(cache), name)
  const answer = withRetry(call, { base: retryBase })
  // The view that reads it shows the failure.
  answer.catch(() => undefined)
  early.set(name, { answer, answered, until: Date.now() + staleTimeOf(key) })
}

function takeEarly(cache: object, name: string): EarlyFetch | undefined {
  const fetch = earlyFetches.get(cache)?.get(name)
  earlyFetches.get(cache)?.delete(name)
  return fetch && Date.now() < fetch.until ? fetch : undefined
}

interface ReadServices {
  api: Api
  cache: ResponseCache
  /** First wait of a retry, in ms. */
  retryBase: number
}

/**
 * Asks for what a page will read as soon as it is rendered; `useRead` then takes this answer in place of a call of its
 * own. Only for a page that is about to be shown.
 */
export function prefetch({ api, cache, retryBase }: ReadServices, reads: readonly AnyRequest[]) {
  for (const request of reads) {
    if (!isReadNeeded(cache, request)) continue
    const call = async () => ('items' in request ? { pages: [await request.call(null, api)] } : request.call(api))
    fetchAhead(cache, request.key, call, retryBase)
  }
}
