import type { SeedData } from '../store/seed-data'
import { likeNotices } from './activity'
import { userId } from './build-people'
import type { SeedClock } from './clock'
import { followNotices, systemNotices } from './notices'
import { people } from './people'

type Notice = SeedData['notifications'][number]

/** Notices older than this have been read. */
const READ_AFTER_HOURS = 24

/** Builds the notifications: comments and mentions from the sample texts; likes, follows and system notices from tables. */
export function buildNotifications(
  clock: SeedClock,
  { posts, comments }: Pick<SeedData, 'posts' | 'comments'>,
): SeedData['notifications'] {
  const readUpTo = clock.hoursAgo(READ_AFTER_HOURS)
  const notices: Omit<Notice, 'read'>[] = []
  const authors = new Map(posts.map((post) => [post.id, post.author_id]))

  for (const comment of comments) {
    const author = authors.get(comment.post_id)
    const isOwn = author === comment.author_id
    if (!author || isOwn || comment.parent_id !== null) continue
    notices.push({
      id: `notification-${comment.id}`,
      user_id: author,
      type: 'comment',
      post_id: comment.post_id,
      comment_id: comment.id,
      actor_id: comment.author_id,
      created_at: comment.created_at,
    })
  }

  for (const post of posts.filter(({ status, scheduled_at }) => status === 'published' && !scheduled_at)) {
    notices.push(...mentionsIn(post, { post_id: post.id }))
  }
  for (const comment of comments) {
    notices.push(...mentionsIn(comment, { post_id: comment.post_id, comment_id: comment.id }))
  }

  for (const [postId, likes] of Object.entries(likeNotices)) {
    const author = authors.get(postId)
    if (!author) throw new Error(`Seed: no post "${postId}"`)
    for (const [by, hours] of likes) {
      notices.push({
        id: `notification-like-${postId}-${by}`,
        user_id: author,
        type: 'like',
        post_id: postId,
        actor_id: userId(by),
        created_at: clock.hoursAgo(hours),
      })
    }
  }

  for (const [username, by, hours, type] of followNotices) {
    notices.push({
      id: `notification-follow-${username}-${by}`,
      user_id: userId(username),
      type,
      post_id: null,
      actor_id: userId(by),
      created_at: clock.hoursAgo(hours),
    })
  }

  for (const [index, [username, hours, text, href]] of systemNotices.entries()) {
    notices.push({
      id: `notification-system-${String(index + 1).padStart(2, '0')}`,
      user_id: userId(username),
      type: 'system',
      post_id: null,
      actor_id: null,
      created_at: clock.hoursAgo(hours),
      text,
      ...(href !== undefined && { href }),
    })
  }

  return notices.map((notice) => ({ ...notice, read: notice.created_at < readUpTo }))
}

function mentionsIn(
  source: { id: string; author_id: string; body: string; created_at: string },
  where: Pick<Notice, 'post_id' | 'comment_id'>,
): Omit<Notice, 'read'>[] {
  return people
    .filter(({ username }) => source.body.includes(`@${username}`))
    .map(({ username }) => ({
      id: `notification-mention-${source.id}-${username}`,
      user_id: userId(username),
      ...where,
      type: 'mention',
      actor_id: source.author_id,
      created_at: source.created_at,
    }))
}
