import type { Validity } from '../calls/middleware'

/** Facts about a cache entry that SWR's own cannot hold: when it was fetched, and whether a write made it stale since. */
export interface Mark {
  /** ms epoch */
  savedAt: number
  invalid?: boolean
  /** ms epoch: from then on the backend would answer something else, although nobody wrote anything. */
  validUntil?: number
  /** Counts how often it was made stale in this page, which tells an answer requested before from one requested after. */
  turn?: number
}

/** Marks of the cache entries, kept beside the cache because SWR compares and replaces its entries as it likes. */
interface Freshness {
  get(key: string): Mark | undefined
  set(key: string, mark: Mark): void
  keys(): IterableIterator<string>
  /** Tells until when the answers of the backend hold. */
  readonly validity: Validity
  /**
   * A mounted read uses this entry; returns the release. An entry in use is never thrown away.
   * @param isBeside it is no part of the page on screen (`BesidePageContext`)
   */
  hold(key: string, isBeside?: boolean): () => void
  isHeld(key: string): boolean
}

const byCache = new WeakMap<object, Freshness>()

/** Ties a cache to its marks, some of which are persisted with it. */
export function registerFreshness(cache: object, freshness: Freshness): void {
  byCache.set(cache, freshness)
}

/** Returns the marks of a cache. */
export function freshnessOf(cache: object): Freshness {
  const freshness = byCache.get(cache)
  if (!freshness) throw new Error('Failed to find the marks of a cache: it is no response cache.')
  return freshness
}

/**
 * Call it when a fetch starts, and what it returns when its answer is there. A write in between leaves the answer stale:
 * it was asked for before the write, and would otherwise hide it for as long as the read counts as fresh.
 */
export function markFetch(freshness: Freshness, key: string): () => void {
  const previousTurn = freshness.get(key)?.turn ?? 0
  return () => {
    const turn = freshness.get(key)?.turn ?? 0
    const validUntil = freshness.validity.current()
    freshness.set(key, {
      savedAt: Date.now(),
      turn,
      ...(turn === previousTurn ? {} : { invalid: true }),
      ...(validUntil === undefined ? {} : { validUntil }),
    })
  }
}

/** Makes an entry stale after a write that changed its data. */
export function makeStale(freshness: Freshness, key: string): void {
  const mark = freshness.get(key)
  if (mark) freshness.set(key, { ...mark, invalid: true, turn: (mark.turn ?? 0) + 1 })
}

/** Returns whether data marked so needs no new call at `now` (both in ms epoch, `stale` in ms). */
export function isFresh(mark: Mark | undefined, stale: number, now: number): boolean {
  return mark !== undefined && !mark.invalid && now - mark.savedAt < stale && !isOver(mark, now)
}

/** Returns whether the time has come at which the backend answers something else. */
export function isOver({ validUntil }: Mark, now: number): boolean {
  return validUntil !== undefined && validUntil <= now
}
