import type { SearchFilters } from '@ementa/contracts'

/** NS-38. */
export const DEFAULT_FILTERS: SearchFilters = {
  dateRange: null,
  customDateFrom: null,
  customDateTo: null,
  contentTypes: ['post', 'user', 'newsletter'],
  tags: [],
  sortBy: 'relevance',
}
