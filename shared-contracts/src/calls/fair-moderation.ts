import * as v from 'valibot'
import { idSchema, requiredTextSchema, textSchema } from '../entities/fields'
import {
  auditRecordSchema,
  claimSchema,
  moderationNoteSchema,
  ownDecisionSchema,
  ownReportSchema,
  statementSchema,
  transparencySchema,
} from '../entities/moderation'
import { ERRORS } from '../errors'
import { LENGTH } from '../limits'
import { call } from './base'
import {
  ALREADY_CLAIMED,
  CONTENT_CHANGED,
  DECISION_NOT_FOUND,
  NOT_MODERATOR,
  OWN_CAUSE,
  OWN_DECISION,
  QUEUE_ITEM_NOT_FOUND,
  USER_NOT_FOUND,
} from './moderation-errors'
import { caseSchema, contentVersionSchema } from './moderation-schemas'

/** Moderation calls beyond the specification: reasons, objections, claims, cases and the public report. */
export const fairModeration = {
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
}
