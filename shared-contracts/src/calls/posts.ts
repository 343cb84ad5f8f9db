import * as v from 'valibot'
import {
  countSchema,
  idSchema,
  querySchema,
  requestIdSchema,
  requiredTextSchema,
  tagSlugSchema,
  timeSchema,
  uploadedImageSchema,
} from '../entities/fields'
import { nextCursorSchema } from '../entities/page'
import { feedTabSchema, postSchema, postStatusSchema } from '../entities/post'
import { changedImages, newImages } from '../entities/post-images'
import { profileSchema } from '../entities/profile'
import { quotedRefSchema, quotedSchema } from '../entities/quoted'
import { ERRORS } from '../errors'
import { COUNT, LENGTH, PAGE_SIZE, THREAD_PARTS } from '../limits'
import {
  byIdSchema,
  call,
  cursorSchema,
  doneSchema,
  expectedUpdatedAtSchema,
  limitSchema,
  peopleOfSchema,
  peoplePageSchema,
} from './base'

const bodySchema = requiredTextSchema(LENGTH.postBody)
const tagsSchema = v.optional(v.pipe(v.array(tagSlugSchema), v.maxLength(COUNT.tagsPerPost)), () => [])

/** Extension: the quoted text, and the texts of the parts that follow the post in a thread. */
const quotedInputSchema = v.optional(v.nullable(quotedRefSchema))
const restSchema = v.optional(v.pipe(v.array(bodySchema), v.maxLength(THREAD_PARTS - 1)))

/**
 * Extension of every answer with posts: `authors` holds their profiles, so that a list needs no call per author. Unknown
 * authors are missing.
 */
const postsWithAuthors = { posts: v.array(postSchema), authors: v.array(profileSchema) }

/** The field names of `create` and `update` differ on purpose: the specification writes them so. */
export const posts = {
  listFeed: call('/posts/listFeed')
    .input(
      v.object({
        tab: v.optional(feedTabSchema, 'forYou'),
        tag: v.optional(v.nullable(querySchema)),
        cursor: cursorSchema,
        limit: limitSchema(PAGE_SIZE.feed),
        /** The people and tags that the viewer follows, known to the client; when absent the backend uses its own lists. */
        following: v.optional(v.pipe(v.array(idSchema), v.maxLength(COUNT.followed))),
        followedTags: v.optional(v.pipe(v.array(querySchema), v.maxLength(COUNT.followed))),
      }),
    )
    .output(v.object({ ...postsWithAuthors, nextCursor: nextCursorSchema })),
  /** Public posts only; one's own scheduled ones come from `listDrafts`. */
  listByUser: call('/posts/listByUser')
    .input(
      v.object({
        userId: idSchema,
        /** Id of the last post seen; fewer posts than the limit mean the end. */
        afterId: cursorSchema,
        limit: limitSchema(PAGE_SIZE.userPosts),
        /** Extension: every part of a thread, not the first alone. */
        allParts: v.optional(v.boolean()),
      }),
    )
    .output(v.object(postsWithAuthors)),
  get: call('/posts/get')
    .input(byIdSchema)
    .output(
      v.object({
        post: postSchema,
        author: v.nullable(profileSchema),
        /** Extension: all parts of its thread in order; `post` is null for one that is not there any more. */
        thread: v.optional(
          v.array(v.object({ part: countSchema, post: v.nullable(postSchema), isRemoved: v.boolean() })),
        ),
        /** Extension: how many posts quote it. */
        quotes: v.optional(countSchema),
      }),
    )
    .errors({
      POST_NOT_FOUND: {
        ...ERRORS.POST_NOT_FOUND,
        /** Present when moderation removed the post; the decision is named for its author alone. */
        data: v.optional(v.object({ decisionId: v.nullable(idSchema) })),
      },
    }),
  create: call('/posts/create')
    .input(
      v.object({
        body: bodySchema,
        imageUrl: v.optional(v.nullable(uploadedImageSchema)),
        ...newImages,
        tags: tagsSchema,
        scheduledAt: v.optional(v.nullable(timeSchema)),
        status: v.optional(postStatusSchema, 'published'),
        quoted: quotedInputSchema,
        rest: restSchema,
        /** Repeating a create with the same key answers the post already made. */
        requestId: requestIdSchema,
      }),
    )
    .output(postSchema)
    .errors({ DATE_NOT_IN_FUTURE: ERRORS.DATE_NOT_IN_FUTURE, QUOTED_NOT_FOUND: ERRORS.QUOTED_NOT_FOUND }),
  update: call('/posts/update')
    .input(
      v.object({
        id: idSchema,
        body: v.optional(bodySchema),
        image_url: v.optional(v.nullable(uploadedImageSchema)),
        ...changedImages,
        tags: v.optional(v.pipe(v.array(tagSlugSchema), v.maxLength(COUNT.tagsPerPost))),
        /** A quotation can be taken off, not put on. */
        quoted: v.optional(v.null()),
        /** Further parts, for a draft only: a published thread already has its parts. */
        rest: restSchema,
        /** Extension: another moment for a post whose time has not come; null publishes it now. */
        scheduledAt: v.optional(v.nullable(timeSchema)),
        expectedUpdatedAt: expectedUpdatedAtSchema,
      }),
    )
    .output(postSchema)
    .errors({
      POST_NOT_FOUND: ERRORS.POST_NOT_FOUND,
      NOT_POST_AUTHOR_EDIT: ERRORS.NOT_POST_AUTHOR_EDIT,
      DATE_NOT_IN_FUTURE: ERRORS.DATE_NOT_IN_FUTURE,
      POST_CONFLICT: { ...ERRORS.POST_CONFLICT, data: v.object({ post: postSchema }) },
    }),
  delete: call('/posts/delete')
    .input(byIdSchema)
    .output(doneSchema)
    .errors({ POST_NOT_FOUND: ERRORS.POST_NOT_FOUND, NOT_POST_AUTHOR_DELETE: ERRORS.NOT_POST_AUTHOR_DELETE }),
  /** Drafts of the current user and, in `scheduled`, the own posts whose time has not come. */
  listDrafts: call('/posts/listDrafts').output(
    v.object({ posts: v.array(postSchema), scheduled: v.array(postSchema) }),
  ),
  /** A draft keeps no date. */
  saveDraft: call('/posts/saveDraft')
    .input(
      v.object({
        body: bodySchema,
        imageUrl: v.optional(v.nullable(uploadedImageSchema)),
        ...newImages,
        tags: tagsSchema,
        quoted: quotedInputSchema,
        rest: restSchema,
        requestId: requestIdSchema,
      }),
    )
    .output(postSchema)
    .errors({ QUOTED_NOT_FOUND: ERRORS.QUOTED_NOT_FOUND }),
  publishDraft: call('/posts/publishDraft')
    .input(v.object({ ...byIdSchema.entries, requestId: requestIdSchema }))
    .output(postSchema)
    .errors({
      DRAFT_NOT_FOUND: ERRORS.DRAFT_NOT_FOUND,
      NOT_DRAFT_AUTHOR: ERRORS.NOT_DRAFT_AUTHOR,
      NOT_A_DRAFT: ERRORS.NOT_A_DRAFT,
    }),
  /** Extension: the viewer's view of a text to quote, and the number of posts that quote it. */
  getQuoted: call('/posts/getQuoted')
    .input(quotedRefSchema)
    .output(v.object({ ...quotedSchema.entries, count: countSchema })),
  /** Extension: the posts that quote a text, newest first. */
  listQuotes: call('/posts/listQuotes')
    .input(v.object({ ...quotedRefSchema.entries, cursor: cursorSchema, limit: limitSchema(PAGE_SIZE.feed) }))
    .output(v.object({ ...postsWithAuthors, nextCursor: nextCursorSchema })),
  /** Extension: lists the people who like a post, without the viewer's blocked people. */
  listLikers: call('/posts/listLikers')
    .input(peopleOfSchema)
    .output(peoplePageSchema)
    .errors({ POST_NOT_FOUND: ERRORS.POST_NOT_FOUND }),
  like: call('/posts/like').input(byIdSchema).output(doneSchema).errors({ POST_NOT_FOUND: ERRORS.POST_NOT_FOUND }),
  unlike: call('/posts/unlike').input(byIdSchema).output(doneSchema),
}
