import { ERRORS, type Profile, passesAdminGuard } from '@ementa/contracts'
import { ORPCError } from '@orpc/server'
import { type Context, os } from '../../context'
import { createDeclaredError } from '../shared/declared-error'
import { moderationStatus } from './status'

/** The context of a moderator's call. */
export type Acting = Context & { viewer: Profile }

/** Admits people who may open the admin pages and are `is_moderator`, for calls that act there. */
export const moderatorOnly = os.middleware(({ context, next }) => {
  const { viewer } = context
  if (!viewer || !passesAdminGuard(viewer)) throw new ORPCError('UNAUTHORIZED', ERRORS.UNAUTHORIZED)
  if (!moderationStatus(context, viewer.id).is_moderator) throw createDeclaredError('NOT_MODERATOR')
  return next({ context: { viewer } })
})
