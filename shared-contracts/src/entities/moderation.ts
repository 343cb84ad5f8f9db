import * as v from 'valibot'
import { countSchema, daySchema, idSchema, timeSchema } from './fields'
import { storedImages } from './post'
import { userStatusSchema } from './profile'

export const moderatedItemTypeSchema = v.picklist(['post', 'comment', 'profile'])
export type ModeratedItemType = v.InferOutput<typeof moderatedItemTypeSchema>

export const moderationReasonSchema = v.picklist(['spam', 'harassment', 'fake_news', 'inappropriate', 'copyright'])
export type ModerationReason = v.InferOutput<typeof moderationReasonSchema>

export const severitySchema = v.picklist(['low', 'medium', 'high'])
export type Severity = v.InferOutput<typeof severitySchema>

export const moderationReportSchema = v.object({
  id: idSchema,
  item_type: moderatedItemTypeSchema,
  item_id: idSchema,
  reporter_id: idSchema,
  reason: moderationReasonSchema,
  description: v.string(),
  status: v.picklist(['pending']),
  severity: v.optional(severitySchema, 'medium'),
  created_at: timeSchema,
})

/** A report as it is kept. Extension: `reported_as` is the reason as it was given, where the closed list has no counterpart. */
export const keptReportSchema = v.object({ ...moderationReportSchema.entries, reported_as: v.optional(v.string()) })
export type ModerationReport = v.InferOutput<typeof keptReportSchema>

export const moderationActionTypeSchema = v.picklist(['approve', 'remove', 'shadow_ban', 'temp_ban'])
export type ModerationActionType = v.InferOutput<typeof moderationActionTypeSchema>

/** `expires_at` follows from `duration_days`. */
export const moderationActionSchema = v.object({
  id: idSchema,
  item_type: moderatedItemTypeSchema,
  item_id: idSchema,
  action_type: moderationActionTypeSchema,
  moderator_id: idSchema,
  reason: v.string(),
  duration_days: v.nullable(v.number()),
  created_at: timeSchema,
  expires_at: v.nullable(timeSchema),
})
export type ModerationAction = v.InferOutput<typeof moderationActionSchema>

export const queueStatusSchema = v.picklist(['pending', 'in_review', 'resolved'])
export type QueueStatus = v.InferOutput<typeof queueStatusSchema>

/** `most_common_reason` is free text: reasons of the dialog without a counterpart stay as they are. */
export const queueItemSchema = v.object({
  id: idSchema,
  item_type: moderatedItemTypeSchema,
  item_id: idSchema,
  priority: countSchema,
  report_count: countSchema,
  most_common_reason: v.string(),
  status: queueStatusSchema,
  created_at: timeSchema,
  updated_at: timeSchema,
})
export type QueueItem = v.InferOutput<typeof queueItemSchema>

export const userModerationStatusSchema = v.object({
  user_id: idSchema,
  status: userStatusSchema,
  is_moderator: v.boolean(),
  warnings_count: countSchema,
  last_warning_at: v.nullable(timeSchema),
})
export type UserModerationStatus = v.InferOutput<typeof userModerationStatusSchema>

/** Actions in the audit log: decisions about content, and about users. */
export const auditActionTypeSchema = v.picklist([
  ...moderationActionTypeSchema.options,
  'ban',
  'unban',
  'mute',
  'warn',
  'promote',
  'demote',
  'update_status',
  'restore',
  'undo',
  'uphold',
  'close',
])
export type AuditActionType = v.InferOutput<typeof auditActionTypeSchema>

/** Number of reports by reason, most frequent first. */
export const reasonCountsSchema = v.array(v.object({ reason: v.string(), count: countSchema }))

/** Extension: the content that a decision was about, as it was at that time. */
export const decidedContentSchema = v.object({
  body: v.string(),
  image_url: v.nullable(v.string()),
  ...storedImages,
  created_at: v.nullable(timeSchema),
  /** The post itself, or the post of a comment; null for profiles. */
  post_id: v.nullable(idSchema),
  /** Address of the page that shows it, where it is on no post's thread: a comment on an issue. */
  href: v.optional(v.string()),
  /** Changes with every edit: a decision names the version that it was made about. Missing in older records. */
  version: v.optional(v.string()),
})
export type DecidedContent = v.InferOutput<typeof decidedContentSchema>

/** Extension: a report with the reported content and its author at that time: neither an edit nor a deletion changes them. */
export const filedReportSchema = v.object({
  ...keptReportSchema.entries,
  content: v.optional(decidedContentSchema),
  person_id: v.optional(idSchema),
})
export type FiledReport = v.InferOutput<typeof filedReportSchema>

export const auditEntrySchema = v.object({
  id: idSchema,
  item_type: moderatedItemTypeSchema,
  item_id: idSchema,
  action_type: auditActionTypeSchema,
  moderator_id: idSchema,
  moderator_name: v.string(),
  reason: v.string(),
  created_at: timeSchema,
})
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>

/** Extension: the objection of the person concerned to a decision, and its answer. */
export const objectionSchema = v.object({
  text: v.string(),
  created_at: timeSchema,
  /** The answer of another moderator, who may also have simply taken the decision back; null until then. */
  answer: v.nullable(v.object({ is_accepted: v.boolean(), reason: v.string(), created_at: timeSchema })),
})
export type Objection = v.InferOutput<typeof objectionSchema>

/** Extension: an audit entry with everything needed to read and reverse the decision later. */
export const auditRecordSchema = v.object({
  ...auditEntrySchema.entries,
  /** The person concerned; null when unknown. */
  person: v.nullable(v.object({ id: idSchema, username: v.string(), display_name: v.string() })),
  /** Null for measures about a person, and where nothing was kept. */
  content: v.nullable(decidedContentSchema),
  /** The current content; null when it is gone. */
  current: v.nullable(decidedContentSchema),
  /** Reasons of the reports; empty for measures about a person. */
  reported_for: reasonCountsSchema,
  /** The decision that took this one back; null while it holds. */
  reversal: v.nullable(v.object({ id: idSchema, moderator_name: v.string(), created_at: timeSchema })),
  /** `moderation.restore` accepts it: it holds and no later decision replaced it. */
  is_reversible: v.boolean(),
  /** Null as long as the person concerned did not object. */
  objection: v.nullable(objectionSchema),
})
export type AuditRecord = v.InferOutput<typeof auditRecordSchema>

/** Extension: a decision as the person it concerns reads it. It does not name the moderator. */
export const ownDecisionSchema = v.object({
  id: idSchema,
  item_type: moderatedItemTypeSchema,
  action_type: auditActionTypeSchema,
  reason: v.string(),
  created_at: timeSchema,
  content: v.nullable(decidedContentSchema),
  reported_for: reasonCountsSchema,
  /** Time at which the decision was taken back; null while it holds. */
  reversed_at: v.nullable(timeSchema),
  /** End of a temporary ban; null for other decisions. */
  ends_at: v.nullable(timeSchema),
  /** Null as long as the person did not object. */
  objection: v.nullable(objectionSchema),
  /** `moderation.objectToDecision` accepts it: nobody objected yet, and there is something to take back. */
  can_object: v.boolean(),
})
export type OwnDecision = v.InferOutput<typeof ownDecisionSchema>

/** Extension: the statement of reasons, as the person concerned and the moderators read it. */
export const statementSchema = v.object({
  ...ownDecisionSchema.entries,
  person: v.nullable(v.object({ id: idSchema, username: v.string(), display_name: v.string() })),
})
export type Statement = v.InferOutput<typeof statementSchema>

/** Extension: the moderator who works on a queue item now, and the end of that claim. */
export const claimSchema = v.object({
  item_id: idSchema,
  moderator_id: idSchema,
  moderator_name: v.string(),
  until: timeSchema,
})
export type Claim = v.InferOutput<typeof claimSchema>

/** Extension: a moderator's note about a person for the other moderators. */
export const moderationNoteSchema = v.object({
  id: idSchema,
  author_name: v.string(),
  text: v.string(),
  created_at: timeSchema,
})
export type ModerationNote = v.InferOutput<typeof moderationNoteSchema>

/** Outcome of a report as its author sees it: `measures` does not say which; `gone` was deleted by its author. */
export const reportOutcomeSchema = v.picklist(['kept', 'removed', 'measures', 'banned', 'gone'])
export type ReportOutcome = v.InferOutput<typeof reportOutcomeSchema>

/** Extension: a report as the person who made it reads it. */
export const ownReportSchema = v.object({
  ...keptReportSchema.entries,
  /** First words and address of the reported content; null when it is not public any more. */
  about: v.nullable(v.object({ excerpt: v.string(), href: v.string() })),
  /** Null as long as nobody decided. */
  outcome: v.nullable(v.object({ result: reportOutcomeSchema, created_at: timeSchema })),
})
export type OwnReport = v.InferOutput<typeof ownReportSchema>

/** Extension: counts of reports and decisions in a period, from the audit log (`from` and `to` are days, included). */
export const transparencySchema = v.object({
  from: daySchema,
  to: daySchema,
  reports: countSchema,
  report_reasons: reasonCountsSchema,
  decisions: countSchema,
  by_action: v.array(v.object({ action: auditActionTypeSchema, count: countSchema })),
  by_item: v.array(v.object({ item_type: moderatedItemTypeSchema, count: countSchema })),
  /** Decisions of the period that no longer hold. */
  reversed: countSchema,
  objections: v.object({ received: countSchema, accepted: countSchema, upheld: countSchema, open: countSchema }),
  /** Median time from the first report to its decision, in hours; null when nothing was answered. */
  median_hours: v.nullable(v.number()),
})
export type Transparency = v.InferOutput<typeof transparencySchema>

export const moderationStatsSchema = v.object({
  reports_today: countSchema,
  pending_items: countSchema,
  avg_response_time_hours: v.number(),
  actions_taken_today: countSchema,
  top_reasons: v.array(v.object({ reason: v.string(), count: countSchema })),
  daily_reports: v.array(v.object({ date: daySchema, count: countSchema })),
})
export type ModerationStats = v.InferOutput<typeof moderationStatsSchema>

export const statsPeriodSchema = v.picklist(['1d', '7d', '30d'])
export type StatsPeriod = v.InferOutput<typeof statsPeriodSchema>

/** Reasons for which one item of several may stay undone while the others are done. */
export const bulkRefusalSchema = v.picklist([
  'QUEUE_ITEM_NOT_FOUND',
  'ALREADY_HANDLED',
  'ALREADY_CLAIMED',
  'STRONGER_MEASURE',
  'OWN_CAUSE',
  'IS_OBJECTION',
  'CONTENT_CHANGED',
  'CONTENT_NOT_FOUND',
  'LAST_MODERATOR',
  'MOCK_NETWORK_ERROR',
])

/** Reasons of the report dialog; not those of a moderation report, see `reports.ts`. */
export const reportReasonSchema = v.picklist(['spam', 'harassment', 'fake', 'impersonation', 'inappropriate', 'other'])
export type ReportReason = v.InferOutput<typeof reportReasonSchema>

export const reportTargetTypeSchema = v.picklist(['user', 'post', 'comment'])
export type ReportTargetType = v.InferOutput<typeof reportTargetTypeSchema>

/** Locally stored user-type report, written by the dialog `Denunciar`. */
export const userReportSchema = v.object({
  id: idSchema,
  type: reportTargetTypeSchema,
  targetId: idSchema,
  reason: reportReasonSchema,
  description: v.string(),
  timestamp: timeSchema,
})
export type UserReport = v.InferOutput<typeof userReportSchema>

/** Locally stored post moderation report, written by the one-tap flag `Reportar`. */
export const postModerationReportSchema = v.object({
  id: idSchema,
  entityType: reportTargetTypeSchema,
  entityId: idSchema,
  reason: v.string(),
  reporterId: idSchema,
  createdAt: timeSchema,
})
export type PostModerationReport = v.InferOutput<typeof postModerationReportSchema>

/** Local queue entry: count and priority of a thing reported on this device. */
export const localQueueEntrySchema = v.object({
  entityType: reportTargetTypeSchema,
  entityId: idSchema,
  reportCount: countSchema,
  priority: countSchema,
  status: queueStatusSchema,
  mostCommonReason: v.string(),
  createdAt: timeSchema,
})
export type LocalQueueEntry = v.InferOutput<typeof localQueueEntrySchema>
