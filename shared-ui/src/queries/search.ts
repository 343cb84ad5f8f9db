import type { Outputs, SearchFilters } from '@ementa/contracts'
import { query } from '../data/query'

type Found = Outputs['search']['all']

const NOTHING: Found = { posts: [], users: [], newsletters: [], authors: [], issues: [], alternatives: [] }

/** Results of a search, of one kind or of all. */
export const searchQuery = query(
  'search',
  async (api, tab: 'all' | 'posts' | 'users' | 'newsletters', text: string, filters: SearchFilters): Promise<Found> => {
    const input = { query: text, filters }
    if (tab === 'posts') return { ...NOTHING, ...(await api.search.posts(input)) }
    if (tab === 'users') return { ...NOTHING, ...(await api.search.users(input)) }
    if (tab === 'newsletters') return { ...NOTHING, ...(await api.search.newsletters(input)) }
    return api.search.all(input)
  },
)
