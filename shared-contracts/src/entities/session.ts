import * as v from 'valibot'
import { membershipsSchema } from './memberships'
import { userModerationStatusSchema } from './moderation'
import { profileSchema } from './profile'

/** The signed-in person, with the facts that the shell needs at once. */
export const currentUserSchema = v.object({
  profile: profileSchema,
  is_moderator: v.boolean(),
  moderation_status: userModerationStatusSchema,
  memberships: membershipsSchema,
})
export type CurrentUser = v.InferOutput<typeof currentUserSchema>
