import { PAGE_SIZE, type QuotedRef } from '@ementa/contracts'
import { pagedQuery, query } from '@ementa/ui/data'

/** Reads a quoted text as the viewer may see it. The viewer is part of the cache key. */
export const quotedQuery = query('quoted', (api, { kind, id }: QuotedRef, _viewer: string | null) =>
  api.posts.getQuoted({ kind, id }),
)

/** Reads the posts that quote a text, newest first. */
export const quotesQuery = pagedQuery(
  'quoted.by',
  (api, cursor, { kind, id }: QuotedRef & { viewer: string | null }) =>
    api.posts.listQuotes({ kind, id, cursor, limit: PAGE_SIZE.feed }),
  { items: (page) => page.posts, next: (page) => page.nextCursor },
)
