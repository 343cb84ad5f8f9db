import * as v from 'valibot'
import { membershipsSchema } from './memberships'
import { userModerationStatusSchema } from './moderation'
import { profileSchema } from './profile'

/** The signed-in person, with the facts that the shell needs at once. */
export const currentUserSchema = v.object({
  profile: profileSchema,
  is_moderator: v.boolean(),
  /** Whether the back office opens for them; absent: the specification's guard decides. */
  may_open_admin: v.optional(v.boolean()),
  moderation_status: userModerationStatusSchema,
  memberships: membershipsSchema,
})
export type CurrentUser = v.InferOutput<typeof currentUserSchema>
