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
/** The panel's 20 tags, each once: the popular topics first, then the others (C-11). */
export const POPULAR_TOPICS = FILTER_TAGS.slice(0, COUNT.filterPopularTopics)
export const OTHER_TOPICS = FILTER_TAGS.slice(COUNT.filterPopularTopics, COUNT.filterTags)

/** The whole state of the screen, as the address holds it: sharing and reloading keep it. */
export interface SearchState {
  query: string
  tab: SearchTab
  /** The tag whose page this is (`?tag=`): its slug is the query and a filter (C-12). */
  tag: string | null
  filters: SearchFilters
}

const DAY = /^\d{4}-\d\d-\d\d$/
const day = (text: string | null) => (text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null)
const list = (text: string | null) => text?.split(',') ?? []

/** Reads an address. Whatever makes no sense counts as absent: an address is something people type and cut. */
export function parseSearch(parameters: URLSearchParams): SearchState {
  const slug = slugify(parameters.get('tag') ?? '')
  const tag = slug !== '' && graphemeCount(slug) <= LENGTH.tag ? slug : null
  const dateRange = DATE_RANGES.find(({ value }) => value === parameters.get('data'))?.value ?? null
  const kinds = list(parameters.get('tipos'))
  const contentTypes = CONTENT_TYPES.map(({ value }) => value).filter((value) => kinds.includes(value))
  const tags = list(parameters.get('tags')).map(slugify).filter(Boolean)
  return {
    query: (parameters.get('q') ?? tag ?? '').trim(),
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

/** Writes the address of a state; defaults are left out. */
export function searchParams({ query, tab, tag, filters }: SearchState): URLSearchParams {
  // Without its filter the page is no longer the tag's.
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

/** A new query is no longer the page of the tag, and its filter would hide most of what is asked for now. */
export function searchedFor(query: string, { tag, filters }: SearchState): Partial<SearchState> {
  if (tag === null || query === tag) return { query }
  return { query, tag: null, filters: { ...filters, tags: filters.tags.filter((slug) => slug !== tag) } }
}

/** Whether the period leaves anything out: `Personalizado` alone, without a day, does not. */
function hasPeriod({
  dateRange,
  customDateFrom,
  customDateTo,
}: Pick<SearchFilters, 'dateRange' | 'customDateFrom' | 'customDateTo'>) {
  return dateRange === 'custom' ? customDateFrom !== null || customDateTo !== null : dateRange !== null
}

/** Whether a custom period ends before it begins, so that nothing can be found. */
export function isPeriodReversed({ customDateFrom, customDateTo }: SearchFilters): boolean {
  return customDateFrom !== null && customDateTo !== null && customDateFrom > customDateTo
}

/** How many filters differ from their default: the badge shows exactly when this is not 0 (spec §2 Search). */
export function activeFilters({ dateRange, contentTypes, tags, sortBy, ...days }: SearchFilters): number {
  const changed = [
    hasPeriod({ dateRange, ...days }),
    contentTypes.length !== CONTENT_TYPES.length,
    tags.length > 0,
    sortBy !== 'relevance',
  ]
  return changed.filter(Boolean).length
}

/** On or off. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}

/** On or off; the last kind stays, since searching nothing finds nothing. */
export function toggledKinds(kinds: readonly ContentType[], kind: ContentType): ContentType[] {
  const next = toggled(kinds, kind)
  return next.length > 0 ? next : [...kinds]
}
