import * as v from 'valibot'
import { countSchema, daySchema, idSchema, textSchema, timeSchema } from '../entities/fields'
import {
  auditActionTypeSchema,
  auditEntrySchema,
  moderatedItemTypeSchema,
  moderationActionSchema,
  moderationActionTypeSchema,
  moderationReasonSchema,
  moderationReportSchema,
  moderationStatsSchema,
  queueItemSchema,
  queueStatusSchema,
  severitySchema,
  statsPeriodSchema,
  userModerationStatusSchema,
} from '../entities/moderation'
import { nextCursorSchema } from '../entities/page'
import { managedProfileSchema, profileSchema, userStatusSchema } from '../entities/profile'
import {
  localQueueEntrySchema,
  postModerationReportSchema,
  reportReasonSchema,
  reportTargetTypeSchema,
  userReportSchema,
} from '../entities/report'
import { ERRORS } from '../errors'
import { LENGTH, PAGE_SIZE } from '../limits'
import { call, cursorSchema, limitSchema } from './base'

const QUEUE_ITEM_NOT_FOUND = { QUEUE_ITEM_NOT_FOUND: ERRORS.QUEUE_ITEM_NOT_FOUND }
const JUSTIFICATION_REQUIRED = { JUSTIFICATION_REQUIRED: ERRORS.JUSTIFICATION_REQUIRED }
const USER_NOT_FOUND = { USER_NOT_FOUND: ERRORS.USER_NOT_FOUND }

const byUserSchema = v.object({ user_id: idSchema, reason: v.optional(v.string(), '') })

/** A user as management sees them; `banned_until` is when a temporary ban ends by itself, null without one. */
const managedUserSchema = v.object({ ...managedProfileSchema.entries, banned_until: v.nullable(timeSchema) })

/** One row of the queue with what a moderator must see to decide. `content` is null when it is gone. */
export const queueEntrySchema = v.object({
  item: queueItemSchema,
  content: v.nullable(
    v.object({
      body: v.string(),
      image_url: v.nullable(v.string()),
      created_at: v.nullable(timeSchema),
      /** The post to open for context; null for profiles. */
      post_id: v.nullable(idSchema),
    }),
  ),
  author: v.nullable(profileSchema),
  reasons: v.array(v.object({ reason: v.string(), count: countSchema })),
  first_report_at: v.nullable(timeSchema),
  last_report_at: v.nullable(timeSchema),
  /** Earlier decisions about this item and its author, newest first. */
  history: v.array(auditEntrySchema),
})

const queueFiltersSchema = v.object({
  /** Of a queue item: that one alone, for a link to it. */
  id: v.optional(idSchema),
  item_type: v.optional(moderatedItemTypeSchema),
  /** `open`: whatever still waits for a decision, pending or in review. */
  status: v.optional(v.picklist([...queueStatusSchema.options, 'open'])),
  reason: v.optional(v.string()),
  /** Words of the content, or name or username of its author. */
  query: v.optional(v.string()),
})

const auditFiltersSchema = v.object({
  query: v.optional(v.string()),
  item_type: v.optional(moderatedItemTypeSchema),
  action_type: v.optional(auditActionTypeSchema),
  moderator_id: v.optional(idSchema),
  from: v.optional(daySchema),
  to: v.optional(daySchema),
})

/** What processing one item needs. The undo of 10 s happens before the call: until then nothing was decided. */
const decision = {
  action_type: moderationActionTypeSchema,
  moderator_id: idSchema,
  reason: v.optional(v.string(), ''),
  duration_days: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
}

/** `version` is the `updated_at` the moderator saw; another one in the store means that someone else acted. */
const versionedItemSchema = v.object({ id: idSchema, version: v.optional(timeSchema) })

/** The dialog `Denunciar` and the one-tap flag `Reportar` write different records (C-07); both reach the queue (P-11). */
const reportContentInputSchema = v.variant('kind', [
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
    reason: v.optional(v.string(), 'inappropriate'),
  }),
])

/** Spec §7 Moderation: simulated locally, sends nothing. */
export const moderation = {
  getQueue: call('/moderation/getQueue')
    .input(
      v.optional(
        v.object({
          filters: v.optional(queueFiltersSchema, {}),
          sort: v.optional(v.picklist(['newest', 'oldest', 'priority', 'reports']), 'priority'),
          cursor: cursorSchema,
          limit: limitSchema(PAGE_SIZE.queue),
        }),
        {},
      ),
    )
    .output(v.object({ items: v.array(queueEntrySchema), nextCursor: nextCursorSchema, total: countSchema })),
  processQueue: call('/moderation/processQueue')
    .input(v.object({ ...versionedItemSchema.entries, ...decision }))
    .output(moderationActionSchema)
    .errors({
      ...QUEUE_ITEM_NOT_FOUND,
      ...JUSTIFICATION_REQUIRED,
      ALREADY_HANDLED: { ...ERRORS.ALREADY_HANDLED, data: v.object({ handledBy: v.nullable(v.string()) }) },
    }),
  /** Answers for each item whether it was done; a failed one keeps its row. */
  bulkProcess: call('/moderation/bulkProcess')
    .input(v.object({ items: v.pipe(v.array(versionedItemSchema), v.minLength(1)), ...decision }))
    .output(
      v.object({
        results: v.array(
          v.variant('ok', [
            v.object({ id: idSchema, ok: v.literal(true), action: moderationActionSchema }),
            v.object({
              id: idSchema,
              ok: v.literal(false),
              code: v.picklist(['QUEUE_ITEM_NOT_FOUND', 'ALREADY_HANDLED', 'MOCK_NETWORK_ERROR']),
            }),
          ]),
        ),
      }),
    )
    .errors(JUSTIFICATION_REQUIRED),
  getReports: call('/moderation/getReports')
    .input(v.optional(v.object({ item_type: v.optional(moderatedItemTypeSchema), item_id: v.optional(idSchema) }), {}))
    .output(v.object({ reports: v.array(moderationReportSchema) })),
  /** Extension: what the viewer reported, newest first, for the export of one's own data (P-19). Needs no role. */
  listOwnReports: call('/moderation/listOwnReports').output(v.object({ reports: v.array(moderationReportSchema) })),
  createReport: call('/moderation/createReport')
    .input(
      v.object({
        item_type: moderatedItemTypeSchema,
        item_id: idSchema,
        reason: moderationReasonSchema,
        description: v.optional(textSchema(LENGTH.reportDetails), ''),
        severity: v.optional(severitySchema, 'medium'),
      }),
    )
    .output(moderationReportSchema),
  getUsers: call('/moderation/getUsers')
    .input(
      v.optional(
        v.object({
          query: v.optional(v.string(), ''),
          status: v.optional(userStatusSchema),
          role: v.optional(v.picklist(['all', 'moderators']), 'all'),
          cursor: cursorSchema,
          limit: limitSchema(PAGE_SIZE.users),
        }),
        {},
      ),
    )
    .output(v.object({ users: v.array(managedUserSchema), nextCursor: nextCursorSchema, total: countSchema })),
  updateUserRole: call('/moderation/updateUserRole')
    .input(v.object({ user_id: idSchema, is_moderator: v.boolean(), reason: v.optional(v.string(), '') }))
    .output(managedUserSchema)
    .errors({ ...USER_NOT_FOUND, LAST_MODERATOR: ERRORS.LAST_MODERATOR }),
  /** Without `days` the ban is permanent. */
  banUser: call('/moderation/banUser')
    .input(
      v.object({
        ...byUserSchema.entries,
        days: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
      }),
    )
    .output(managedUserSchema)
    .errors({ ...USER_NOT_FOUND, ...JUSTIFICATION_REQUIRED }),
  unbanUser: call('/moderation/unbanUser').input(byUserSchema).output(managedUserSchema).errors(USER_NOT_FOUND),
  muteUser: call('/moderation/muteUser').input(byUserSchema).output(managedUserSchema).errors(USER_NOT_FOUND),
  warnUser: call('/moderation/warnUser')
    .input(byUserSchema)
    .output(managedUserSchema)
    .errors({ ...USER_NOT_FOUND, ...JUSTIFICATION_REQUIRED }),
  getStats: call('/moderation/getStats')
    .input(v.optional(v.object({ period: v.optional(statsPeriodSchema, '7d') }), {}))
    .output(moderationStatsSchema),
  /** Newest first. */
  getAuditLog: call('/moderation/getAuditLog')
    .input(
      v.optional(
        v.object({
          filters: v.optional(auditFiltersSchema, {}),
          cursor: cursorSchema,
          limit: limitSchema(PAGE_SIZE.auditLog),
        }),
        {},
      ),
    )
    .output(v.object({ entries: v.array(auditEntrySchema), nextCursor: nextCursorSchema, total: countSchema })),
  /** The audit log as CSV text with a head line; `rows` counts its entries (NS-62). */
  exportReport: call('/moderation/exportReport')
    .input(v.optional(v.object({ filters: v.optional(auditFiltersSchema, {}) }), {}))
    .output(v.object({ filename: v.string(), csv: v.string(), rows: countSchema })),
  reportContent: call('/moderation/reportContent')
    .input(reportContentInputSchema)
    .output(
      v.object({ report: v.union([userReportSchema, postModerationReportSchema]), entry: localQueueEntrySchema }),
    ),
  moderateContent: call('/moderation/moderateContent')
    .input(v.object({ item_type: moderatedItemTypeSchema, item_id: idSchema, ...decision }))
    .output(moderationActionSchema)
    .errors({ CONTENT_NOT_FOUND: ERRORS.CONTENT_NOT_FOUND }),
  updateUserStatus: call('/moderation/updateUserStatus')
    .input(v.object({ user_id: idSchema, status: userStatusSchema, reason: v.optional(v.string(), '') }))
    .output(userModerationStatusSchema)
    .errors(USER_NOT_FOUND),
}
