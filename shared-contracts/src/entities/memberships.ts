import * as v from 'valibot'

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
