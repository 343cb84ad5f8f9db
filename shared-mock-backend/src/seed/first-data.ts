import type { FirstData } from '../seed-data'
import { buildMemberships } from './build-memberships'
import { buildPeople } from './build-people'
import { buildPosts } from './build-posts'
import { plans, tags } from './catalogue'
import { createSeedClock } from './clock'
import { metrics, newsletters } from './newsletters'

/** Creates the data that the backend starts with. `portraits`: address of their file. */
export function createFirstData(now: Date, portraits?: string): FirstData {
  const clock = createSeedClock(now)
  const posts = buildPosts(clock)
  return {
    tags,
    plans,
    newsletters,
    metrics,
    ...buildPeople(clock, portraits),
    posts,
    memberships: buildMemberships(posts),
  }
}
