import { type Profile, passesAdminGuard, type UserModerationStatus, type UserStatus } from '@ementa/contracts'
import type { Context } from '../../context'
import { createDeclaredError } from '../shared/declared-error'

/** The status of people without any measure so far. */
const UNTOUCHED = { status: 'active', is_moderator: false, warnings_count: 0, last_warning_at: null } as const

type Reading = Pick<Context, 'db' | 'now'>

/** The user's moderation status; one that nobody set is active, and so is one whose temporary ban is over. */
export function moderationStatus({ db, now }: Reading, userId: string): UserModerationStatus {
  const stored = db.moderationStatuses.get(userId)
  if (!stored) return { user_id: userId, ...UNTOUCHED }
  const { banned_until: until, ...status } = stored
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
  const until = change.status === undefined ? context.db.moderationStatuses.get(userId)?.banned_until : null
  context.db.moderationStatuses.put({ ...moderationStatus(context, userId), banned_until: until, ...change })
}

/** Returns whether the person can open the admin pages and act there: the guard lets not every moderator in. */
function canModerate(context: Reading, profile: Profile): boolean {
  const { is_moderator, status } = moderationStatus(context, profile.id)
  return is_moderator && passesAdminGuard(profile) && status !== 'banned' && status !== 'temp_banned'
}

/** Refuses to ban or demote the last person who can moderate: only erasing all data would help then. */
export function refuseLeavingNobody(context: Reading, userId: string): void {
  const able = context.db.moderationStatuses
    .by('moderator', 'all')
    .map(({ user_id }) => context.db.profiles.get(user_id))
    .filter((profile) => profile !== undefined && canModerate(context, profile))
  if (able.length === 1 && able[0]?.id === userId) throw createDeclaredError('LAST_MODERATOR')
}

const STRENGTH: Record<UserStatus, number> = { active: 0, warned: 1, muted: 2, temp_banned: 3, banned: 4 }

/** A measure never shortens or lifts a stronger one in silence: that takes `unbanUser` or `restore`, which say so. */
export function refuseWeaker(context: Reading, userId: string, next: Measure): void {
  const { status, banned_until: until } = measureInForce(context, userId)
  const endsEarlier =
    next.status === status && until !== null && next.banned_until !== null && next.banned_until < until
  if (STRENGTH[next.status] < STRENGTH[status] || endsEarlier)
    throw createDeclaredError('STRONGER_MEASURE', { status, until })
}
