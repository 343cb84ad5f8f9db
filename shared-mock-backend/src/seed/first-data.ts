import type { FirstData } from '../seed-data'
import { buildActivity } from './build-activity'
import { buildModeration } from './build-moderation'
import { buildPeople } from './build-people'
import { buildPosts } from './build-posts'
import { plans, tags } from './catalogue'
import { createSeedClock } from './clock'
import { metrics, newsletters } from './newsletters'

/** What the backend starts with: everything but the newsletters' issues and what belongs to them. */
export function createFirstData(now: Date): FirstData {
  const clock = createSeedClock(now)
  const content = buildPosts(clock)
  return {
    tags,
    plans,
    newsletters,
    metrics,
    ...buildPeople(clock),
    ...content,
    ...buildActivity(clock, content),
    ...buildModeration(clock, content),
  }
}
