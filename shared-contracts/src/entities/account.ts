import * as v from 'valibot'
import { idSchema, timeSchema } from './fields'
import { ownDecisionSchema, userModerationStatusSchema } from './moderation'

/** Nobody has a password, so `password_hash` is unused; `email_verified` counts on a host that mails issues. */
export const userAccountSchema = v.object({
  id: idSchema,
  email: v.string(),
  password_hash: v.string(),
  email_verified: v.boolean(),
  created_at: timeSchema,
  last_login: v.nullable(timeSchema),
  profile_id: idSchema,
})
export type UserAccount = v.InferOutput<typeof userAccountSchema>

/** Data about the viewer's own account, given to nobody else. */
export const ownAccountSchema = v.object({
  ...v.pick(userAccountSchema, ['email', 'email_verified', 'created_at', 'last_login']).entries,
  moderation: userModerationStatusSchema,
  /** Measures about the viewer or their content, newest first, with the reasons and the texts concerned. */
  measures: v.array(ownDecisionSchema),
})
