import type { Api } from '@ementa/contracts'
import { pagedQuery, query } from '../data/query'

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

type ListPeople = Api['profiles']['listFollowers']
/** The lists of people behind a number: of a profile, of a post. */
type PeopleList = 'followers' | 'following' | 'likers'

/**
 * The people behind a number. The viewer is part of the key, since not everyone sees the same. It is always read again,
 * because following somebody does not make it stale.
 */
export const peopleQuery = pagedQuery(
  'profiles.people',
  (api, cursor, { list, id }: { list: PeopleList; id: string; viewer: string | null }) => {
    const lists: Record<PeopleList, ListPeople> = {
      followers: api.profiles.listFollowers,
      following: api.profiles.listFollowing,
      likers: api.posts.listLikers,
    }
    return lists[list]({ id, cursor })
  },
  { items: (page) => page.profiles, next: (page) => page.nextCursor, stale: 0 },
)
