import {
  auditEntrySchema,
  bookmarkDetailsSchema,
  decidedContentSchema,
  idSchema,
  moderationActionSchema,
  mutedWordSchema,
  newsletterScheduleSchema,
  notificationSchema,
  queueItemSchema,
  reasonCountsSchema,
  timeSchema,
  userModerationStatusSchema,
  userStatusSchema,
} from '@ementa/contracts/schemas'
import * as v from 'valibot'

// Entities of the contract with data that the backend keeps beside them and never sends.

/** A notification with the person it belongs to, whom the contract's entity does not name. */
export const storedNotificationSchema = v.object({
  ...notificationSchema.entries,
  user_id: idSchema,
  /** The decision of which it notifies the person concerned. */
  decision_id: v.optional(idSchema),
  /** The decision whose outcome it reports to a reporter, or to the author of content that stays. */
  outcome_of: v.optional(idSchema),
})

/**
 * A schedule remembers the day and the time of day it began with; `held` is one whose issue had nothing to send;
 * `replaced_by_sending` is one that `Enviar agora` ended, which undoing the sending brings back (decision 049).
 */
export const storedScheduleSchema = v.object({
  ...newsletterScheduleSchema.entries,
  anchor_day: v.optional(v.number()),
  anchor_time: v.optional(v.string()),
  held: v.optional(v.boolean()),
  replaced_by_sending: v.optional(v.boolean()),
})
export type StoredSchedule = v.InferOutput<typeof storedScheduleSchema>

/** Someone who was brought along by a file. */
export const storedSubscriberSchema = v.object({
  id: idSchema,
  newsletter_id: idSchema,
  email: v.string(),
  name: v.string(),
  subscribed_at: v.nullable(timeSchema),
  consent: v.string(),
})
export type StoredSubscriber = v.InferOutput<typeof storedSubscriberSchema>

/** Records that somebody left an audience: `id` is a keyed hash of their address, which is stored nowhere. */
export const storedRemovalSchema = v.object({ id: idSchema, newsletter_id: idSchema })

/** The key of those hashes, in hexadecimal; `id` is the newsletter's. */
export const storedAudienceKeySchema = v.object({ id: idSchema, key: v.string() })

/** A temporary ban ends by itself; `since` tells when the status was set last. */
export const storedStatusSchema = v.object({
  ...userModerationStatusSchema.entries,
  since: v.optional(timeSchema),
  banned_until: v.nullish(timeSchema),
})
export type StoredStatus = v.InferOutput<typeof storedStatusSchema>

/** `undone`: as if it had not been decided, its reports are open again. `lifted`: the measure ended, the reports stay answered. */
export const storedActionSchema = v.object({
  ...moderationActionSchema.entries,
  reversed: v.optional(v.picklist(['undone', 'lifted'])),
  /** Approved in name only: the content was gone, and its reports were closed. */
  was_gone: v.optional(v.boolean()),
})
export type StoredAction = v.InferOutput<typeof storedActionSchema>

/** An audit entry with the data needed to show the decision and to take it back. */
export const storedEntrySchema = v.object({
  ...auditEntrySchema.entries,
  person_id: v.optional(idSchema),
  content: v.optional(decidedContentSchema),
  reported_for: v.optional(reasonCountsSchema),
  /** The moderation action of a decision about content. */
  action_id: v.optional(idSchema),
  /** The queue item that the decision closed. */
  queued: v.optional(queueItemSchema),
  /** The person's status before a measure changed it. */
  previous: v.optional(v.object({ status: userStatusSchema, banned_until: v.nullable(timeSchema) })),
  /** A ban from the queue removes the content by an entry of its own. */
  companion_id: v.optional(idSchema),
  /** The content exists nowhere else: restoring it writes it again. */
  is_archived: v.optional(v.boolean()),
  /** End of a temporary ban that no moderation action records. */
  ends_at: v.optional(timeSchema),
  reversed_by: v.optional(idSchema),
  /** Made by somebody who is no moderator, through a call that checks no permission. */
  is_outside: v.optional(v.boolean()),
  /** `answer` is missing where the decision was taken back: `reversed_by` answers then. */
  objection: v.optional(
    v.object({
      text: v.string(),
      created_at: timeSchema,
      is_answered: v.boolean(),
      answer: v.optional(v.object({ is_accepted: v.boolean(), reason: v.string(), created_at: timeSchema })),
    }),
  ),
})
export type StoredEntry = v.InferOutput<typeof storedEntrySchema>

/** A moderator's claim on a queue item: `id` is the item's. */
export const storedClaimSchema = v.object({ id: idSchema, moderator_id: idSchema, until: timeSchema })

/** A moderators' note with the person it is about and its author. */
export const storedNoteSchema = v.object({
  id: idSchema,
  person_id: idSchema,
  author_id: idSchema,
  text: v.string(),
  created_at: timeSchema,
})

/** A muted word with the person who muted it, and since when. */
export const storedMutedWordSchema = v.object({ ...mutedWordSchema.entries, user_id: idSchema, created_at: timeSchema })
export type StoredMutedWord = v.InferOutput<typeof storedMutedWordSchema>

/** Folder and note of a bookmark with their owner. */
export const storedBookmarkDetailsSchema = v.object({ ...bookmarkDetailsSchema.entries, user_id: idSchema })
export type StoredBookmarkDetails = v.InferOutput<typeof storedBookmarkDetailsSchema>
