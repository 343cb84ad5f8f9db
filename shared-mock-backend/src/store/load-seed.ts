import type { FirstData, LaterData, NewsletterWork } from '../seed-data'
import type { MemoryCollections } from './collections'

/** Fills the collections with generated data, whatever they held; all others are left empty. */
export function loadSeed(collections: MemoryCollections, seed: FirstData): void {
  for (const collection of Object.values(collections)) collection.load([])
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
  collections.memberships.load([...following, ...others])
  collections.newsletters.load(seed.newsletters)
  collections.metrics.load(seed.metrics)
  collections.plans.load(seed.plans)
  collections.moderationStatuses.load(seed.moderationStatuses)
}

/** Fills the collections that wait for a call that is none of a first page. Returns their names. */
export function loadLaterData(collections: MemoryCollections, data: LaterData): string[] {
  collections.comments.load(data.comments)
  collections.notifications.load(data.notifications)
  collections.reports.load(data.reports)
  collections.moderationActions.load(data.moderationActions)
  collections.queueItems.load(data.queueItems)
  collections.auditEntries.load(data.auditEntries)
  return ['comments', 'notifications', 'reports', 'moderationActions', 'queueItems', 'auditEntries']
}

/** Fills the collections that wait for a call of the newsletters. Returns their names. */
export function loadNewsletterWork(collections: MemoryCollections, work: NewsletterWork): string[] {
  collections.issues.load(work.issues)
  collections.schedules.load(work.schedules)
  collections.abTests.load(work.abTests)
  collections.suggestions.load(work.suggestions)
  return [...Object.keys(work), 'deletedIssues', 'templates']
}
