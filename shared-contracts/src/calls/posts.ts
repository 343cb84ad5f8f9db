import * as v from 'valibot'
import {
  countSchema,
  idSchema,
  nextCursorSchema,
  querySchema,
  requestIdSchema,
  requiredTextSchema,
  tagSlugSchema,
  timeSchema,
  uploadedImageSchema,
} from '../entities/fields'
import {
  bookmarkDetailsSchema,
  bookmarkNoteSchema,
  changedImages,
  feedTabSchema,
  folderNameSchema,
  linkPreviewSchema,
  newImages,
  postSchema,
  postStatusSchema,
  quotedRefSchema,
  quotedSchema,
  tagSchema,
} from '../entities/post'
import { profileSchema } from '../entities/profile'
import { ERRORS } from '../errors'
import { ANSWER_LIMIT, COUNT, IMAGE, LENGTH, PAGE_SIZE, THREAD_PARTS } from '../limits'
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

/** Extension: the texts of the parts that follow the post in a thread. */
const restSchema = v.optional(v.pipe(v.array(bodySchema), v.maxLength(THREAD_PARTS - 1)))

/** Input for a new post, published or kept as a draft. */
const newPost = {
  body: bodySchema,
  imageUrl: v.optional(v.nullable(uploadedImageSchema)),
  ...newImages,
  tags: tagsSchema,
  quoted: v.optional(v.nullable(quotedRefSchema)),
  rest: restSchema,
  /** Repeating a create with the same key answers the post already made. */
  requestId: requestIdSchema,
}

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
        ...newPost,
        scheduledAt: v.optional(v.nullable(timeSchema)),
        status: v.optional(postStatusSchema, 'published'),
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
    .input(v.object(newPost))
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

const edgeSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)))

/** Upload of a post image. Type and size are checked by the backend, so that each has its declared error. */
export const images = {
  upload: call('/images/upload')
    .input(
      v.object({
        name: v.pipe(v.string(), v.maxLength(LENGTH.fileName)),
        /** MIME type, for example `image/png`. */
        type: v.pipe(v.string(), v.maxLength(LENGTH.mimeType)),
        /** The file in base64, without a `data:` prefix. */
        data: v.pipe(v.string(), v.maxLength(IMAGE.maxBytes * 4)),
        /** Extension: in px. The reference carries it (`imageSizeOf`), so that a page can keep the room of the image free. */
        width: edgeSchema,
        height: edgeSchema,
      }),
    )
    .output(v.object({ image_url: v.string() }))
    .errors({
      UNSUPPORTED_TYPE: ERRORS.UNSUPPORTED_TYPE,
      TOO_LARGE: ERRORS.TOO_LARGE,
      UPLOAD_FAILED: ERRORS.UPLOAD_FAILED,
      STORAGE_FULL: ERRORS.STORAGE_FULL,
    }),
}

/** Link previews; null for an address outside the built-in table. */
export const linkPreviews = {
  get: call('/linkPreviews/get')
    .input(v.object({ url: v.pipe(v.string(), v.maxLength(LENGTH.address)) }))
    .output(v.nullable(linkPreviewSchema)),
}

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

const byPostSchema = v.object({ postId: idSchema })

/** The list comes whole, newest bookmark first, because the page searches it on the client. */
export const bookmarks = {
  listBookmarks: call('/bookmarks/listBookmarks').output(
    v.object({ posts: v.array(postSchema), authors: v.array(profileSchema) }),
  ),
  bookmark: call('/bookmarks/bookmark')
    .input(byPostSchema)
    .output(doneSchema)
    .errors({ POST_NOT_FOUND: ERRORS.POST_NOT_FOUND }),
  unbookmark: call('/bookmarks/unbookmark').input(byPostSchema).output(doneSchema),
  /** Folders and notes of the saved posts; a post without either is missing. */
  listDetails: call('/bookmarks/listDetails').output(v.object({ details: v.array(bookmarkDetailsSchema) })),
  /** Replaces folder and note. They outlive the bookmark, so that saving a post again brings them back. */
  setDetails: call('/bookmarks/setDetails')
    .input(v.object({ postId: idSchema, folder: v.nullable(folderNameSchema), note: v.nullable(bookmarkNoteSchema) }))
    .output(doneSchema),
}
