import { ERRORS, type Profile } from '@ementa/contracts'
import { ORPCError } from '@orpc/server'
import { actorIn, type Context, os } from '../../context'
import { createDeclaredError } from '../shared/declared-error'

/** The context of a moderator's call. */
export type Acting = Context & { viewer: Profile }

/** Admits people who may open the admin pages and decide there, for calls that act there. */
export const moderatorOnly = os.middleware(({ context, next }) => {
  const { policy } = context
  const actor = actorIn(context)
  if (!actor || !policy.mayOpenAdmin(actor)) throw new ORPCError('UNAUTHORIZED', ERRORS.UNAUTHORIZED)
  if (!policy.mayModerate(actor)) throw createDeclaredError('NOT_MODERATOR')
  return next({ context: { viewer: actor.profile } })
})

/** Admits those who may decide outside of the back office; by the specification that is anybody. */
export const outside = os.middleware(({ context, next }) => {
  if (context.policy.mayModerateDirectly(actorIn(context))) return next()
  throw new ORPCError('UNAUTHORIZED', ERRORS.UNAUTHORIZED)
})
