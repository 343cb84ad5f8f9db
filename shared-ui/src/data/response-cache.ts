import {
  CACHE_CLEANUP_EVERY,
  COUNT,
  type KeyValueStorage,
  pathInProduct,
  type ReportProblem,
  STORAGE_KEYS,
  stored,
} from '@ementa/contracts'
import type { Cache, State } from 'swr'
import * as v from 'valibot'
import { createValidity, type Validity } from '../calls/middleware'
import { isFresh, type Mark, registerFreshness } from './freshness'
import { type CachedPage, createKeptPages } from './kept-pages'
import { entryName, keyOfEntry, staleTimeOf } from './query'

/** The one SWR cache provider; hand it to `DataProvider`. */
export interface ResponseCache extends Cache<unknown> {
  /** The last pages whose data is kept, newest first, at most 10. */
  pages(): CachedPage[]
  /** Returns when the oldest data of a kept page was fetched, in ms epoch; undefined when none of it ever was. */
  savedAt(url: string): number | undefined
  /** Writes all waiting entries now. */
  flush(): void
  /**
   * Forgets everything, here and in storage (sign-out, another person). What is on screen stays there until it was read
   * again for the new person, and is never stored.
   */
  clear(): void
  /** Tells until when the kept answers hold. */
  readonly validity: Validity
  /** Ends the timers, after a last write. */
  dispose(): void
}

export interface ResponseCacheOptions {
  storage: KeyValueStorage
  isOnline?: () => boolean
  /** The page on screen; by default from `location` and `document.title`. */
  page?: () => { url: string; title: string }
  onProblem?: ReportProblem
  /** Returns whether the data read here belongs to the person who uses this device now: nothing else may be stored. */
  mayStore?: () => boolean
  /** Tells until when the answers hold that arrive now; without it they hold for their stale time. */
  validity?: Validity
}

const entrySchema = v.object({
  /** Its name. */
  key: v.string(),
  /** Its key, from earlier versions, which named it otherwise. */
  input: v.optional(v.array(v.unknown())),
  data: v.optional(v.unknown()),
  savedAt: v.number(),
  usedAt: v.number(),
  /** A write made it stale. */
  invalid: v.optional(v.boolean()),
  /** Then it changes by itself. */
  validUntil: v.optional(v.number()),
})
type StoredEntry = v.InferOutput<typeof entrySchema>

const cacheSchema = v.object({
  version: v.literal(1),
  entries: v.array(entrySchema),
  pages: v.array(
    v.object({
      url: v.string(),
      title: v.string(),
      content: v.array(v.string()),
      // Earlier versions counted it as content.
      beside: v.optional(v.array(v.string()), []),
      timestamp: v.number(),
    }),
  ),
})

/** Returns what was stored with the names of today. */
function withNames({
  entries,
  pages,
}: v.InferOutput<typeof cacheSchema>): Pick<v.InferOutput<typeof cacheSchema>, 'entries' | 'pages'> {
  const names = new Map(entries.map(({ key, input }) => [key, input ? entryName(input) : key]))
  const renamed = (keys: string[]) => keys.map((key) => names.get(key) ?? key)
  return {
    entries: entries.map((entry) => ({ ...entry, key: names.get(entry.key) ?? entry.key })),
    pages: pages.map((page) => ({ ...page, content: renamed(page.content), beside: renamed(page.beside) })),
  }
}

const SAVE_DELAY = 1000

/**
 * Caches responses under `ementa-cache`: at most 50 entries, the least recently used goes first; stale times by
 * resource; the entries of the last 10 pages outlive their time so that those pages open offline.
 */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { storage, isOnline = () => true, onProblem = () => undefined } = options
  const { mayStore = () => true, validity = createValidity() } = options
  const states = new Map<string, State>()
  const marks = new Map<string, Mark>()
  const usedAt = new Map<string, number>()
  const holders = new Map<string, number>()
  const holdersBeside = new Map<string, number>()
  /** Keys on screen since before the last `clear`, and not read again yet: their data is another person's. */
  const foreign = new Set<string>()
  const storedCache = stored(STORAGE_KEYS.cache, cacheSchema, {
    storage,
    // A full disk loses nothing here: the answers are read again.
    report: (problem) => {
      if (problem.kind !== 'full') onProblem(problem)
    },
  })
  const hasData = (key: string) => states.get(key)?.data !== undefined
  const pages = createKeptPages({ pageOnScreen: options.page ?? pageOnScreen, hasData })
  let lastSync = Number.NEGATIVE_INFINITY
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let isDisposed = false

  const isHeld = (key: string) => holders.has(key)
  const withData = () => [...states.keys()].filter(hasData)

  function remove(key: string) {
    const state = states.get(key)
    const turn = marks.get(key)?.turn
    states.delete(key)
    marks.delete(key)
    if (state?.isValidating) {
      // A write must find it before its answer is there.
      states.set(key, {})
      marks.set(key, { savedAt: 0, invalid: true, turn })
    }
    usedAt.delete(key)
    foreign.delete(key)
  }

  function enforceLimit() {
    const keys = withData()
    const surplus = keys.length - COUNT.cacheEntries
    if (surplus <= 0) return
    // Entries of kept pages go last: losing one empties a page that opens offline.
    const goes = keys
      .filter((key) => !isHeld(key))
      .sort((a, b) => pages.needFor(a) - pages.needFor(b) || (usedAt.get(a) ?? 0) - (usedAt.get(b) ?? 0))
    for (const key of goes.slice(0, surplus)) remove(key)
  }

  /** Takes over the entries that another tab saved since the last time, so that tabs do not undo each other. */
  function adopt() {
    const isStart = lastSync === Number.NEGATIVE_INFINITY
    const kept = storedCache.read()
    const { entries, pages: keptPages } = kept ? withNames(kept) : { entries: [], pages: [] }
    // The other tab may have waited before it wrote.
    const since = lastSync - 2 * SAVE_DELAY
    for (const { key, data, savedAt, invalid, validUntil, usedAt: used } of entries) {
      const mark = marks.get(key)
      if (savedAt <= since || isHeld(key) || (mark && mark.savedAt >= savedAt)) continue
      states.set(key, { data })
      // The answer may be older than a write of this tab: it is shown, but must not hide that write by counting as fresh.
      marks.set(key, {
        savedAt,
        invalid: isStart ? invalid : true,
        turn: mark?.turn,
        ...(validUntil && { validUntil }),
      })
      usedAt.set(key, used)
    }
    pages.adopt(keptPages.filter(({ timestamp }) => timestamp > since))
    lastSync = Date.now()
  }

  function flush() {
    clearTimeout(saveTimer)
    saveTimer = undefined
    if (!mayStore()) return
    adopt()
    enforceLimit()
    pages.updateTitle()
    const entries = [...marks].flatMap<StoredEntry>(([key, { savedAt, invalid, validUntil }]) => {
      const state = states.get(key)
      if (state?.data === undefined || foreign.has(key)) return []
      const { data } = state
      return [{ key, data, savedAt, usedAt: usedAt.get(key) ?? 0, invalid, validUntil }]
    })
    storedCache.write({ version: 1, entries, pages: pages.list() })
  }

  function saveSoon() {
    if (!isDisposed) saveTimer ??= setTimeout(flush, SAVE_DELAY)
  }

  /** Drops entries older than their stale time, unless offline, on screen or part of a kept page. */
  function sweep() {
    if (!isOnline()) return
    for (const key of withData()) {
      const fresh = isFresh(marks.get(key), staleTimeOf(keyOfEntry(key)), Date.now())
      if (!fresh && !isHeld(key) && pages.needFor(key) === 0) remove(key)
    }
    saveSoon()
  }

  const cache: ResponseCache = {
    keys: () => states.keys(),
    get: (key) => states.get(key),
    set(key, state) {
      const changed = states.get(key)?.data !== state.data
      states.set(key, state)
      if (state.data === undefined) return
      if (!marks.has(key)) marks.set(key, { savedAt: Date.now() })
      usedAt.set(key, Date.now())
      if (!changed) return
      enforceLimit()
      saveSoon()
    },
    delete(key) {
      remove(key)
      saveSoon()
    },
    pages: pages.list,
    validity,
    savedAt(url) {
      const content = pages.list().find((page) => page.url === url)?.content ?? []
      const times = content.filter(hasData).flatMap((key) => marks.get(key)?.savedAt ?? [])
      return times.length > 0 ? Math.min(...times) : undefined
    },
    flush,
    clear() {
      for (const key of [...states.keys()]) {
        if (isHeld(key)) foreign.add(key)
        else remove(key)
      }
      pages.clear()
      lastSync = Date.now()
      storedCache.remove()
    },
    dispose() {
      clearInterval(sweepTimer)
      if (saveTimer !== undefined) flush()
      isDisposed = true
    },
  }

  registerFreshness(cache, {
    get: (key) => marks.get(key),
    set(key, mark) {
      // An answer that was asked for by the person before is stale from the start.
      if (!mark.invalid) foreign.delete(key)
      marks.set(key, mark)
      saveSoon()
    },
    keys: () => marks.keys(),
    validity,
    isHeld,
    hold(key, isBeside = false) {
      count(holders, key, 1)
      if (isBeside) count(holdersBeside, key, 1)
      usedAt.set(key, Date.now())
      pages.visit(isBeside ? [] : [key], holdersBeside.keys())
      saveSoon()
      return () => {
        usedAt.set(key, Date.now())
        count(holders, key, -1)
        if (isBeside) count(holdersBeside, key, -1)
        if (!isHeld(key) && foreign.has(key)) remove(key)
      }
    },
  })

  adopt()
  const sweepTimer = setInterval(sweep, CACHE_CLEANUP_EVERY)
  return cache
}

function count(holders: Map<string, number>, key: string, change: 1 | -1) {
  const now = (holders.get(key) ?? 0) + change
  if (now > 0) holders.set(key, now)
  else holders.delete(key)
}

function pageOnScreen() {
  return { url: pathInProduct() + window.location.search, title: document.title }
}
