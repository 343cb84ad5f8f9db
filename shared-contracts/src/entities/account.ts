import * as v from 'valibot'
import { idSchema, timeSchema } from './fields'

/** User account (spec §3). Sign-in is by username only: `password_hash` and `email_verified` are unused (NS-02). */
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
