import * as v from 'valibot'
import { countSchema, idSchema, timeSchema } from './fields'
import { queueStatusSchema } from './moderation'

/** Reasons of the report dialog (spec §3); not those of a moderation report, see `reports.ts` (C-08). */
export const reportReasonSchema = v.picklist(['spam', 'harassment', 'fake', 'impersonation', 'inappropriate', 'other'])
export type ReportReason = v.InferOutput<typeof reportReasonSchema>

export const reportTargetTypeSchema = v.picklist(['user', 'post', 'comment'])
export type ReportTargetType = v.InferOutput<typeof reportTargetTypeSchema>

/** Locally stored user-type report (spec §3), written by the dialog `Denunciar`. */
export const userReportSchema = v.object({
  id: idSchema,
  type: reportTargetTypeSchema,
  targetId: idSchema,
  reason: reportReasonSchema,
  description: v.string(),
  timestamp: timeSchema,
})
export type UserReport = v.InferOutput<typeof userReportSchema>

/** Locally stored post moderation report (spec §3), written by the one-tap flag `Reportar`. */
export const postModerationReportSchema = v.object({
  id: idSchema,
  entityType: reportTargetTypeSchema,
  entityId: idSchema,
  reason: v.string(),
  reporterId: idSchema,
  createdAt: timeSchema,
})
export type PostModerationReport = v.InferOutput<typeof postModerationReportSchema>

/** Local queue entry (spec §3): count and priority of what was reported on this device. */
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
