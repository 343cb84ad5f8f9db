import type { IssueMatch, Newsletter, Post, Profile, SearchAlternative } from '@ementa/contracts'
import { useErrorToast, useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import type { SearchState } from './search-state'

export interface FoundThings {
  posts: Post[]
  users: Profile[]
  newsletters: Newsletter[]
  /** Of the posts. */
  authors: Profile[]
  /** By which newsletters were found. */
  issues: IssueMatch[]
  /** Where nothing was found. */
  alternatives: SearchAlternative[]
}

const NOTHING: FoundThings = { posts: [], users: [], newsletters: [], authors: [], issues: [], alternatives: [] }

/** What the current tab asks for; a blank query asks nothing (spec §2 Search). */
export function useSearch({ query, tab, filters }: SearchState) {
  const { api } = useServices()
  const read = useRead<FoundThings>({
    key: query === '' ? null : ['search', tab, query, filters],
    call: async () => {
      if (tab === 'posts') return { ...NOTHING, ...(await api.search.posts({ query, filters })) }
      if (tab === 'users') return { ...NOTHING, ...(await api.search.users({ query, filters })) }
      if (tab === 'newsletters') return { ...NOTHING, ...(await api.search.newsletters({ query, filters })) }
      return api.search.all({ query, filters })
    },
  })
  useErrorToast(read.error, 'Erro na busca', SEARCH_FAILED)
  return read
}

export const SEARCH_FAILED = 'Não foi possível carregar os resultados. Tente novamente.'
