import * as v from 'valibot'
import { countSchema, idSchema, storedPortraitSchema, storedTextSchema, timeSchema } from './fields'

export const authoritySchema = v.picklist(['advogado', 'estagiario', 'estudante', 'empresa'])
export type Authority = v.InferOutput<typeof authoritySchema>

/** The form in which a person wants the label of their authority shown; the authority itself stays the category. */
export const authorityFormSchema = v.picklist(['feminine', 'masculine', 'neutral'])
export type AuthorityForm = v.InferOutput<typeof authorityFormSchema>

/** Status of a user in moderation. */
export const userStatusSchema = v.picklist(['active', 'warned', 'muted', 'temp_banned', 'banned'])
export type UserStatus = v.InferOutput<typeof userStatusSchema>

/** An empty `bio` is shown as its fallback text. */
export const profileSchema = v.object({
  id: idSchema,
  username: v.pipe(v.string(), v.nonEmpty()),
  display_name: storedTextSchema,
  authority: v.optional(authoritySchema, 'advogado'),
  /** Extension. Null or missing: the label has the masculine form. */
  authority_form: v.optional(v.nullable(authorityFormSchema)),
  contracts_analyzed: countSchema,
  avatar_url: storedPortraitSchema,
  followers: countSchema,
  following: countSchema,
  bio: storedTextSchema,
  /** Extension: last change by its owner; missing until the first (`versionOf`). */
  updated_at: v.optional(timeSchema),
})
export type Profile = v.InferOutput<typeof profileSchema>

/** Profile as user management sees it. */
export const managedProfileSchema = v.object({
  ...profileSchema.entries,
  email: v.string(),
  status: userStatusSchema,
  is_moderator: v.boolean(),
  warnings_count: countSchema,
  created_at: timeSchema,
})

export const followSchema = v.object({ follower_id: idSchema, followee_id: idSchema })
export type Follow = v.InferOutput<typeof followSchema>
