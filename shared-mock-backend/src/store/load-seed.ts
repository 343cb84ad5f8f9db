import type { FirstData, NewsletterWork } from '../seed-data'
import type { Collections } from './collections'

/** Fills the collections with generated data, whatever they held; those of `NewsletterWork` are left empty. */
export function loadSeed(collections: Collections, seed: FirstData): void {
  const following = seed.follows.map(({ follower_id, followee_id }) => ({
    user_id: follower_id,
    relation: 'following' as const,
    target_id: followee_id,
    created_at: null,
  }))
  const others = seed.memberships.map((membership) => ({ ...membership, created_at: null }))
  collections.profiles.load(seed.profiles)
  collections.accounts.load(seed.accounts)
  collections.tags.load(seed.tags)
  collections.posts.load(seed.posts)
  collections.comments.load(seed.comments)
  collections.memberships.load([...following, ...others])
  collections.newsletters.load(seed.newsletters)
  collections.issues.load([])
  collections.schedules.load([])
  collections.abTests.load([])
  collections.metrics.load(seed.metrics)
  collections.suggestions.load([])
  collections.notifications.load(seed.notifications)
  collections.plans.load(seed.plans)
  collections.reports.load(seed.reports)
  collections.moderationActions.load(seed.moderationActions)
  collections.queueItems.load(seed.queueItems)
  collections.moderationStatuses.load(seed.moderationStatuses)
  collections.auditEntries.load(seed.auditEntries)
  collections.requests.load([])
}

/** Fills the collections that `loadSeed` left empty. Returns their names. */
export function loadNewsletterWork(collections: Collections, work: NewsletterWork): string[] {
  collections.issues.load(work.issues)
  collections.schedules.load(work.schedules)
  collections.abTests.load(work.abTests)
  collections.suggestions.load(work.suggestions)
  return Object.keys(work)
}
