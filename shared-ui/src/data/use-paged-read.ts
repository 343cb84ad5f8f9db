import { useCallback, useMemo, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useStableCallback } from '../hooks/use-stable-callback'
import { withRetry } from '../retry/retry'
import { useServices } from '../services/context'
import { freshnessOf, markFetch } from './freshness'
import { entryName, type Paged, type PagedRequest } from './query'
import { type Read, useRead } from './use-read'

export interface PagedRead<Page, Item> extends Omit<Read<Paged<Page>>, 'update'> {
  pages: Page[]
  /**
   * Items of all pages in order; an item that slid onto the next page between two calls is listed once. The same array as
   * long as the data is.
   */
  items: Item[]
  hasData: boolean
  isEnd: boolean
  isLoadingMore: boolean
  /** Error of the last `loadMore()`; the button offers to try again. */
  moreError: unknown
  /**
   * Loads the next page; calls while one is on its way, at the end or before the first page do nothing. The same function
   * at every render.
   */
  loadMore: () => Promise<void>
  /** Starts again with the first page. The old list stays until the new one is there. */
  refresh: () => Promise<void>
  isRefreshing: boolean
  /** Changes every cached item at once, without a call; `null` removes it. */
  updateItems: (change: (item: Item) => Item | null, rebuild: (page: Page, items: Item[]) => Page) => void
}

/**
 * A list read page by page with a cursor. A stale list read in the background keeps its length: all loaded pages are
 * asked for again; `refresh()` goes back to the first page. Not built on useSWRInfinite: it spreads a list over many
 * entries that the response cache would have to keep or drop together, and filtered `mutate` skips them.
 */
export function usePagedRead<Page, Item extends { id: string }>(
  request: PagedRequest<Page, Item> | null,
): PagedRead<Page, Item> {
  const { key = null, items = noItems, next = noNext } = request ?? {}
  const { api } = useServices()
  const { cache, mutate, errorRetryInterval } = useSWRConfig()
  const name = key ? entryName(key) : ''
  const more = useAttempt(name)
  const renewal = useAttempt(name)
  /** The list whose next page is on its way. */
  const loadingName = useRef<string | null>(null)

  const endOf = (page: Page) => items(page).length === 0 || next(page) === null
  const readPages = async (call: (cursor: string | null) => Promise<Page>) => {
    const loaded: Paged<Page> | undefined = cache.get(name)?.data
    const pages = [await call(null)]
    for (let last = pages[0]; last && pages.length < (loaded?.pages.length ?? 1) && !endOf(last); last = pages.at(-1)) {
      pages.push(await call(next(last)))
    }
    return { pages }
  }
  const read = useRead<Paged<Page>>(
    request && { ...request, call: (client) => readPages((cursor) => request.call(cursor, client)) },
  )

  const pages = read.data?.pages ?? NO_PAGES
  const all = useMemo(() => unique(pages.flatMap(items)), [pages, items])
  const last = pages.at(-1)
  const isEnd = last !== undefined && endOf(last)

  const loadMore = useStableCallback(async () => {
    if (!request || !last || isEnd || loadingName.current === name) return
    loadingName.current = name
    await more.run(async () => {
      const page = await withRetry(() => request.call(next(last), api), { base: errorRetryInterval })
      // The page is added only after the one that asked for it: a refresh in between has restarted the list.
      await mutate<Paged<Page>>(name, (now) => (now?.pages.at(-1) === last ? { pages: [...now.pages, page] } : now), {
        revalidate: false,
      })
    })
    if (loadingName.current === name) loadingName.current = null
  })

  const refresh = async () => {
    if (!request || !read.data) return read.refresh()
    await renewal.run(async () => {
      const answered = markFetch(freshnessOf(cache), name)
      const page = await withRetry(() => request.call(null, api), { base: errorRetryInterval })
      answered()
      await mutate<Paged<Page>>(name, { pages: [page] }, { revalidate: false })
    })
  }

  const { update } = read
  const updateItems = useCallback<PagedRead<Page, Item>['updateItems']>(
    (change, rebuild) =>
      update((list) => ({
        pages: list.pages.map((page) =>
          rebuild(
            page,
            items(page)
              .map(change)
              .filter((item): item is Item => item !== null),
          ),
        ),
      })),
    [update, items],
  )

  return {
    ...read,
    pages,
    items: all,
    hasData: read.data !== undefined,
    isEnd,
    isLoadingMore: more.isRunning,
    moreError: more.error,
    error: read.error ?? renewal.error,
    isRefreshing: renewal.isRunning,
    loadMore,
    refresh,
    updateItems,
  }
}

interface Attempt {
  name: string
  isRunning: boolean
  /** Error of the last run. */
  error?: unknown
}

/** Runs something for the list of a name, and says how it goes; for another name nothing has run yet. Never rejects. */
function useAttempt(name: string) {
  const [last, setLast] = useState<Attempt>({ name: '', isRunning: false })
  const { isRunning, error } = last.name === name ? last : { isRunning: false, error: undefined }
  // Another list may have begun meanwhile, of which this says nothing.
  const end = (error?: unknown) => setLast((now) => (now.name === name ? { name, isRunning: false, error } : now))
  async function run(work: () => Promise<void>) {
    setLast({ name, isRunning: true })
    await work().then(() => end(), end)
  }
  return { isRunning, error, run }
}

const NO_PAGES: never[] = []
const noItems = (): never[] => []
const noNext = () => null

function unique<Item extends { id: string }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
