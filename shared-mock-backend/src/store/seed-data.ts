import type {
  ABTest,
  Comment,
  ContentSuggestion,
  FiledReport,
  Follow,
  ModerationAction,
  Newsletter,
  NewsletterIssue,
  NewsletterMetrics,
  NewsletterSchedule,
  Notification,
  Plan,
  Post,
  Profile,
  QueueItem,
  Relation,
  Tag,
  UserAccount,
} from '@ementa/contracts'
import type { StoredEntry, StoredStatus } from './stored-entities'

/** One membership of the client state lists, for example a bookmark. Follows are in `follows`; other kinds are not generated. */
export interface SeedMembership {
  user_id: string
  relation: Extract<Relation, 'liked' | 'likedComments' | 'bookmarked' | 'followedTags' | 'blocked' | 'subscribed'>
  /** A post, comment, profile or newsletter id, or a tag slug. */
  target_id: string
}

/**
 * A notification as the backend stores it: the contract's entity does not say whose it is, and a system notification
 * carries its own sentence (for example what a moderator decided).
 */
export type StoredNotification = Notification & { user_id: string }

/**
 * The whole generated world, one array for each collection.
 *
 * `createSeed(now)` must answer the same data for the same `now`, ids included: the store keeps only what differs from
 * it, under the ids, and passes the first start's time again at every later start.
 */
export interface SeedData {
  profiles: Profile[]
  accounts: UserAccount[]
  tags: Tag[]
  posts: Post[]
  comments: Comment[]
  follows: Follow[]
  memberships: SeedMembership[]
  newsletters: Newsletter[]
  issues: NewsletterIssue[]
  schedules: NewsletterSchedule[]
  abTests: ABTest[]
  metrics: NewsletterMetrics[]
  suggestions: ContentSuggestion[]
  notifications: StoredNotification[]
  plans: Plan[]
  reports: FiledReport[]
  moderationActions: ModerationAction[]
  queueItems: QueueItem[]
  moderationStatuses: StoredStatus[]
  auditEntries: StoredEntry[]
}

/** Data that only newsletter authors and readers need, with the long texts: generated at their first such call. */
export type NewsletterWork = Pick<SeedData, 'issues' | 'schedules' | 'abTests' | 'suggestions'>

/** Data that no first page shows: generated at the first call that is not one of a first page. */
export type DeferredData = Pick<
  SeedData,
  'comments' | 'notifications' | 'queueItems' | 'reports' | 'auditEntries' | 'moderationActions'
>

/** Data that is generated at every start. */
export type FirstData = Omit<SeedData, keyof NewsletterWork | keyof DeferredData>
