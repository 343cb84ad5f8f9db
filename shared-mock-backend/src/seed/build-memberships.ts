import type { SeedData } from '../seed-data'
import { likers, memberships } from './activity'
import { userId } from './build-people'

/** The client state lists that the demo people start with. */
export function buildMemberships(posts: SeedData['posts']): SeedData['memberships'] {
  const list: SeedData['memberships'] = posts.flatMap(({ id }) =>
    likers(id).map((username) => ({ user_id: userId(username), relation: 'liked', target_id: id })),
  )
  for (const [username, relations] of Object.entries(memberships)) {
    const add = (relation: SeedData['memberships'][number]['relation'], targets: string[]) => {
      for (const target_id of targets) list.push({ user_id: userId(username), relation, target_id })
    }
    add('bookmarked', relations.bookmarked ?? [])
    add('followedTags', relations.followedTags ?? [])
    add('subscribed', relations.subscribed ?? [])
    add('blocked', (relations.blocked ?? []).map(userId))
  }
  return list
}
