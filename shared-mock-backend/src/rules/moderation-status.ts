import type { UserModerationStatus, UserStatus } from '@ementa/contracts'
import type { Collections } from '../store/collections'

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
