import { unstable_serialize } from 'swr'
import { withRetry } from '../retry/retry'
import { freshnessOf, isFresh, type Mark, markFetch } from './freshness'
import { type ReadKey, type ReadRules, staleTimeOf } from './query'

/** Makes the call of a read and marks what it answers as fetched now. @param retryBase first wait of a retry, in ms */
export async function fetchRead<Data>(
  cache: object,
  serialized: string,
  call: () => Promise<Data>,
  retryBase: number,
): Promise<Data> {
  const answered = markFetch(freshnessOf(cache), serialized)
  const data = await withRetry(call, { base: retryBase })
  // Marked here, not where SWR stores it: equal data keeps its old object and would look old.
  answered()
  return data
}

/** Whether a component that appears with this read makes a call. */
export function isReadNeeded(
  cache: object,
  { key, stale, whenStale = 'revalidate' }: ReadRules & { key: ReadKey | null },
) {
  const mark = freshnessOf(cache).get(key ? unstable_serialize(key) : '')
  return whenStale === 'keep' ? !isKeepable(mark) : !isFresh(mark, stale ?? staleTimeOf(key), Date.now())
}

/** What a write touched or an earlier window left is read again in any case. */
const isKeepable = (mark: Mark | undefined) =>
  mark !== undefined && !mark.invalid && mark.savedAt >= performance.timeOrigin
