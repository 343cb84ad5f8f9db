import { query } from '@ementa/ui/data'

/** Reads a law with its act, related laws and counts. */
export const lawQuery = query('law', (api, path: string, _viewer: string | null) => api.law.get({ path }))

/** Reads the laws of some keys with their numbers of citations. */
export const describedLawQuery = query('law.described', (api, keys: string[]) => api.law.describe({ keys }))

/** Finds the law that a search means. */
export const foundLawQuery = query('law.found', (api, text: string) => api.law.find({ query: text }))

export const followedLawQuery = query('followedLaw', (api, _userId: string) => api.law.listFollowed())
