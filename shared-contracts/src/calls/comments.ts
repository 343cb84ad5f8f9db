import * as v from 'valibot'
import {
  countSchema,
  idSchema,
  nextCursorSchema,
  requestIdSchema,
  requiredTextSchema,
  textSchema,
} from '../entities/fields'
import { reportReasonSchema } from '../entities/moderation'
import { commentOrderSchema, commentSchema } from '../entities/post'
import { profileSchema } from '../entities/profile'
import { ERRORS } from '../errors'
import { LENGTH, PAGE_SIZE } from '../limits'
import { byIdSchema, call, cursorSchema, doneSchema, expectedUpdatedAtSchema, limitSchema } from './base'

const bodySchema = requiredTextSchema(LENGTH.comment)
const COMMENT_NOT_FOUND = { COMMENT_NOT_FOUND: ERRORS.COMMENT_NOT_FOUND }
const NOT_COMMENT_AUTHOR = { NOT_COMMENT_AUTHOR: ERRORS.NOT_COMMENT_AUTHOR }

export const comments = {
  /** A page counts roots, newest first unless asked otherwise, and brings all their replies, oldest first. */
  list: call('/comments/list')
    .input(
      v.object({
        /** Id of a post, or of an issue that the viewer may read to its end, as in `create`. */
        postId: idSchema,
        /** Extension: the spec's order is the default. */
        order: v.optional(commentOrderSchema, 'newest'),
        cursor: cursorSchema,
        limit: limitSchema(PAGE_SIZE.comments),
        /** Makes the page as long as it takes to bring this comment, for a permalink; a backend may ignore it. */
        until: v.optional(idSchema),
      }),
    )
    .output(
      v.object({
        comments: v.array(commentSchema),
        authors: v.array(profileSchema),
        rootCount: countSchema,
        nextCursor: nextCursorSchema,
      }),
    )
    .errors({ POST_NOT_FOUND: ERRORS.POST_NOT_FOUND }),
  /** Extension: the viewer's comments on any post or issue, newest first, for the export of one's own data. */
  listOwn: call('/comments/listOwn')
    .input(v.optional(v.object({ cursor: cursorSchema, limit: limitSchema(PAGE_SIZE.comments) }), {}))
    .output(v.object({ comments: v.array(commentSchema), nextCursor: nextCursorSchema })),
  create: call('/comments/create')
    .input(
      v.object({
        postId: idSchema,
        body: bodySchema,
        parentId: v.optional(v.nullable(idSchema)),
        /** Repeating a create with the same key answers the comment already made. */
        requestId: requestIdSchema,
      }),
    )
    .output(commentSchema)
    .errors({ POST_NOT_FOUND: ERRORS.POST_NOT_FOUND, REPLY_TOO_DEEP: ERRORS.REPLY_TOO_DEEP, ...COMMENT_NOT_FOUND }),
  update: call('/comments/update')
    .input(v.object({ id: idSchema, body: bodySchema, expectedUpdatedAt: expectedUpdatedAtSchema }))
    .output(commentSchema)
    .errors({
      ...COMMENT_NOT_FOUND,
      ...NOT_COMMENT_AUTHOR,
      COMMENT_CONFLICT: { ...ERRORS.COMMENT_CONFLICT, data: v.object({ comment: commentSchema }) },
    }),
  /** `removed` counts the comment and its nested replies. */
  delete: call('/comments/delete')
    .input(byIdSchema)
    .output(v.object({ removed: countSchema }))
    .errors({ ...COMMENT_NOT_FOUND, ...NOT_COMMENT_AUTHOR }),
  like: call('/comments/like').input(byIdSchema).output(doneSchema).errors(COMMENT_NOT_FOUND),
  unlike: call('/comments/unlike').input(byIdSchema).output(doneSchema).errors(COMMENT_NOT_FOUND),
  report: call('/comments/report')
    .input(
      v.object({
        id: idSchema,
        reason: reportReasonSchema,
        description: v.optional(textSchema(LENGTH.reportDetails), ''),
      }),
    )
    .output(commentSchema)
    .errors(COMMENT_NOT_FOUND),
}
