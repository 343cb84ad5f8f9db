import { query } from '@ementa/ui/data'

/** Reads the news since a moment, which is fixed for an edition, so that the answer is cached for offline use. */
export const closingQuery = query('closing', (api, _userId: string, since: string) => api.closing.get({ since }))
