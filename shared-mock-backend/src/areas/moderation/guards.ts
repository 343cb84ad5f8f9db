import type { Profile, UserStatus } from '@ementa/contracts'
import { actorIn, type Context, os } from '../../context'
import { createDeclaredError } from '../../errors'
import { type Measure, measureInForce, moderationStatus } from '../../rules/moderation-status'
import type { StoredEntry } from '../../store/stored-entities'
import { isOpenObjection, personOf } from './record'

/** The context of a moderator's call. */
export type Acting = Context & { viewer: Profile }

/** Admits people who may open the admin pages and decide there, for calls that act there. */
export const moderatorOnly = os.middleware(({ context, next }) => {
  const { policy } = context
  const actor = actorIn(context)
  if (!actor || !policy.mayOpenAdmin(actor)) throw createDeclaredError('UNAUTHORIZED')
  if (!policy.mayModerate(actor)) throw createDeclaredError('NOT_MODERATOR')
  return next({ context: { viewer: actor.profile } })
})

/** Admits those who may decide outside of the back office; by the specification that is anybody. */
export const outside = os.middleware(({ context, next }) => {
  if (context.policy.mayModerateDirectly(actorIn(context))) return next()
  throw createDeclaredError('UNAUTHORIZED')
})

/** Refuses a moderator's decision about themselves or their content: nobody is judge in the own cause (decision 015). */
export function assertNotOwnCause({ viewer }: Acting, person: string | undefined): void {
  if (person === viewer.id) throw createDeclaredError('OWN_CAUSE')
}

/** Refuses to take back a decision in the own cause, or an own decision with an objection: that would answer it. */
export function assertMayReverse(context: Acting, entry: StoredEntry): void {
  assertNotOwnCause(context, personOf(entry))
  if (isOpenObjection(entry) && entry.moderator_id === context.viewer.id) throw createDeclaredError('OWN_DECISION')
}

type Judging = Pick<Context, 'db' | 'now' | 'policy'>

/** Returns whether the person can open the admin pages and act there: the guard lets not every moderator in. */
function canModerate({ policy, ...context }: Judging, profile: Profile): boolean {
  const status = moderationStatus(context, profile.id)
  const actor = { profile, status }
  const isBanned = status.status === 'banned' || status.status === 'temp_banned'
  return policy.mayOpenAdmin(actor) && policy.mayModerate(actor) && !isBanned
}

/** Refuses to ban or demote the last person who can moderate: only erasing all data would help then. */
export function refuseLeavingNobody(context: Judging, userId: string): void {
  const able = context.db.moderationStatuses
    .by('moderator', 'all')
    .map(({ user_id }) => context.db.profiles.get(user_id))
    .filter((profile) => profile !== undefined && canModerate(context, profile))
  if (able.length === 1 && able[0]?.id === userId) throw createDeclaredError('LAST_MODERATOR')
}

const STRENGTH: Record<UserStatus, number> = { active: 0, warned: 1, muted: 2, temp_banned: 3, banned: 4 }

/** A measure never shortens or lifts a stronger one in silence: that takes `unbanUser` or `restore`, which say so. */
export function refuseWeaker(context: Pick<Context, 'db' | 'now'>, userId: string, next: Measure): void {
  const { status, banned_until: until } = measureInForce(context, userId)
  const endsEarlier =
    next.status === status && until !== null && next.banned_until !== null && next.banned_until < until
  if (STRENGTH[next.status] < STRENGTH[status] || endsEarlier)
    throw createDeclaredError('STRONGER_MEASURE', { status, until })
}
