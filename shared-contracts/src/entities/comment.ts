import * as v from 'valibot'
import { countSchema, idSchema, storedTextSchema, timeSchema } from './fields'

/** `parent_id` is null for roots. */
export const commentSchema = v.object({
  id: idSchema,
  /** The post, or the issue of a newsletter. */
  post_id: idSchema,
  /** Extension: where it is read, when that is on no post's thread. */
  href: v.optional(v.string()),
  parent_id: v.nullable(idSchema),
  author_id: idSchema,
  body: storedTextSchema,
  like_count: countSchema,
  created_at: timeSchema,
  /** Extension: last change by its author; missing until the first (`versionOf`). */
  updated_at: v.optional(timeSchema),
  is_edited: v.boolean(),
  is_reported: v.boolean(),
  report_reason: v.nullable(v.string()),
  /** Extension, in lists only: the viewer muted or blocked its author; the text is left out, and it stays for its answers. */
  withheld: v.optional(v.picklist(['muted', 'blocked'])),
})
/** Order of the roots of a thread; replies are oldest first in both. */
export const commentOrderSchema = v.picklist(['newest', 'oldest'])
export type CommentOrder = v.InferOutput<typeof commentOrderSchema>

export type Comment = v.InferOutput<typeof commentSchema>
