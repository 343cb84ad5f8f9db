import * as v from 'valibot'
import { countSchema, idSchema, timeSchema } from './fields'
import { queueStatusSchema } from './moderation'

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
