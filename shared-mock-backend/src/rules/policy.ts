import { type Profile, passesAdminGuard, type UserModerationStatus, type UserStatus } from '@ementa/contracts'
import type { Collections } from '../store/collections'

// The status of a person in moderation, and who may do what by it.

/** The status of people without any measure so far. */
const UNTOUCHED = { status: 'active', is_moderator: false, warnings_count: 0, last_warning_at: null } as const

interface Reading {
  db: Pick<Collections, 'moderationStatuses'>
  now: Date
}

/** The user's moderation status; one that nobody set is active, and so is one whose temporary ban is over. */
export function moderationStatus({ db, now }: Reading, userId: string): UserModerationStatus {
  const stored = db.moderationStatuses.get(userId)
  if (!stored) return { user_id: userId, ...UNTOUCHED }
  const { banned_until: until, since: _, ...status } = stored
  const isOver = status.status === 'temp_banned' && until != null && Date.parse(until) <= now.getTime()
  return isOver ? { ...status, status: 'active' } : status
}

/** A measure and, of a temporary ban, its end. */
export interface Measure {
  status: UserStatus
  banned_until: string | null
}

/** The measure that holds for a user now. */
export function measureInForce(context: Reading, userId: string): Measure {
  const { status } = moderationStatus(context, userId)
  const until = context.db.moderationStatuses.get(userId)?.banned_until ?? null
  return { status, banned_until: status === 'temp_banned' ? until : null }
}

/** Changes parts of the status. A change of the status itself clears the end of an earlier temporary ban. */
export function setStatus(
  context: Reading,
  userId: string,
  change: Partial<UserModerationStatus> & { banned_until?: string | null },
): void {
  const { banned_until, since } =
    change.status === undefined
      ? (context.db.moderationStatuses.get(userId) ?? {})
      : { banned_until: null, since: context.now.toISOString() }
  context.db.moderationStatuses.put({
    ...moderationStatus(context, userId),
    banned_until,
    ...(since !== undefined && { since }),
    ...change,
  })
}

/** Somebody who is signed in, with what moderation says of them at this moment. */
export interface Actor {
  profile: Profile
  status: UserModerationStatus
}

/**
 * Who may do what, beside the rules of ownership (`permissions` of the contracts), which hold everywhere. A host puts its own
 * in the place of the specification's (`createBackend({ policy })`). A visitor is null.
 */
export interface Policy {
  /**
   * Whether what one person does reaches the others: likes and follows count and are notified, a report alone hides nothing,
   * and no numbers are invented.
   */
  isShared: boolean
  /** Report a text or a person. */
  mayReport(actor: Actor | null): boolean
  /** Open the back office and read there: queue, people, log, cases, numbers, decisions about others. */
  mayOpenAdmin(actor: Actor): boolean
  /** Decide in the back office: about the queue, people and objections. Asked of those who may open it. */
  mayModerate(actor: Actor): boolean
  /** Decide outside of the back office, by `moderation.moderateContent` and `moderation.updateUserStatus`. */
  mayModerateDirectly(actor: Actor | null): boolean
  /** Read the e-mail addresses of people in the back office, and find people by them. */
  maySeeAddresses(actor: Actor): boolean
  /** Read the moderators' notes about a person. */
  mayReadNotes(actor: Actor): boolean
  /** Read the issues of paid newsletters without a subscription. */
  mayReadPaid(actor: Actor): boolean
}

const always = () => true
const isModerator = ({ status }: Actor) => status.is_moderator

/** The specification's rules, as `who-may.test.ts` has them call by call. */
export const SPECIFIED_POLICY: Policy = {
  isShared: false,
  mayReport: always,
  // The spec's guard: lawyers, and usernames with `admin` or `mod` in them.
  mayOpenAdmin: ({ profile }) => passesAdminGuard(profile),
  mayModerate: isModerator,
  mayModerateDirectly: always,
  maySeeAddresses: always,
  // Lawyers pass the guard, but the moderators' notes about a person are not for them.
  mayReadNotes: isModerator,
  mayReadPaid: isModerator,
}
