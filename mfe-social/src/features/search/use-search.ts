import { ANSWER_LIMIT, type Outputs } from '@ementa/contracts'
import { useRead } from '@ementa/ui/data'
import { useErrorToast } from '@ementa/ui/plain'
import { searchQuery } from '@ementa/ui/queries'
import { searchCountsQuery } from './queries'
import { type SearchState, TABS } from './search-state'

export type FoundThings = Outputs['search']['all']

/** What the current tab asks for; a blank query asks nothing (spec §2 Search). */
export function useSearch({ query, tab, filters }: SearchState) {
  const read = useRead(query === '' ? null : searchQuery(tab, query, filters))
  useErrorToast(read.error, 'Erro na busca', SEARCH_FAILED)
  return read
}

/**
 * How much each tab holds, in the order of the tabs: nothing before it is known, `20+` where a tab does not show all. A
 * failure is silent: the results have a message of their own.
 */
export function useTabCounts({ query, filters }: SearchState): readonly (string | undefined)[] {
  const { data } = useRead(query === '' ? null : searchCountsQuery(query, filters))
  return TABS.map(({ id }) => (id === 'all' || !data ? undefined : countText(data[id])))
}

const countText = (count: number) =>
  count > ANSWER_LIMIT.searchSingle ? `${ANSWER_LIMIT.searchSingle}+` : String(count)

export const SEARCH_FAILED = 'Não foi possível carregar os resultados. Tente novamente.'
