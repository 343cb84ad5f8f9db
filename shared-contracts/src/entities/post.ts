import * as v from 'valibot'
import { BOOKMARK, COUNT, LENGTH } from '../limits'
import {
  countSchema,
  idSchema,
  nextCursorSchema,
  requiredTextSchema,
  storedTagsSchema,
  storedTextSchema,
  textSchema,
  timeSchema,
  uploadedImageSchema,
} from './fields'

/** An image of a post. `description`: what it shows, for those who do not see it; empty where nobody wrote any. */
export const postImageSchema = v.object({ image_url: v.string(), description: storedTextSchema })
export type PostImage = v.InferOutput<typeof postImageSchema>

/** Extension of a post: the description of its `image_url`, and the images after that one. Missing where there are none. */
export const storedImages = {
  image_description: v.optional(storedTextSchema),
  more_images: v.optional(v.array(postImageSchema)),
}

const descriptionSchema = v.optional(textSchema(LENGTH.imageDescription))
const moreImagesSchema = v.optional(
  v.pipe(
    v.array(v.object({ image_url: uploadedImageSchema, description: textSchema(LENGTH.imageDescription) })),
    v.maxLength(COUNT.imagesPerPost - 1),
  ),
)

/** Image fields of a call that creates a post, besides `imageUrl`. */
export const newImages = { imageDescription: descriptionSchema, moreImages: moreImagesSchema }

/** Image fields of a call that changes a post, besides `image_url`. A new `image_url` without a description has none. */
export const changedImages = { image_description: descriptionSchema, more_images: moreImagesSchema }

/**
 * The text that a post quotes, as far as one reader may see it. Made for each answer and never stored, so that it says no
 * more than the text's own page does today.
 */
const quotedViewSchema = v.variant('state', [
  v.object({
    state: v.literal('shown'),
    /** Path of its page. */
    href: v.string(),
    author: v.nullable(v.object({ id: idSchema, username: v.string(), display_name: v.string() })),
    /** Subject of an issue and name of its newsletter; null for a post. */
    issue: v.nullable(v.object({ subject: v.string(), newsletter: v.string() })),
    excerpt: v.string(),
    at: timeSchema,
  }),
  v.object({
    /** `muted` and `blocked`: by the reader, who can still open its page. */
    state: v.picklist(['deleted', 'removed', 'muted', 'blocked', 'unavailable']),
    href: v.nullable(v.string()),
  }),
])
export type QuotedView = v.InferOutput<typeof quotedViewSchema>

/** Names the text that a post quotes: a post, or an issue of a newsletter. */
export const quotedRefSchema = v.object({ kind: v.picklist(['post', 'issue']), id: idSchema })
export type QuotedRef = v.InferOutput<typeof quotedRefSchema>

export const quotedSchema = v.object({ ...quotedRefSchema.entries, view: v.optional(quotedViewSchema) })

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

export const feedPageSchema = v.object({ posts: v.array(postSchema), nextCursor: nextCursorSchema })

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

export const folderNameSchema = requiredTextSchema(BOOKMARK.folder)
export const bookmarkNoteSchema = requiredTextSchema(BOOKMARK.note)

/** The reader's folder and note for a saved post, null without one. A folder exists while a post is in it. */
export const bookmarkDetailsSchema = v.object({
  post_id: idSchema,
  folder: v.nullable(storedTextSchema),
  note: v.nullable(storedTextSchema),
})
export type BookmarkDetails = v.InferOutput<typeof bookmarkDetailsSchema>

/** Posts refer to a tag by its slug. */
export const tagSchema = v.object({ id: idSchema, slug: v.pipe(v.string(), v.nonEmpty()), label: v.string() })
export type Tag = v.InferOutput<typeof tagSchema>

export const linkPreviewSchema = v.object({
  url: v.string(),
  title: v.string(),
  description: v.string(),
  domain: v.string(),
  imageUrl: v.nullable(v.string()),
})
export type LinkPreview = v.InferOutput<typeof linkPreviewSchema>
