import type { Outputs } from '@ementa/contracts'
import { useErrorToast } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { searchQuery } from '@ementa/ui/queries'
import type { SearchState } from './search-state'

export type FoundThings = Outputs['search']['all']

/** What the current tab asks for; a blank query asks nothing (spec §2 Search). */
export function useSearch({ query, tab, filters }: SearchState) {
  const read = useRead(query === '' ? null : searchQuery(tab, query, filters))
  useErrorToast(read.error, 'Erro na busca', SEARCH_FAILED)
  return read
}

export const SEARCH_FAILED = 'Não foi possível carregar os resultados. Tente novamente.'
