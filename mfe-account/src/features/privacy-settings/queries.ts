import { query } from '@ementa/ui/data'

/** The profiles of those whom the signed-in user muted. */
export const mutedQuery = query('muted', (api, _userId: string) => api.users.listMuted())

/** The profiles of those whom the signed-in user blocked. */
export const blockedQuery = query('blocked', (api, _userId: string) => api.users.listBlocked())

/** The words that the signed-in user muted. */
export const mutedWordsQuery = query('mutedWords', (api, _userId: string) => api.users.listMutedWords())
