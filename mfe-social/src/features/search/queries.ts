import type { SearchFilters } from '@ementa/contracts'
import { latestSignal } from '@ementa/ui/completion'
import { query } from '@ementa/ui/data'

/** Tags and people that fit what is typed. */
export const searchSuggestionsQuery = query('searchSuggestions', (api, text: string) =>
  api.search.suggest({ query: text }, { signal: latestSignal('search') }),
)

/** How many of each kind are found, whichever tab is open. */
export const searchCountsQuery = query('searchCounts', (api, text: string, filters: SearchFilters) =>
  api.search.counts({ query: text, filters }),
)

/** The last searches of this device, newest first. */
export const searchHistoryQuery = query('searchHistory', (api) => api.search.listHistory())
