import * as v from 'valibot'
import { countSchema, daySchema, idSchema, timeSchema } from './fields'
import { userStatusSchema } from './profile'

export const moderatedItemTypeSchema = v.picklist(['post', 'comment', 'profile'])
export type ModeratedItemType = v.InferOutput<typeof moderatedItemTypeSchema>

export const moderationReasonSchema = v.picklist(['spam', 'harassment', 'fake_news', 'inappropriate', 'copyright'])
export type ModerationReason = v.InferOutput<typeof moderationReasonSchema>

export const severitySchema = v.picklist(['low', 'medium', 'high'])
export type Severity = v.InferOutput<typeof severitySchema>

/** Moderation report (spec §3). */
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
export type ModerationReport = v.InferOutput<typeof moderationReportSchema>

export const moderationActionTypeSchema = v.picklist(['approve', 'remove', 'shadow_ban', 'temp_ban'])
export type ModerationActionType = v.InferOutput<typeof moderationActionTypeSchema>

/** Moderation action (spec §3). `expires_at` follows from `duration_days`. */
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

/** Moderation queue item (spec §3). `most_common_reason` is free text: dialog reasons without a counterpart stay as they are (C-08). */
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

/** User moderation status (spec §3). */
export const userModerationStatusSchema = v.object({
  user_id: idSchema,
  status: userStatusSchema,
  is_moderator: v.boolean(),
  warnings_count: countSchema,
  last_warning_at: v.nullable(timeSchema),
})
export type UserModerationStatus = v.InferOutput<typeof userModerationStatusSchema>

/** What the audit log can record: moderation of content, and of users (NS-63). */
export const auditActionTypeSchema = v.picklist([
  ...moderationActionTypeSchema.options,
  'ban',
  'unban',
  'mute',
  'warn',
  'promote',
  'demote',
  'update_status',
])
export type AuditActionType = v.InferOutput<typeof auditActionTypeSchema>

/** Audit entry (spec §3). */
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

/** Moderation stats (spec §3). */
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
