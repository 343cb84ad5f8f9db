import type { SeedData } from '../seed-data'
import { buildPeople } from './build-people'
import { buildPosts } from './build-posts'
import { plans, tags } from './catalogue'
import { createSeedClock } from './clock'
import { metrics, newsletters } from './newsletters'

/** The whole sample world as of `now`. The same `now` gives the same data, ids included. */
export function createSeed(now: Date): SeedData {
  const clock = createSeedClock(now)
  return {
    ...buildPeople(clock),
    ...buildPosts(clock),
    tags,
    plans,
    memberships: [],
    newsletters,
    metrics,
    issues: [],
    schedules: [],
    abTests: [],
    suggestions: [],
    notifications: [],
    reports: [],
    moderationActions: [],
    queueItems: [],
    auditEntries: [],
  }
}
