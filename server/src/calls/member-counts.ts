import type { Comment, Post, Profile } from '@ementa/contracts'
import { memberKey } from '@ementa/mock-backend/parts'
import type { Query } from '../database/database'

type Liked = Pick<Post | Comment, 'id' | 'like_count'>
type Followed = Pick<Profile, 'id' | 'followers' | 'following'>

const isLiked = (value: object): value is Liked => 'id' in value && 'like_count' in value
const isFollowed = (value: object): value is Followed => 'id' in value && 'followers' in value && 'username' in value

const likesOf = (liked: Liked) => memberKey('comment_count' in liked ? 'liked' : 'likedComments', liked.id)
const followersOf = ({ id }: Followed) => memberKey('following', id)
const followedBy = ({ id }: Followed) => `${id}:following`

/** The client adds the viewer's own like and follow, so these are left out of the numbers. */
const COUNTS = `select key_member as key, count(*)::int as count from memberships
where key_member = any($1::text[]) and doc->>'user_id' is distinct from $3 and deleted_at is null group by key_member
union all
select key_relation, count(*)::int from memberships
where key_relation = any($2::text[]) and deleted_at is null group by key_relation`

function* countedIn(answer: unknown): Generator<object> {
  if (typeof answer !== 'object' || answer === null) return
  if (isLiked(answer) || isFollowed(answer)) yield answer
  for (const value of Object.values(answer)) yield* countedIn(value)
}

/** Returns an answer whose posts, comments and people have the likes and follows of others in their numbers. */
export async function withMemberCounts(query: Query, viewerId: string | null, answer: unknown): Promise<unknown> {
  const counted = [...countedIn(answer)]
  const followed = counted.filter(isFollowed)
  const members = [...counted.filter(isLiked).map(likesOf), ...followed.map(followersOf)]
  if (members.length === 0) return answer
  const rows = await query<{ key: string; count: number }>(COUNTS, [
    [...new Set(members)],
    [...new Set(followed.map(followedBy))],
    viewerId,
  ])
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  const countOf = (key: string) => counts.get(key) ?? 0
  const withCounts = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(withCounts)
    const same = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withCounts(part)]))
    if (isLiked(value)) return { ...same, like_count: value.like_count + countOf(likesOf(value)) }
    if (!isFollowed(value)) return same
    const { followers, following } = value
    return {
      ...same,
      followers: followers + countOf(followersOf(value)),
      following: following + countOf(followedBy(value)),
    }
  }
  return withCounts(answer)
}
