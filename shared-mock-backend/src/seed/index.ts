import type { SeedData } from '../seed-data'
import { buildActivity } from './build-activity'
import { buildModeration } from './build-moderation'
import { buildNewsletters } from './build-newsletters'
import { buildPeople } from './build-people'
import { buildPosts } from './build-posts'
import { plans, tags } from './catalogue'
import { createSeedClock } from './clock'

/** The whole sample world as of `now`. The same `now` gives the same data, ids included. */
export function createSeed(now: Date): SeedData {
  const clock = createSeedClock(now)
  const content = buildPosts(clock)
  return {
    tags,
    plans,
    ...buildPeople(clock),
    ...content,
    ...buildNewsletters(clock),
    ...buildActivity(clock, content),
    ...buildModeration(clock, content),
  }
}
