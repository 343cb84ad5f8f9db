import { query } from '@ementa/ui/data'

/** What happened since then; the moment is the same for all of an edition, so it is there offline too. */
export const closingQuery = query('closing', (api, _userId: string, since: string) => api.closing.get({ since }))
