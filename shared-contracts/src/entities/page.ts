import * as v from 'valibot'
import { notificationSchema } from './notification'
import { postSchema } from './post'

/** `nextCursor` is the id of the last item, null at the end (NS-30). */
export const nextCursorSchema = v.nullable(v.string())

/** Feed page (spec §3). */
export const feedPageSchema = v.object({ posts: v.array(postSchema), nextCursor: nextCursorSchema })

/** Notification page (spec §3). */
export const notificationPageSchema = v.object({
  notifications: v.array(notificationSchema),
  nextCursor: nextCursorSchema,
})
