import { query } from '@ementa/ui/data'

/** Reads the profiles that the signed-in user muted. */
export const mutedQuery = query('muted', (api, _userId: string) => api.users.listMuted())

/** Reads the profiles that the signed-in user blocked. */
export const blockedQuery = query('blocked', (api, _userId: string) => api.users.listBlocked())

/** Reads the words that the signed-in user muted. */
export const mutedWordsQuery = query('mutedWords', (api, _userId: string) => api.users.listMutedWords())
