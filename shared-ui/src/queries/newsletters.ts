import { query } from '../data/query'

/** All newsletters with their owners and their numbers of subscribers. */
export const newslettersQuery = query('newsletters', (api) => api.newsletters.listAll())
