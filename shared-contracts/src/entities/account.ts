import * as v from 'valibot'
import { MUTED_WORDS } from '../limits'
import { comparableWords } from '../text/text'
import { idSchema, requiredTextSchema, storedTextSchema, timeSchema } from './fields'
import { ownDecisionSchema, userModerationStatusSchema } from './moderation'
import { profileSchema } from './profile'

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

/** Empty where an earlier version, which did not have the list yet, stored the others. */
const list = v.optional(v.array(v.string()), [])

/**
 * The lists of the signed-in user that the client keeps: ids, slugs for `followedTags`, keys for `followedLaw`. This is
 * the one list of memberships; everything else about them is derived from it and from the two calls of each
 * (`calls/table.ts`).
 */
export const membershipsSchema = v.object({
  following: list,
  liked: list,
  likedComments: list,
  bookmarked: list,
  followedTags: list,
  /** Keys of acts, articles, precedents and cases. */
  followedLaw: list,
  muted: list,
  blocked: list,
  subscribed: list,
  readIssues: list,
})
export type Memberships = v.InferOutput<typeof membershipsSchema>

/** The name of a membership. */
export type Relation = keyof Memberships

/** Guards a name that was read from storage or a key. */
export const isRelation = (name: string): name is Relation => Object.hasOwn(membershipsSchema.entries, name)

/** Every membership. */
export const RELATIONS: readonly Relation[] = Object.keys(membershipsSchema.entries).filter(isRelation)

/** A record with an own value for every membership. */
export function byRelation<Value>(make: (relation: Relation) => Value): Record<Relation, Value> {
  const record: Partial<Record<Relation, Value>> = {}
  for (const relation of RELATIONS) record[relation] = make(relation)
  if (!isComplete(record)) throw new Error('Failed to fill a record of memberships: one of them has no value.')
  return record
}

const isComplete = <Value>(record: Partial<Record<Relation, Value>>): record is Record<Relation, Value> =>
  RELATIONS.every((relation) => Object.hasOwn(record, relation))

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

/** A word or words that somebody does not want to read about, as typed. */
export const mutedWordTextSchema = v.pipe(
  requiredTextSchema(MUTED_WORDS.length),
  v.check((text) => comparableWords(text).trim() !== '', 'A letter or a digit is needed'),
)

/** Duration for which a word may be muted, in days; null: until it is taken back. */
export const muteDaysSchema = v.nullable(v.picklist([1, 7, 30]))
export type MuteDays = v.InferOutput<typeof muteDaysSchema>

/** `until`: ISO UTC, null without an end. */
export const mutedWordSchema = v.object({ word: storedTextSchema, until: v.nullable(timeSchema) })
export type MutedWord = v.InferOutput<typeof mutedWordSchema>
