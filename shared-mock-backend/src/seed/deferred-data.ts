import type { DeferredData } from '../store/seed-data'
import { yieldToEventLoop } from '../time-slicing'
import { buildComments } from './build-comments'
import { buildModeration } from './build-moderation'
import { buildNotifications } from './build-notifications'
import { buildPosts } from './build-posts'
import { createSeedClock } from './clock'

/** Creates the comments, notifications and moderation records as of `now`, each part in a task of its own. */
export async function createDeferredData(now: Date): Promise<DeferredData> {
  const clock = createSeedClock(now)
  const posts = buildPosts(clock)
  await yieldToEventLoop()
  const content = { posts, comments: buildComments(clock, posts) }
  await yieldToEventLoop()
  const notifications = buildNotifications(clock, content)
  await yieldToEventLoop()
  return { comments: content.comments, notifications, ...buildModeration(clock, content) }
}
