import * as v from 'valibot'
import { countSchema, querySchema, tagSlugSchema } from '../entities/fields'
import { tagSchema } from '../entities/tag'
import { ANSWER_LIMIT } from '../limits'
import { call, doneSchema, limitSchema } from './base'

const bySlugSchema = v.object({ slug: tagSlugSchema })

export const tags = {
  /** Extension: `counts` maps a slug to the number of visible posts with it. */
  listPopular: call('/tags/listPopular')
    .input(v.optional(v.object({ limit: limitSchema(ANSWER_LIMIT.popularTags) }), {}))
    .output(v.object({ tags: v.array(tagSchema), counts: v.record(v.string(), countSchema) })),
  /** Extension: `counts` as in `listPopular`. */
  suggest: call('/tags/suggest')
    .input(v.object({ text: querySchema, limit: limitSchema(ANSWER_LIMIT.tagSuggestions) }))
    .output(v.object({ tags: v.array(tagSchema), counts: v.optional(v.record(v.string(), countSchema)) })),
  /** Answers slugs; an empty query falls back to a legal term. */
  suggestFor: call('/tags/suggestFor')
    .input(v.object({ query: querySchema }))
    .output(v.array(v.string())),
  followTag: call('/tags/followTag').input(bySlugSchema).output(doneSchema),
  unfollowTag: call('/tags/unfollowTag').input(bySlugSchema).output(doneSchema),
  listFollowedTags: call('/tags/listFollowedTags').output(v.object({ tags: v.array(tagSchema) })),
}
