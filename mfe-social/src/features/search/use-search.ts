import { ANSWER_LIMIT, type Outputs } from '@ementa/contracts'
import { useErrorToast } from '@ementa/ui'
import { searchQuery, useRead } from '@ementa/ui/data'
import { searchCountsQuery } from './queries'
import { type SearchState, TABS } from './search-state'

export type FoundThings = Outputs['search']['all']

/** Reads the results of the current tab; an empty query reads nothing. */
export function useSearch({ query, tab, filters }: SearchState) {
  const read = useRead(query === '' ? null : searchQuery(tab, query, filters))
  useErrorToast(read.error, 'Erro na busca', SEARCH_FAILED)
  return read
}

/**
 * Returns the number of results for each tab, in their order: undefined until loaded, `20+` where a tab does not show all.
 * A failure is silent, because the results show an error of their own.
 */
export function useTabCounts({ query, filters }: SearchState): readonly (string | undefined)[] {
  const { data } = useRead(query === '' ? null : searchCountsQuery(query, filters))
  return TABS.map(({ id }) => (id === 'all' || !data ? undefined : formatCount(data[id])))
}

const formatCount = (count: number) =>
  count > ANSWER_LIMIT.searchSingle ? `${ANSWER_LIMIT.searchSingle}+` : String(count)

export const SEARCH_FAILED = 'Não foi possível carregar os resultados. Tente novamente.'
