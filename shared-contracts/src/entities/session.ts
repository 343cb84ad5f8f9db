import * as v from 'valibot'
import { userModerationStatusSchema } from './moderation'
import { profileSchema } from './profile'

/** Client state lists of the signed-in user (spec §3, P-7): ids, or slugs for `followedTags`. Keys are those of `Relation` in services.ts. */
export const membershipsSchema = v.object({
  following: v.array(v.string()),
  liked: v.array(v.string()),
  likedComments: v.array(v.string()),
  bookmarked: v.array(v.string()),
  followedTags: v.array(v.string()),
  muted: v.array(v.string()),
  blocked: v.array(v.string()),
  subscribed: v.array(v.string()),
})
export type Memberships = v.InferOutput<typeof membershipsSchema>

/** Who is signed in, and what the shell must know about them at once. */
export const currentUserSchema = v.object({
  profile: profileSchema,
  is_moderator: v.boolean(),
  moderation_status: userModerationStatusSchema,
  memberships: membershipsSchema,
})
export type CurrentUser = v.InferOutput<typeof currentUserSchema>
