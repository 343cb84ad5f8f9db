import * as v from 'valibot'
import { countSchema, idSchema, timeSchema } from './fields'
import { commentSchema, postSchema } from './post'
export const lawKindSchema = v.picklist([
  'constitution',
  'statute',
  'regulation',
  'sumula',
  'theme',
  'case',
  'case-number',
])

/** Something that is cited: an act, an article, a precedent, a case. `key` and `path` are those of the citations. */
export const lawSchema = v.object({
  key: idSchema,
  path: v.string(),
  kind: lawKindSchema,
  title: v.string(),
  url: v.nullable(v.string()),
})

/** A law with the number of posts, comments and sent issues that cite it and that the reader may see. */
export const citedLawSchema = v.object({ ...lawSchema.entries, count: countSchema })
export type CitedLaw = v.InferOutput<typeof citedLawSchema>

/** One text that cites something, with the time of its publication. */
export const citingSchema = v.variant('kind', [
  v.object({ kind: v.literal('post'), id: idSchema, at: timeSchema, post: postSchema }),
  v.object({ kind: v.literal('comment'), id: idSchema, at: timeSchema, comment: commentSchema }),
  v.object({
    kind: v.literal('issue'),
    id: idSchema,
    at: timeSchema,
    issue: v.object({
      id: idSchema,
      title: v.string(),
      handle: v.string(),
      newsletter: v.string(),
      /** The text around the citation, as plain text. */
      passage: v.string(),
    }),
  }),
])
export type Citing = v.InferOutput<typeof citingSchema>

export const citingOrderSchema = v.picklist(['newest', 'discussed'])
export type CitingOrder = v.InferOutput<typeof citingOrderSchema>
