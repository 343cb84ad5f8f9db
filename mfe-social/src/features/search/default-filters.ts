import type { SearchFilters } from '@ementa/contracts'

export const DEFAULT_FILTERS: SearchFilters = {
  dateRange: null,
  customDateFrom: null,
  customDateTo: null,
  contentTypes: ['post', 'user', 'newsletter'],
  tags: [],
  sortBy: 'relevance',
}
