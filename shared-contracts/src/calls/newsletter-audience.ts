import * as v from 'valibot'
import { countSchema, idSchema, requiredTextSchema, textSchema, timeSchema } from '../entities/fields'
import { nextCursorSchema } from '../entities/page'
import { subscriberSchema } from '../entities/subscriber'
import { LARGEST_PAGE, LENGTH, NEWSLETTER_LIMITS } from '../limits'
import { emailSchema } from '../rules/email'
import { call, cursorSchema, doneSchema, limitSchema } from './base'
import { ofNewsletter } from './newsletter-base'

const broughtSchema = v.object({
  email: emailSchema,
  name: v.optional(textSchema(NEWSLETTER_LIMITS.subscriberName), ''),
  subscribedAt: v.optional(v.nullable(timeSchema), null),
})

/** The people an owner writes to. Only the owner may read the list. */
export const newsletterAudience = {
  /**
   * Newest first; `total` counts all that the query finds, `room` says how many more fit. The invented subscribers of
   * sample newsletters are numbers without people, so they are not in the list.
   */
  listAudience: call('/newsletters/listAudience')
    .input(
      v.object({
        newsletterId: idSchema,
        query: v.optional(v.pipe(v.string(), v.maxLength(LENGTH.query)), ''),
        limit: limitSchema(LARGEST_PAGE),
        cursor: cursorSchema,
      }),
    )
    .output(
      v.object({
        subscribers: v.array(subscriberSchema),
        total: countSchema,
        nextCursor: nextCursorSchema,
        room: v.optional(countSchema),
      }),
    )
    .errors(ofNewsletter),
  /**
   * Takes over addresses with the owner's word on how their consent was given (`consent`). `skipped` are the places in the
   * input of those that are here already, `refused` of those beyond the longest list, `removed` of those who left here.
   */
  importAudience: call('/newsletters/importAudience')
    .input(
      v.object({
        newsletterId: idSchema,
        consent: requiredTextSchema(NEWSLETTER_LIMITS.consent),
        subscribers: v.pipe(v.array(broughtSchema), v.minLength(1), v.maxLength(NEWSLETTER_LIMITS.subscribersAtOnce)),
      }),
    )
    .output(
      v.object({
        added: countSchema,
        skipped: v.array(countSchema),
        refused: v.array(countSchema),
        removed: v.optional(v.array(countSchema)),
      }),
    )
    .errors(ofNewsletter),
  /** Deletes a person who was brought along, and no import brings them back; who subscribed here leaves by themselves. */
  removeSubscriber: call('/newsletters/removeSubscriber')
    .input(v.object({ newsletterId: idSchema, email: emailSchema }))
    .output(doneSchema)
    .errors(ofNewsletter),
  /** Undoes `removeSubscriber`. */
  restoreSubscriber: call('/newsletters/restoreSubscriber')
    .input(
      v.object({
        newsletterId: idSchema,
        consent: requiredTextSchema(NEWSLETTER_LIMITS.consent),
        subscriber: broughtSchema,
      }),
    )
    .output(doneSchema)
    .errors(ofNewsletter),
}
