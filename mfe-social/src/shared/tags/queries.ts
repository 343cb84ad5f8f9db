import { ANSWER_LIMIT } from '@ementa/contracts'
import { query } from '@ementa/ui/data'

/** The most used tags, with the number of posts of each. */
export const popularTagsQuery = query('tags', (api, input: { limit: number }) => api.tags.listPopular(input))

/** The 20 tags that feed and topics screen show, with the number of posts of each (spec §9 Search). */
export const popularTags = popularTagsQuery({ limit: ANSWER_LIMIT.popularTagsInFeed })
