import * as v from 'valibot'
import { idSchema } from '../entities/fields'
import { ERRORS } from '../errors'
import { LENGTH } from '../limits'

export const NEWSLETTER_NOT_FOUND = { NEWSLETTER_NOT_FOUND: ERRORS.NEWSLETTER_NOT_FOUND }
export const NOT_NEWSLETTER_OWNER = { NOT_NEWSLETTER_OWNER: ERRORS.NOT_NEWSLETTER_OWNER }
export const ofNewsletter = { ...NEWSLETTER_NOT_FOUND, ...NOT_NEWSLETTER_OWNER }
export const ofIssue = { ISSUE_NOT_FOUND: ERRORS.ISSUE_NOT_FOUND, ...NOT_NEWSLETTER_OWNER }
export const ofUnsentIssue = { ...ofIssue, ISSUE_ALREADY_SENT: ERRORS.ISSUE_ALREADY_SENT }

/** HTML is cleaned where it is shown; here it only has to end. */
export const htmlSchema = v.pipe(v.string(), v.maxLength(LENGTH.issueHtml))

export const byIssueSchema = v.object({ issueId: idSchema })
export const byNewsletterSchema = v.object({ newsletterId: idSchema })
