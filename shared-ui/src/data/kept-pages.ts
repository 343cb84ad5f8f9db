import { COUNT } from '@ementa/contracts'

/** A page that opens offline. `content` names the cache entries the page showed: data, never HTML. */
export interface CachedPage {
  url: string
  title: string
  content: string[]
  /** Entries that stood beside it: shown with it offline, yet no page is saved by them alone. */
  beside: string[]
  /** ms epoch of the last visit */
  timestamp: number
}

interface KeptPagesOptions {
  pageOnScreen: () => Pick<CachedPage, 'url' | 'title'>
  /** Returns whether the cache has the data of an entry. */
  hasData: (key: string) => boolean
}

/** Creates the record of the last pages that open offline, with the cache entries that each of them needs. */
export function createKeptPages({ pageOnScreen, hasData }: KeptPagesOptions) {
  /** Newest first. */
  let pages: CachedPage[] = []

  function keepNewest(all: CachedPage[]) {
    pages = all.sort((a, b) => b.timestamp - a.timestamp).slice(0, COUNT.cachedPages)
  }

  return {
    list: () => pages,
    /**
     * Returns how much the pages need an entry: 0 for not at all, most for the content of one. Without what was beside it, a
     * page opens all the same, but with an empty place.
     */
    needFor(key: string): number {
      const isContent = pages.some(({ content }) => content.includes(key))
      const wasBeside = pages.some(({ beside }) => beside.includes(key))
      return 2 * Number(isContent) + Number(wasBeside)
    },
    /**
     * Records the page on screen with what it has read so far. What is read beside it alone does not record it.
     * @param own keys of the page itself
     * @param beside keys of the parts beside it, which may have been read before
     */
    visit(own: readonly string[], beside: Iterable<string>) {
      const { url, title } = pageOnScreen()
      const known = pages.find((page) => page.url === url)
      if (!known && own.length === 0) return
      // A page that could not be loaded offline must not evict one that opens.
      const others = pages.filter((page) => page !== known && page.content.some(hasData))
      const visited = {
        url,
        title,
        content: withEach(known?.content, own),
        beside: withEach(known?.beside, beside),
        timestamp: Date.now(),
      }
      keepNewest([visited, ...others])
    },
    /** Takes over the title of the page on screen, which had not set it yet when its reads began. */
    updateTitle() {
      const { url, title } = pageOnScreen()
      pages = pages.map((page) => (page.url === url ? { ...page, title } : page))
    },
    /** Takes over the pages that another tab has kept. */
    adopt(others: readonly CachedPage[]) {
      const ownUrls = new Set(pages.map(({ url }) => url))
      keepNewest([...pages, ...others.filter(({ url }) => !ownUrls.has(url))])
    },
    clear() {
      pages = []
    },
  }
}

const withEach = (keys: readonly string[] = [], added: Iterable<string>) => [...new Set([...keys, ...added])]
