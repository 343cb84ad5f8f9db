import { ANSWER_LIMIT, type QuotedRef } from '@ementa/contracts'
import { query } from '@ementa/ui/data'

/** Reads the most used tags with their numbers of posts. */
export const popularTagsQuery = query('tags', (api, input: { limit: number }) => api.tags.listPopular(input))

/** The popular tags of feed and topics page, which share this cache entry. */
export const popularTags = popularTagsQuery({ limit: ANSWER_LIMIT.popularTagsInFeed })

/** Reads a quoted text as the viewer may see it. */
export const quotedQuery = query('quoted', (api, { kind, id }: QuotedRef) => api.posts.getQuoted({ kind, id }))

/** Finds the law that a search means. */
export const lawSearchQuery = query('law.found', (api, text: string) => api.law.find({ query: text }))
