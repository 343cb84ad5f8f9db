import * as v from 'valibot'
import { idSchema, storedTextSchema, timeSchema } from './fields'

/**
 * A subscriber as the owner sees them. Who subscribed here has a `username` and no address, which nobody else learns; who was
 * brought along has an address. `subscribed_at` is null where that is not known; `consent`, in the owner's words, says how it
 * was given elsewhere.
 */
export const subscriberSchema = v.object({
  id: idSchema,
  name: storedTextSchema,
  username: v.nullable(v.string()),
  email: v.nullable(v.string()),
  subscribed_at: v.nullable(timeSchema),
  consent: v.nullable(storedTextSchema),
})
export type Subscriber = v.InferOutput<typeof subscriberSchema>
