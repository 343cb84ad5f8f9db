import type { SearchFilters } from '@ementa/contracts'
import { query } from '@ementa/ui/data'
import { latestSignal } from '@ementa/ui/writing'

/** Suggests tags and people for the typed text. */
export const searchSuggestionsQuery = query('searchSuggestions', (api, text: string) =>
  api.search.suggest({ query: text }, { signal: latestSignal('search') }),
)

/** Counts the results of each kind. */
export const searchCountsQuery = query('searchCounts', (api, text: string, filters: SearchFilters) =>
  api.search.counts({ query: text, filters }),
)

/** Reads the last searches of this device, newest first. */
export const searchHistoryQuery = query('searchHistory', (api) => api.search.listHistory())
