import * as v from 'valibot'
import { countSchema, daySchema, idSchema, querySchema, textSchema, timeSchema } from '../entities/fields'
import {
  auditActionTypeSchema,
  auditEntrySchema,
  auditRecordSchema,
  decidedContentSchema,
  moderatedItemTypeSchema,
  moderationActionSchema,
  moderationActionTypeSchema,
  moderationNoteSchema,
  queueItemSchema,
  queueStatusSchema,
  reasonCountsSchema,
  reportReasonSchema,
  reportTargetTypeSchema,
} from '../entities/moderation'
import { managedProfileSchema, profileSchema, userStatusSchema } from '../entities/profile'
import { ERRORS } from '../errors'
import { LENGTH, MODERATION } from '../limits'

// Errors that several moderation calls declare.

export const QUEUE_ITEM_NOT_FOUND = { QUEUE_ITEM_NOT_FOUND: ERRORS.QUEUE_ITEM_NOT_FOUND }
export const JUSTIFICATION_REQUIRED = { JUSTIFICATION_REQUIRED: ERRORS.JUSTIFICATION_REQUIRED }
export const USER_NOT_FOUND = { USER_NOT_FOUND: ERRORS.USER_NOT_FOUND }
/** Acting on the admin pages needs `is_moderator`; reading them does not. */
export const NOT_MODERATOR = { NOT_MODERATOR: ERRORS.NOT_MODERATOR }
export const DECISION_NOT_FOUND = { DECISION_NOT_FOUND: ERRORS.DECISION_NOT_FOUND }
/** Nobody decides about themselves or their own content. */
export const OWN_CAUSE = { OWN_CAUSE: ERRORS.OWN_CAUSE }
/** Nobody answers an objection to their own decision, by whichever call. */
export const OWN_DECISION = { OWN_DECISION: ERRORS.OWN_DECISION }
/** The measure needs a content or a person that is no longer there. */
export const CONTENT_NOT_FOUND = { CONTENT_NOT_FOUND: ERRORS.CONTENT_NOT_FOUND }
/** The author changed the content since the moderator read it. */
export const CONTENT_CHANGED = {
  CONTENT_CHANGED: { ...ERRORS.CONTENT_CHANGED, data: v.object({ change: v.picklist(['edited', 'deleted']) }) },
}
/** The change would leave no moderator who can act. */
export const LAST_MODERATOR = { LAST_MODERATOR: ERRORS.LAST_MODERATOR }
/** Somebody else has opened the item and not let go of it. */
export const ALREADY_CLAIMED = {
  ALREADY_CLAIMED: { ...ERRORS.ALREADY_CLAIMED, data: v.object({ claimedBy: v.string() }) },
}
/** The person is already under a harder measure, which this one would shorten or lift. */
export const STRONGER_MEASURE = {
  STRONGER_MEASURE: {
    ...ERRORS.STRONGER_MEASURE,
    data: v.object({ status: userStatusSchema, until: v.nullable(timeSchema) }),
  },
}

// Inputs and answers of the moderation calls; entities of their own are in entities/moderation.

export const daysSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MODERATION.longestBanDays))

export const byUserSchema = v.object({ user_id: idSchema, reason: v.optional(textSchema(LENGTH.reason), '') })

/** A user as management sees them. */
export const managedUserSchema = v.object({
  ...managedProfileSchema.entries,
  /** End of a temporary ban; null without one. */
  banned_until: v.nullable(timeSchema),
  /** The decision that shadow-banned the profile; null when none is in force. */
  shadow_ban: v.nullable(v.object({ id: idSchema, created_at: timeSchema })),
})

/** The user after a measure, and the audit entry of it: `moderation.restore` takes that id. */
export const measuredUserSchema = v.object({ ...managedUserSchema.entries, decision_id: idSchema })

/** The action, and the audit entry of it: `moderation.restore` takes that id. */
export const decidedSchema = v.object({ ...moderationActionSchema.entries, decision_id: idSchema })

/** One row of the queue with everything that a moderator needs to decide. `content` is null when it is gone. */
export const queueEntrySchema = v.object({
  item: queueItemSchema,
  content: v.nullable(decidedContentSchema),
  author: v.nullable(profileSchema),
  /** Under which measure the author is, and when a temporary ban ends; null when the author is unknown. */
  standing: v.nullable(v.object({ status: userStatusSchema, banned_until: v.nullable(timeSchema) })),
  reasons: reasonCountsSchema,
  /** Number of people who made the open reports; the report count includes repeated flags of one person. */
  reporters: countSchema,
  first_report_at: v.nullable(timeSchema),
  last_report_at: v.nullable(timeSchema),
  /** The content as the last report saw it, when it has changed or is gone since; null otherwise. */
  reported: v.nullable(decidedContentSchema),
  /** The person's words and the decision they object to: an objection is an item of its own (decision 015). Null for reports. */
  objection: v.nullable(v.object({ text: v.string(), created_at: timeSchema, decision: auditRecordSchema })),
  /** Earlier decisions about this item and its author, newest first. */
  history: v.array(auditEntrySchema),
})

/** All that is known about a person, for a moderator. */
export const caseSchema = v.object({
  user: managedUserSchema,
  /** Their content that waits for a decision, the most urgent first. */
  waiting: v.array(v.object({ item: queueItemSchema, content: v.nullable(decidedContentSchema) })),
  /** Decisions about the person and their content, newest first. */
  decisions: v.array(auditRecordSchema),
  /** Number of all reports about the person and their content, and of the reports they made. */
  reports_received: countSchema,
  reports_made: countSchema,
  /** Newest first; null for people who may read the page but are no moderators. */
  notes: v.nullable(v.array(moderationNoteSchema)),
})

export const queueFiltersSchema = v.object({
  /** Id of a queue item: the answer holds it alone, so that a link can lead to it. */
  id: v.optional(idSchema),
  item_type: v.optional(moderatedItemTypeSchema),
  /** `open`: whatever still waits for a decision, pending or in review. */
  status: v.optional(v.picklist([...queueStatusSchema.options, 'open'])),
  reason: v.optional(querySchema),
  /** Words of the content, or name or username of its author. */
  query: v.optional(querySchema),
})

export const auditFiltersSchema = v.object({
  /** Id of an entry: the answer holds it alone, so that a link can lead to it. */
  id: v.optional(idSchema),
  query: v.optional(querySchema),
  item_type: v.optional(moderatedItemTypeSchema),
  action_type: v.optional(auditActionTypeSchema),
  moderator_id: v.optional(idSchema),
  from: v.optional(daySchema),
  to: v.optional(daySchema),
})

/** Input for deciding about one item. The decision is carried out at once; `restore` takes it back. */
export const decision = {
  action_type: moderationActionTypeSchema,
  moderator_id: idSchema,
  reason: v.optional(textSchema(LENGTH.reason), ''),
  duration_days: v.optional(v.nullable(daysSchema)),
}

/** `content.version` that the moderator read, null if it was gone; a call without it accepts any version. */
export const contentVersionSchema = v.optional(v.nullable(idSchema))

/** `version` is the `updated_at` the moderator saw; another one in the store means that someone else acted. */
export const versionedItemSchema = v.object({
  id: idSchema,
  version: v.optional(timeSchema),
  content_version: contentVersionSchema,
})

/** The dialog `Denunciar` and the one-tap flag `Reportar` write different records; both reach the queue. */
export const reportContentInputSchema = v.variant('kind', [
  v.object({
    kind: v.literal('dialog'),
    type: reportTargetTypeSchema,
    targetId: idSchema,
    reason: reportReasonSchema,
    description: v.optional(textSchema(LENGTH.reportDetails), ''),
  }),
  v.object({
    kind: v.literal('flag'),
    entityType: reportTargetTypeSchema,
    entityId: idSchema,
    reason: v.optional(textSchema(LENGTH.reason), 'inappropriate'),
  }),
])
