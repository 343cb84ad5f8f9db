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

/** Who is behind a number. Not everyone sees the same: hence the viewer. Always read again, since following is no part of it. */
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
