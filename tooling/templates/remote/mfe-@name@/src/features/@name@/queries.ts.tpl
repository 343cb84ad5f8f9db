import { query } from '@ementa/ui/data'

/** The tags that most posts carry. */
export const popularTagsQuery = query('tags', (api, input: { limit: number }) => api.tags.listPopular(input))
