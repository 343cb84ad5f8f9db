import { query } from '@ementa/ui/data'

/** Tags and people that fit what is typed. */
export const searchSuggestionsQuery = query('searchSuggestions', (api, text: string) =>
  api.search.suggest({ query: text }),
)

/** The last searches of this device, newest first. */
export const searchHistoryQuery = query('searchHistory', (api) => api.search.listHistory())
