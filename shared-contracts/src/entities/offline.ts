import * as v from 'valibot'
import { countSchema, idSchema, timeSchema } from './fields'

export const queueActionStatusSchema = v.picklist(['pending', 'synced', 'failed'])

/**
 * `type` is the name of the call, for example `posts.create`. Extensions: `input`, the input to send again; `userId`, the
 * person who acted; `error`, the message of the last failure, and `code`, its `errorCode`; `isTried`, that it was sent
 * once: if the connection broke meanwhile, nobody knows whether it arrived.
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

/** `content` is data as JSON text, never HTML. */
export const cachedPageSchema = v.object({
  url: v.string(),
  title: v.string(),
  content: v.string(),
  timestamp: timeSchema,
})
