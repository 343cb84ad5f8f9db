import {
  COUNT,
  type ContentType,
  type DateRange,
  FILTER_TAGS,
  graphemeCount,
  LENGTH,
  type SearchFilters,
  type SortBy,
  slugify,
} from '@ementa/contracts'
import { dayParam, textParam } from '@ementa/ui/router'
import { DEFAULT_FILTERS } from './default-filters'

export const TABS = [
  { id: 'all', label: 'Tudo' },
  { id: 'posts', label: 'Posts' },
  { id: 'users', label: 'Pessoas' },
  { id: 'newsletters', label: 'Newsletters' },
] as const
export type SearchTab = (typeof TABS)[number]['id']

export const DATE_RANGES: { value: DateRange; label: string }[] = [
  { value: 'today', label: 'Hoje' },
  { value: '7days', label: 'Últimos 7 dias' },
  { value: '30days', label: 'Últimos 30 dias' },
  { value: 'custom', label: 'Personalizado' },
]
export const CONTENT_TYPES: { value: ContentType; label: string }[] = [
  { value: 'post', label: 'Posts' },
  { value: 'user', label: 'Pessoas' },
  { value: 'newsletter', label: 'Newsletters' },
]
export const SORTS: { value: SortBy; label: string }[] = [
  { value: 'relevance', label: 'Relevância' },
  { value: 'recent', label: 'Mais recentes' },
  { value: 'engagement', label: 'Engajamento' },
]
/** First part of the panel's tags; the others follow. */
export const POPULAR_TOPICS = FILTER_TAGS.slice(0, COUNT.filterPopularTopics)
export const OTHER_TOPICS = FILTER_TAGS.slice(COUNT.filterPopularTopics, COUNT.filterTags)

/** The state of the search page as kept in the address. */
export interface SearchState {
  query: string
  tab: SearchTab
  /** The tag whose page this is (`?tag=`); its slug is both query and filter. */
  tag: string | null
  filters: SearchFilters
}

const day = (text: string | null) => dayParam.read(text ?? '') || null
const list = (text: string | null) => text?.split(',') ?? []

/** Parses an address. Invalid values are ignored, because people type and cut addresses. */
export function parseSearch(parameters: URLSearchParams): SearchState {
  const slug = slugify(parameters.get('tag') ?? '')
  const tag = slug !== '' && graphemeCount(slug) <= LENGTH.tag ? slug : null
  const dateRange = DATE_RANGES.find(({ value }) => value === parameters.get('data'))?.value ?? null
  const kinds = list(parameters.get('tipos'))
  const contentTypes = CONTENT_TYPES.map(({ value }) => value).filter((value) => kinds.includes(value))
  const tags = list(parameters.get('tags')).map(slugify).filter(Boolean)
  return {
    query: textParam.read(parameters.get('q') ?? tag ?? '').trim(),
    tab: TABS.find(({ id }) => id === parameters.get('tab'))?.id ?? 'all',
    tag,
    filters: {
      dateRange,
      customDateFrom: dateRange === 'custom' ? day(parameters.get('de')) : null,
      customDateTo: dateRange === 'custom' ? day(parameters.get('ate')) : null,
      contentTypes: contentTypes.length > 0 ? contentTypes : DEFAULT_FILTERS.contentTypes,
      tags: [...new Set(tag ? [tag, ...tags] : tags)],
      sortBy: SORTS.find(({ value }) => value === parameters.get('ordem'))?.value ?? 'relevance',
    },
  }
}

/** Builds the query of the address; default values are left out. */
export function toSearchParams({ query, tab, tag, filters }: SearchState): URLSearchParams {
  // Once its filter is removed, the page is no longer that of the tag.
  const kept = tag !== null && filters.tags.includes(tag) ? tag : null
  const values: Record<string, string | null> = {
    tag: kept,
    q: query === kept ? null : query,
    tab: tab === 'all' ? null : tab,
    data: filters.dateRange,
    de: filters.dateRange === 'custom' ? filters.customDateFrom : null,
    ate: filters.dateRange === 'custom' ? filters.customDateTo : null,
    tipos: filters.contentTypes.length === CONTENT_TYPES.length ? null : filters.contentTypes.join(','),
    tags: filters.tags.filter((slug) => slug !== kept).join(','),
    ordem: filters.sortBy === 'relevance' ? null : filters.sortBy,
  }
  return new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== ''),
  )
}

/** Returns the changes for a new query. It leaves the page of the tag, whose filter would hide most results. */
export function changeQuery(query: string, { tag, filters }: SearchState): Partial<SearchState> {
  if (tag === null || query === tag) return { query }
  return { query, tag: null, filters: { ...filters, tags: filters.tags.filter((slug) => slug !== tag) } }
}

/** Tells whether the period filters anything: `Personalizado` without a day does not. */
function hasPeriod({
  dateRange,
  customDateFrom,
  customDateTo,
}: Pick<SearchFilters, 'dateRange' | 'customDateFrom' | 'customDateTo'>) {
  return dateRange === 'custom' ? customDateFrom !== null || customDateTo !== null : dateRange !== null
}

/** Tells whether a custom period ends before it begins, so that nothing can be found. */
export function isPeriodReversed({ customDateFrom, customDateTo }: SearchFilters): boolean {
  return customDateFrom !== null && customDateTo !== null && customDateFrom > customDateTo
}

/** Counts the filters that differ from their default; the badge shows this number. */
export function countActiveFilters({ dateRange, contentTypes, tags, sortBy, ...days }: SearchFilters): number {
  const changed = [
    hasPeriod({ dateRange, ...days }),
    contentTypes.length !== CONTENT_TYPES.length,
    tags.length > 0,
    sortBy !== 'relevance',
  ]
  return changed.filter(Boolean).length
}

/** Adds a value, or removes it if it is there. */
export function toggle<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}
