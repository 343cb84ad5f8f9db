import { adds, type CallsOf, read, removes, write } from './call-meta'
import { PEOPLE } from './reads'

export const profilesMeta = {
  getByUsername: read('profile'),
  listRecommended: read('profiles'),
  listFollowers: read('profiles'),
  listFollowing: read('profiles'),
  follow: adds('following', 'id', 'Seguir'),
  unfollow: removes('following', 'id', 'Deixar de seguir'),
  // The name is beside everything this person wrote.
  update: write({ stale: PEOPLE }),
} satisfies CallsOf<'profiles'>
