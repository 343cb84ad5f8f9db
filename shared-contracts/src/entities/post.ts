import * as v from 'valibot'
import { countSchema, idSchema, storedTagsSchema, storedTextSchema, timeSchema } from './fields'
import { storedImages } from './post-images'
import { quotedSchema } from './quoted'

export const postStatusSchema = v.picklist(['published', 'draft'])

/** A scheduled post is `published` with a future `scheduled_at`; ask `isScheduled`. */
export const postSchema = v.object({
  id: idSchema,
  author_id: idSchema,
  body: storedTextSchema,
  image_url: v.nullable(v.string()),
  ...storedImages,
  tags: storedTagsSchema,
  like_count: countSchema,
  comment_count: countSchema,
  share_count: countSchema,
  created_at: timeSchema,
  /** Extension: last change by its author; missing until the first (`versionOf`). */
  updated_at: v.optional(timeSchema),
  status: postStatusSchema,
  scheduled_at: v.nullable(timeSchema),
  is_edited: v.boolean(),
  /** Extension: the text that it quotes; `view` is in answers only. */
  quoted: v.optional(quotedSchema),
  /** Extension: its place in a thread (*fio*), which is named by its first part. The numbers never change. */
  thread: v.optional(v.object({ id: idSchema, part: countSchema, of: countSchema })),
  /** Extension, of a draft only: the texts of the parts that follow it once it is published. */
  rest: v.optional(v.array(storedTextSchema)),
})
export type Post = v.InferOutput<typeof postSchema>

export const feedTabSchema = v.picklist(['forYou', 'following', 'topics'])
export type FeedTab = v.InferOutput<typeof feedTabSchema>
