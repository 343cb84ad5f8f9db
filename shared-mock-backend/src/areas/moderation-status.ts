import type { UserModerationStatus } from '@ementa/contracts'
import type { Context } from '../context'

/** How those stand whom no measure was ever taken about. */
export const UNTOUCHED = { status: 'active', is_moderator: false, warnings_count: 0, last_warning_at: null } as const

/** The user's moderation status; one that nobody set is active, and so is one whose temporary ban is over. */
export function moderationStatus({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): UserModerationStatus {
  const stored = db.moderationStatuses.get(userId)
  if (!stored) return { user_id: userId, ...UNTOUCHED }
  const { banned_until: until, ...status } = stored
  const isOver = status.status === 'temp_banned' && until != null && Date.parse(until) <= now.getTime()
  return isOver ? { ...status, status: 'active' } : status
}

/** Changes parts of the status. Any change of it ends what a temporary ban before it had said of its end. */
export function setStatus(
  context: Pick<Context, 'db' | 'now'>,
  userId: string,
  change: Partial<UserModerationStatus> & { banned_until?: string | null },
): void {
  const until = change.status === undefined ? context.db.moderationStatuses.get(userId)?.banned_until : null
  context.db.moderationStatuses.put({ ...moderationStatus(context, userId), banned_until: until, ...change })
}

/** When a temporary ban ends by itself; null where none is known. */
export function bannedUntil({ db }: Pick<Context, 'db'>, userId: string): string | null {
  return db.moderationStatuses.get(userId)?.banned_until ?? null
}
