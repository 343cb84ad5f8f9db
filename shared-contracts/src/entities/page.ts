import * as v from 'valibot'
import { notificationSchema } from './notification'
import { postSchema } from './post'

/** `nextCursor` is the id of the last item, null at the end. */
export const nextCursorSchema = v.nullable(v.string())

export const feedPageSchema = v.object({ posts: v.array(postSchema), nextCursor: nextCursorSchema })

export const notificationPageSchema = v.object({
  notifications: v.array(notificationSchema),
  nextCursor: nextCursorSchema,
})
