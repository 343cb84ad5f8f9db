import { query } from '@ementa/ui/data'

/** What a page of law shows above its list. */
export const lawQuery = query('law', (api, path: string, _viewer: string | null) => api.law.get({ path }))

/** The law of some keys, with how often each is cited. */
export const describedLawQuery = query('law.described', (api, keys: string[]) => api.law.describe({ keys }))

/** What a search means. */
export const foundLawQuery = query('law.found', (api, text: string) => api.law.find({ query: text }))

export const followedLawQuery = query('followedLaw', (api, _userId: string) => api.law.listFollowed())
