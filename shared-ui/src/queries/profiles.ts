import { query } from '../data/query'

/** Usernames are found in any spelling. */
export const profileQuery = query(
  'profile',
  (api, { username }: { username: string }) => api.profiles.getByUsername({ username }),
  { key: ({ username }): [{ username: string }] => [{ username: username.toLowerCase() }] },
)

/** People worth following. */
export const recommendedQuery = query('profiles', (api, input: { limit: number }) =>
  api.profiles.listRecommended(input),
)
