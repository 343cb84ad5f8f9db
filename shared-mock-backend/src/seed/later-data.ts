import { nextTask } from '../next-task'
import { buildComments } from './build-comments'
import { buildModeration } from './build-moderation'
import { buildNotifications } from './build-notifications'
import { buildPosts } from './build-posts'
import { createSeedClock } from './clock'
import type { LaterData } from './seed-data'

/** Creates the comments, notifications and moderation records as of `now`, each part in a task of its own. */
export async function createLaterData(now: Date): Promise<LaterData> {
  const clock = createSeedClock(now)
  const posts = buildPosts(clock)
  await nextTask()
  const content = { posts, comments: buildComments(clock, posts) }
  await nextTask()
  const notifications = buildNotifications(clock, content)
  await nextTask()
  return { comments: content.comments, notifications, ...buildModeration(clock, content) }
}
