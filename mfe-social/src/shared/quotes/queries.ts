import { PAGE_SIZE, type QuotedRef } from '@ementa/contracts'
import { pagedQuery, query } from '@ementa/ui/data'

/** What the viewer may see of a text that they quote; made once more for each of them. */
export const quotedQuery = query('quoted', (api, { kind, id }: QuotedRef, _viewer: string | null) =>
  api.posts.getQuoted({ kind, id }),
)

/** The posts that quote a text, newest first. */
export const quotesQuery = pagedQuery(
  'quoted.by',
  (api, cursor, { kind, id }: QuotedRef & { viewer: string | null }) =>
    api.posts.listQuotes({ kind, id, cursor, limit: PAGE_SIZE.feed }),
  { items: (page) => page.posts, next: (page) => page.nextCursor },
)
