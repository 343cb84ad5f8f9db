import type { LaterData } from '../seed-data'
import { buildComments } from './build-comments'
import { buildModeration } from './build-moderation'
import { buildNotifications } from './build-notifications'
import { buildPosts } from './build-posts'
import { createSeedClock } from './clock'

/** What was said about the posts and done about them, as of `now`. */
export function createLaterData(now: Date): LaterData {
  const clock = createSeedClock(now)
  const posts = buildPosts(clock)
  const content = { posts, comments: buildComments(clock, posts) }
  return {
    comments: content.comments,
    notifications: buildNotifications(clock, content),
    ...buildModeration(clock, content),
  }
}
