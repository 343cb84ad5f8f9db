import * as v from 'valibot'
import { timeSchema } from '../entities/fields'
import { userStatusSchema } from '../entities/profile'
import { ERRORS } from '../errors'

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
