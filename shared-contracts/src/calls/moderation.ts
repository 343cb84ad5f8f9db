import * as v from 'valibot'
import {
  countSchema,
  idSchema,
  nextCursorSchema,
  querySchema,
  requiredTextSchema,
  textSchema,
} from '../entities/fields'
import {
  auditRecordSchema,
  bulkRefusalSchema,
  claimSchema,
  filedReportSchema,
  localQueueEntrySchema,
  moderatedItemTypeSchema,
  moderationNoteSchema,
  moderationReasonSchema,
  moderationReportSchema,
  moderationStatsSchema,
  ownDecisionSchema,
  ownReportSchema,
  postModerationReportSchema,
  severitySchema,
  statementSchema,
  statsPeriodSchema,
  transparencySchema,
  userModerationStatusSchema,
  userReportSchema,
} from '../entities/moderation'
import { userStatusSchema } from '../entities/profile'
import { ERRORS } from '../errors'
import { COUNT, LENGTH, PAGE_SIZE } from '../limits'
import { call, cursorSchema, limitSchema } from './base'
import {
  ALREADY_CLAIMED,
  auditFiltersSchema,
  byUserSchema,
  CONTENT_CHANGED,
  CONTENT_NOT_FOUND,
  caseSchema,
  contentVersionSchema,
  DECISION_NOT_FOUND,
  daysSchema,
  decidedSchema,
  decision,
  JUSTIFICATION_REQUIRED,
  LAST_MODERATOR,
  managedUserSchema,
  measuredUserSchema,
  NOT_MODERATOR,
  OWN_CAUSE,
  OWN_DECISION,
  QUEUE_ITEM_NOT_FOUND,
  queueEntrySchema,
  queueFiltersSchema,
  reportContentInputSchema,
  STRONGER_MEASURE,
  USER_NOT_FOUND,
  versionedItemSchema,
} from './moderation-base'

/** Moderation is simulated on this device and sends nothing. */
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
    .output(decidedSchema)
    .errors({
      ...NOT_MODERATOR,
      ...QUEUE_ITEM_NOT_FOUND,
      ...JUSTIFICATION_REQUIRED,
      ...STRONGER_MEASURE,
      ...ALREADY_CLAIMED,
      ...OWN_CAUSE,
      ...CONTENT_CHANGED,
      ...CONTENT_NOT_FOUND,
      ...LAST_MODERATOR,
      IS_OBJECTION: ERRORS.IS_OBJECTION,
      ALREADY_HANDLED: { ...ERRORS.ALREADY_HANDLED, data: v.object({ handledBy: v.nullable(v.string()) }) },
    }),
  /** Answers for each item whether it was done; a failed one keeps its row. */
  bulkProcess: call('/moderation/bulkProcess')
    .input(
      v.object({
        items: v.pipe(v.array(versionedItemSchema), v.minLength(1), v.maxLength(COUNT.bulkItems)),
        ...decision,
      }),
    )
    .output(
      v.object({
        results: v.array(
          v.variant('ok', [
            v.object({ id: idSchema, ok: v.literal(true), action: decidedSchema }),
            v.object({ id: idSchema, ok: v.literal(false), code: bulkRefusalSchema }),
          ]),
        ),
      }),
    )
    .errors({ ...NOT_MODERATOR, ...JUSTIFICATION_REQUIRED }),
  /**
   * Extension: takes a decision back, on the record. With `reopen` exactly this decision is undone and its item
   * waits in the queue again; without it the measure is lifted: the content is public again, the ban or warning ends.
   */
  restore: call('/moderation/restore')
    .input(
      v.object({
        id: idSchema,
        reopen: v.optional(v.boolean(), false),
        reason: v.optional(textSchema(LENGTH.justification), ''),
        content_version: contentVersionSchema,
      }),
    )
    .output(auditRecordSchema)
    .errors({
      ...NOT_MODERATOR,
      ...DECISION_NOT_FOUND,
      ...OWN_CAUSE,
      ...OWN_DECISION,
      ...CONTENT_CHANGED,
      ALREADY_REVERSED: ERRORS.ALREADY_REVERSED,
    }),
  // Beyond the specification: reasons, objections, claims, cases and the public report.
  /**
   * Extension: the statement of reasons of a decision, with the text it was about: for the person it concerns, and for
   * those who may read the admin pages.
   */
  getDecision: call('/moderation/getDecision')
    .input(v.object({ id: idSchema }))
    .output(statementSchema)
    .errors(DECISION_NOT_FOUND),
  /** Extension: objects to such a decision, once. It waits in the queue as an item of its own until somebody else answers. */
  objectToDecision: call('/moderation/objectToDecision')
    .input(v.object({ id: idSchema, text: requiredTextSchema(LENGTH.justification) }))
    .output(ownDecisionSchema)
    .errors({ ...DECISION_NOT_FOUND, ALREADY_OBJECTED: ERRORS.ALREADY_OBJECTED }),
  /**
   * Extension: answers an objection; the moderator who decided may not. `accept` lifts the measure where it is still in
   * force, otherwise it holds; the person is notified either way.
   */
  answerObjection: call('/moderation/answerObjection')
    .input(
      v.object({
        id: idSchema,
        accept: v.boolean(),
        reason: v.optional(textSchema(LENGTH.justification), ''),
        content_version: contentVersionSchema,
      }),
    )
    .output(auditRecordSchema)
    .errors({
      ...NOT_MODERATOR,
      ...DECISION_NOT_FOUND,
      ...OWN_CAUSE,
      ...OWN_DECISION,
      ...ALREADY_CLAIMED,
      ...CONTENT_CHANGED,
    }),
  /** Extension: lists the items that moderators work on now. */
  listClaims: call('/moderation/listClaims').output(v.object({ claims: v.array(claimSchema) })),
  /**
   * Extension: takes an item of the queue, for ten minutes, and lets go of the one taken before; null lets
   * go alone. `take_over` takes it from another moderator.
   */
  claim: call('/moderation/claim')
    .input(v.object({ id: v.nullable(idSchema), take_over: v.optional(v.boolean(), false) }))
    .output(v.object({ claims: v.array(claimSchema) }))
    .errors({ ...NOT_MODERATOR, ...QUEUE_ITEM_NOT_FOUND, ...ALREADY_CLAIMED, ...OWN_CAUSE, ...OWN_DECISION }),
  /** Extension: all that is known about a person. */
  getCase: call('/moderation/getCase')
    .input(v.object({ username: textSchema(LENGTH.username) }))
    .output(caseSchema)
    .errors(USER_NOT_FOUND),
  /** Extension: a note about a person, for moderators alone. */
  addNote: call('/moderation/addNote')
    .input(v.object({ user_id: idSchema, text: requiredTextSchema(LENGTH.justification) }))
    .output(moderationNoteSchema)
    .errors({ ...NOT_MODERATOR, ...USER_NOT_FOUND }),
  /** Extension: the public report on the moderation of the last days. */
  getTransparency: call('/moderation/getTransparency')
    .input(v.optional(v.object({ days: v.optional(v.picklist([30, 90, 365]), 30) }), {}))
    .output(transparencySchema),
  /** Extension: the viewer's reports with their outcomes, newest first. Needs no role. */
  listOwnReports: call('/moderation/listOwnReports').output(v.object({ reports: v.array(ownReportSchema) })),
  // Reports and people.
  getReports: call('/moderation/getReports')
    .input(v.optional(v.object({ item_type: v.optional(moderatedItemTypeSchema), item_id: v.optional(idSchema) }), {}))
    .output(v.object({ reports: v.array(filedReportSchema) })),
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
    .output(moderationReportSchema)
    .errors({ CONTENT_NOT_FOUND: ERRORS.CONTENT_NOT_FOUND }),
  getUsers: call('/moderation/getUsers')
    .input(
      v.optional(
        v.object({
          query: v.optional(querySchema, ''),
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
    .input(
      v.object({ user_id: idSchema, is_moderator: v.boolean(), reason: v.optional(textSchema(LENGTH.reason), '') }),
    )
    .output(measuredUserSchema)
    .errors({ ...NOT_MODERATOR, ...USER_NOT_FOUND, ...LAST_MODERATOR, ...OWN_CAUSE }),
  /** Without `days` the ban is permanent. */
  banUser: call('/moderation/banUser')
    .input(
      v.object({
        ...byUserSchema.entries,
        days: v.optional(v.nullable(daysSchema)),
      }),
    )
    .output(measuredUserSchema)
    .errors({
      ...NOT_MODERATOR,
      ...USER_NOT_FOUND,
      ...JUSTIFICATION_REQUIRED,
      ...STRONGER_MEASURE,
      ...LAST_MODERATOR,
      ...OWN_CAUSE,
    }),
  unbanUser: call('/moderation/unbanUser')
    .input(byUserSchema)
    .output(measuredUserSchema)
    .errors({ ...NOT_MODERATOR, ...USER_NOT_FOUND, ...OWN_CAUSE }),
  muteUser: call('/moderation/muteUser')
    .input(byUserSchema)
    .output(measuredUserSchema)
    .errors({ ...NOT_MODERATOR, ...USER_NOT_FOUND, ...STRONGER_MEASURE, ...OWN_CAUSE }),
  warnUser: call('/moderation/warnUser')
    .input(byUserSchema)
    .output(measuredUserSchema)
    .errors({ ...NOT_MODERATOR, ...USER_NOT_FOUND, ...JUSTIFICATION_REQUIRED, ...OWN_CAUSE }),
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
    .output(v.object({ entries: v.array(auditRecordSchema), nextCursor: nextCursorSchema, total: countSchema })),
  /** The audit log as CSV text with a head line, for a spreadsheet in Portuguese; `rows` counts its entries. */
  exportReport: call('/moderation/exportReport')
    .input(
      v.optional(
        v.object({
          filters: v.optional(auditFiltersSchema, {}),
          /** Zone of the dates in the file, as `Intl` names it; an unknown one is that of Brasília. */
          timeZone: v.optional(v.pipe(v.string(), v.maxLength(64)), 'America/Sao_Paulo'),
        }),
        {},
      ),
    )
    .output(v.object({ filename: v.string(), csv: v.string(), rows: countSchema }))
    .errors(NOT_MODERATOR),
  reportContent: call('/moderation/reportContent')
    .input(reportContentInputSchema)
    .output(v.object({ report: v.union([userReportSchema, postModerationReportSchema]), entry: localQueueEntrySchema }))
    .errors({ CONTENT_NOT_FOUND: ERRORS.CONTENT_NOT_FOUND }),
  moderateContent: call('/moderation/moderateContent')
    .input(v.object({ item_type: moderatedItemTypeSchema, item_id: idSchema, ...decision }))
    .output(decidedSchema)
    .errors({ ...CONTENT_NOT_FOUND, ...STRONGER_MEASURE, ...LAST_MODERATOR }),
  updateUserStatus: call('/moderation/updateUserStatus')
    .input(v.object({ user_id: idSchema, status: userStatusSchema, reason: v.optional(textSchema(LENGTH.reason), '') }))
    .output(userModerationStatusSchema)
    .errors({ ...USER_NOT_FOUND, ...LAST_MODERATOR }),
}
