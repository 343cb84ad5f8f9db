import { query } from '@ementa/ui/data'

/** The people whom an open `@` may mean. */
export const mentionsQuery = query('searchSuggestions.mentions', (api, text: string) =>
  api.search.suggestMentions({ query: text }),
)
