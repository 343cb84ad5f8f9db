import {
  comparableWords,
  type NewsletterIssue,
  type Post,
  type QuotedRef,
  type Relation,
  type Tag,
  tagLabel,
} from '@ementa/contracts'
import {
  abTestSchema,
  commentSchema,
  contentSuggestionSchema,
  filedReportSchema,
  idSchema,
  newsletterIssueSchema,
  newsletterMetricsSchema,
  newsletterSchema,
  ownTemplateSchema,
  planSchema,
  postSchema,
  profileSchema,
  queueItemSchema,
  RELATIONS,
  tagSchema,
  timeSchema,
  userAccountSchema,
} from '@ementa/contracts/schemas'
import * as v from 'valibot'
import { Collection, type Table } from './collection'
import {
  type StoredBookmarkDetails,
  type StoredMutedWord,
  type StoredSchedule,
  storedActionSchema,
  storedAudienceKeySchema,
  storedBookmarkDetailsSchema,
  storedClaimSchema,
  storedEntrySchema,
  storedMutedWordSchema,
  storedNoteSchema,
  storedNotificationSchema,
  storedRemovalSchema,
  storedScheduleSchema,
  storedStatusSchema,
  storedSubscriberSchema,
} from './stored-entities'

/** Relations kept as one record each; `muted` has a storage key of its own. */
export type RecordedRelation = Exclude<Relation, 'muted'>

const isRecorded = (relation: Relation): relation is RecordedRelation => relation !== 'muted'

const membershipSchema = v.object({
  user_id: idSchema,
  relation: v.picklist(RELATIONS.filter(isRecorded)),
  target_id: idSchema,
  /** Null for generated ones: older than any other. */
  created_at: v.nullable(timeSchema),
})
export type Membership = v.InferOutput<typeof membershipSchema>

export const membershipId = ({
  user_id,
  relation,
  target_id,
}: Pick<Membership, 'user_id' | 'relation' | 'target_id'>) => `${user_id}:${relation}:${target_id}`

/** A value of one person by its name; its schema is known by `Personal`. */
const personalSchema = v.object({ person_id: v.string(), name: v.string(), value: v.unknown() })

export const personalId = ({ person_id, name }: { person_id: string; name: string }) => `${person_id}:${name}`

/** The entity that a create with a `requestId` made, so that repeating the call makes nothing new. */
const requestSchema = v.object({ id: idSchema, made: idSchema })

const oldestFirst = <Entity>(place: (entity: Entity) => string) => ({ place, isDescending: false })
const newestFirst = <Entity>(place: (entity: Entity) => string) => ({ place, isDescending: true })

/** The place of an issue in its newsletter. Of two that went out late at one moment, the one due first comes first. */
export const issueTime = ({ sent_at, created_at, sent_late }: NewsletterIssue) =>
  `${sent_at ?? created_at}|${sent_late?.due_at ?? sent_at ?? ''}`

const createdAt = (entity: { created_at: string }) => entity.created_at
const id = (entity: { id: string }) => entity.id

/** Key of an index over moderated things of all types. */
export const itemKey = (item: { item_type: string; item_id: string }) => `${item.item_type}:${item.item_id}`

/** Key of an index over quoted texts. */
export const quotedKey = ({ kind, id }: QuotedRef) => `${kind}:${id}`

/** One word is the same however it is written: `Bitcoin` and `bitcoin!`. */
export const mutedWordId = ({ user_id, word }: Pick<StoredMutedWord, 'user_id' | 'word'>) =>
  `${user_id}:${comparableWords(word).trim()}`

/** Key of an index over the people with a thing in one of their lists. */
export const memberKey = (relation: RecordedRelation, targetId: string) => `${relation}:${targetId}`

/** Id of the notice of a thing, such as an issue, to one person, so that two tabs notify once. */
export const noticeId = (thing: string, userId: string) => `${NOTICE}${thing}-${userId}`

const NOTICE = 'notification-'

/** The thing whose notice it is; anything else for notices with another id. */
const noticedThing = ({ id, user_id }: { id: string; user_id: string }) =>
  id.startsWith(NOTICE) && id.endsWith(`-${user_id}`) ? id.slice(NOTICE.length, -user_id.length - 1) : null

/** Each person writes their own about a post. */
export const bookmarkDetailsId = ({ user_id, post_id }: Pick<StoredBookmarkDetails, 'user_id' | 'post_id'>) =>
  `${user_id}:${post_id}`

/** Every collection of the backend, empty and in memory. Its options are what another store needs to make tables of them. */
export function createCollections() {
  return {
    profiles: new Collection({
      id,
      schema: profileSchema,
      indexes: { username: ({ username }) => username.toLowerCase() },
    }),
    accounts: new Collection({ id, schema: userAccountSchema, indexes: { profile: (account) => account.profile_id } }),
    tags: new Collection({ id, schema: tagSchema, indexes: { slug: (tag) => tag.slug } }),
    posts: new Collection({
      id,
      schema: postSchema,
      // A scheduled post appears when its time comes, so that is its place in every list.
      order: newestFirst((post: Post) => post.scheduled_at ?? post.created_at),
      indexes: {
        author: (post) => post.author_id,
        tag: (post) => post.tags,
        quoted: ({ quoted }) => (quoted ? quotedKey(quoted) : null),
        thread: ({ thread }) => thread?.id ?? null,
        /** The few that may not be public: drafts, and all that have or had a date. */
        dated: (post) => (post.status === 'draft' || post.scheduled_at !== null ? 'all' : null),
      },
    }),
    comments: new Collection({
      id,
      schema: commentSchema,
      order: newestFirst(createdAt),
      indexes: {
        root: (comment) => (comment.parent_id === null ? comment.post_id : null),
        parent: (comment) => comment.parent_id,
        post: (comment) => comment.post_id,
        author: (comment) => comment.author_id,
      },
    }),
    memberships: new Collection({
      id: membershipId,
      schema: membershipSchema,
      order: newestFirst((membership: Membership) => membership.created_at ?? ''),
      indexes: {
        relation: ({ user_id, relation }) => `${user_id}:${relation}`,
        member: ({ relation, target_id }) => memberKey(relation, target_id),
      },
    }),
    newsletters: new Collection({
      id,
      schema: newsletterSchema,
      indexes: { handle: (newsletter) => newsletter.handle, owner: (newsletter) => newsletter.owner_id },
    }),
    issues: new Collection({
      id,
      schema: newsletterIssueSchema,
      order: newestFirst(issueTime),
      indexes: { newsletter: (issue) => issue.newsletter_id },
    }),
    /** Drafts that were deleted and may be brought back. */
    deletedIssues: new Collection({
      id,
      schema: newsletterIssueSchema,
      order: oldestFirst((issue: NewsletterIssue) => issue.updated_at),
    }),
    schedules: new Collection({
      id,
      schema: storedScheduleSchema,
      order: oldestFirst((schedule: StoredSchedule) => schedule.scheduled_at),
      indexes: {
        newsletter: (schedule) => schedule.newsletter_id,
        issue: (schedule) => schedule.issue_id,
        status: (schedule) => schedule.status,
      },
    }),
    templates: new Collection({
      id,
      schema: ownTemplateSchema,
      indexes: { newsletter: (template) => template.newsletter_id },
    }),
    audience: new Collection({
      id,
      schema: storedSubscriberSchema,
      indexes: { newsletter: (subscriber) => subscriber.newsletter_id },
    }),
    removedSubscribers: new Collection({
      id,
      schema: storedRemovalSchema,
      indexes: { newsletter: (removal) => removal.newsletter_id },
    }),
    audienceKeys: new Collection({ id, schema: storedAudienceKeySchema }),
    abTests: new Collection({ id, schema: abTestSchema, indexes: { newsletter: (test) => test.newsletter_id } }),
    metrics: new Collection({ id: (metrics) => metrics.newsletter_id, schema: newsletterMetricsSchema }),
    suggestions: new Collection({ id, schema: contentSuggestionSchema }),
    notifications: new Collection({
      id,
      schema: storedNotificationSchema,
      order: newestFirst(createdAt),
      indexes: {
        user: (notification) => notification.user_id,
        issue: noticedThing,
        decision: ({ decision_id, outcome_of }) => decision_id ?? outcome_of ?? null,
      },
    }),
    plans: new Collection({ id, schema: planSchema }),
    reports: new Collection({
      id,
      schema: filedReportSchema,
      order: newestFirst(createdAt),
      indexes: { item: itemKey, reporter: (report) => report.reporter_id },
    }),
    moderationActions: new Collection({
      id,
      schema: storedActionSchema,
      order: newestFirst(createdAt),
      indexes: { item: itemKey },
    }),
    queueItems: new Collection({
      id,
      schema: queueItemSchema,
      order: newestFirst(createdAt),
      indexes: { item: itemKey },
    }),
    moderationStatuses: new Collection({
      id: (status) => status.user_id,
      schema: storedStatusSchema,
      indexes: { moderator: ({ is_moderator }) => (is_moderator ? 'all' : null) },
    }),
    auditEntries: new Collection({
      id,
      schema: storedEntrySchema,
      order: newestFirst(createdAt),
      indexes: {
        item: itemKey,
        person: ({ person_id, item_type, item_id }) => person_id ?? (item_type === 'profile' ? item_id : null),
        objection: ({ objection }) => (objection ? 'all' : null),
      },
    }),
    claims: new Collection({ id, schema: storedClaimSchema }),
    moderationNotes: new Collection({
      id,
      schema: storedNoteSchema,
      order: newestFirst(createdAt),
      indexes: { person: ({ person_id }) => person_id },
    }),
    mutedWords: new Collection({
      id: mutedWordId,
      schema: storedMutedWordSchema,
      order: newestFirst(createdAt),
      indexes: { user: ({ user_id }) => user_id },
    }),
    bookmarkDetails: new Collection({
      id: bookmarkDetailsId,
      schema: storedBookmarkDetailsSchema,
      indexes: { user: ({ user_id }) => user_id },
    }),
    requests: new Collection({ id, schema: requestSchema }),
    /** One value of one person each, on a host of many people; in the browser they have storage keys of their own. */
    personal: new Collection({ id: personalId, schema: personalSchema }),
  }
}

/** The collections in memory, which alone can be walked as a whole. */
export type MemoryCollections = ReturnType<typeof createCollections>

/** The collections as calls and rules use them, in whatever store they are. */
export type Collections = {
  readonly [Name in keyof MemoryCollections]: MemoryCollections[Name] extends Collection<infer Entity, infer Index>
    ? Table<Entity, Index>
    : never
}

/** Returns the tag with this slug. A slug without an entity of its own gets one on the fly. */
export const tagOf = ({ tags }: { tags: Pick<Collections['tags'], 'by'> }, slug: string): Tag =>
  tags.by('slug', slug)[0] ?? { id: slug, slug, label: tagLabel(slug) }

/** Returns the people with a thing in one of their lists, such as the subscribers of a newsletter; the newest first. */
export function membersOf(
  db: Pick<Collections, 'memberships'>,
  relation: RecordedRelation,
  targetId: string,
): readonly Membership[] {
  return db.memberships.by('member', memberKey(relation, targetId))
}
