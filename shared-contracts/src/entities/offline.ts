import * as v from 'valibot'
import { countSchema, idSchema, timeSchema } from './fields'

export const queueActionStatusSchema = v.picklist(['pending', 'synced', 'failed'])

/**
 * Offline queue action (spec §3). `type` is the name of the call, for example `posts.create`.
 * Extensions: `input` is what the call is sent again with, `userId` whose action it is, `error` what the last try failed
 * with (spec §8), `code` why, as `errorCode` names it, `isTried` that it was sent once, whatever came of it: where the connection
 * went meanwhile nobody knows whether it arrived.
 */
export const queueActionSchema = v.object({
  id: idSchema,
  type: v.string(),
  timestamp: timeSchema,
  status: queueActionStatusSchema,
  retryCount: countSchema,
  input: v.optional(v.unknown()),
  userId: v.optional(idSchema),
  error: v.optional(v.string()),
  code: v.optional(v.string()),
  isTried: v.optional(v.boolean()),
})
export type QueueAction = v.InferOutput<typeof queueActionSchema>

/** Cached page (spec §3). `content` is data as JSON text, never HTML (P-21). */
export const cachedPageSchema = v.object({
  url: v.string(),
  title: v.string(),
  content: v.string(),
  timestamp: timeSchema,
})
