import { type State, unstable_serialize } from 'swr'
import { withRetry } from '../retry/retry'
import { freshnessOf, isFresh, type Mark, markFetch } from './freshness'
import { type ReadKey, type ReadRules, staleTimeOf } from './query'

/** The call of a read that no view has asked for yet. */
interface EarlyFetch {
  answer: Promise<State['data']>
  answered: () => void
  /** ms epoch; later it counts for nothing */
  until: number
}

/**
 * By cache, then by serialised key. Not SWR's `preload`: there an answer that arrives before its view would be marked as
 * fetched although the cache still holds what an earlier visit stored, which the view would then show and never read again.
 */
const earlyFetches = new WeakMap<object, Map<string, EarlyFetch>>()

/** Makes the call of a read now; the next `fetchRead` of the same key takes the answer, unless it comes too late for it. */
export function fetchAhead<Data>(cache: object, key: ReadKey, call: () => Promise<Data>, retryBase: number): void {
  const early = earlyFetches.get(cache) ?? new Map<string, EarlyFetch>()
  earlyFetches.set(cache, early)
  const serialized = unstable_serialize(key)
  const answered = markFetch(freshnessOf(cache), serialized)
  const answer = withRetry(call, { base: retryBase })
  // The view that reads it shows the failure.
  answer.catch(() => undefined)
  early.set(serialized, { answer, answered, until: Date.now() + staleTimeOf(key) })
}

function takeEarly(cache: object, serialized: string): EarlyFetch | undefined {
  const fetch = earlyFetches.get(cache)?.get(serialized)
  earlyFetches.get(cache)?.delete(serialized)
  return fetch && Date.now() < fetch.until ? fetch : undefined
}

/**
 * Makes the call of a read, or takes the answer that was asked for ahead, and marks what it answers as fetched now.
 * @param retryBase first wait of a retry, in ms
 */
export async function fetchRead<Data>(
  cache: object,
  serialized: string,
  call: () => Promise<Data>,
  retryBase: number,
): Promise<Data> {
  const early = takeEarly(cache, serialized)
  const answered = early?.answered ?? markFetch(freshnessOf(cache), serialized)
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
  const mark = freshnessOf(cache).get(key ? unstable_serialize(key) : '')
  return whenStale === 'keep' ? !isKeepable(mark) : !isFresh(mark, stale ?? staleTimeOf(key), Date.now())
}

/** Returns whether a cached answer may be kept: no write touched it, and this window read it. */
const isKeepable = (mark: Mark | undefined) =>
  mark !== undefined && !mark.invalid && mark.savedAt >= performance.timeOrigin
