import { ANSWER_LIMIT } from '@ementa/contracts'
import { query } from '@ementa/ui/data'

/** Reads the most used tags with their numbers of posts. */
export const popularTagsQuery = query('tags', (api, input: { limit: number }) => api.tags.listPopular(input))

/** The popular tags of feed and topics page, which share this cache entry. */
export const popularTags = popularTagsQuery({ limit: ANSWER_LIMIT.popularTagsInFeed })
