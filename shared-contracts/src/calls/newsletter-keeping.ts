import * as v from 'valibot'
import {
  centsSchema,
  countSchema,
  idSchema,
  requestIdSchema,
  requiredTextSchema,
  textSchema,
  timeSchema,
} from '../entities/fields'
import { holdReasonSchema, importSourceSchema, newsletterIssueSchema, newsletterSchema } from '../entities/newsletter'
import { ERRORS } from '../errors'
import { LENGTH, NEWSLETTER_LIMITS, PRICE_CENTS } from '../limits'
import { byIdSchema, call, doneSchema } from './base'
import { byIssueSchema, byNewsletterSchema, htmlSchema, ofIssue, ofNewsletter, ofUnsentIssue } from './newsletter-base'

const updateInputSchema = v.object({
  newsletterId: idSchema,
  title: v.optional(requiredTextSchema(LENGTH.newsletterTitle)),
  description: v.optional(requiredTextSchema(LENGTH.newsletterDescription)),
  /** 0 makes it free. */
  priceCents: v.optional(v.pipe(centsSchema, v.maxValue(PRICE_CENTS.maximum))),
  senderName: v.optional(textSchema(NEWSLETTER_LIMITS.senderName)),
  masthead: v.optional(textSchema(NEWSLETTER_LIMITS.masthead)),
  welcome: v.optional(textSchema(NEWSLETTER_LIMITS.welcome)),
})

/** An issue of another tool: `sentAt` is when it went out there, null of a draft. */
const importedIssueSchema = v.object({
  title: textSchema(LENGTH.issueTitle),
  subject: requiredTextSchema(LENGTH.issueSubject),
  preheader: v.optional(v.nullable(textSchema(LENGTH.issuePreheader))),
  html: htmlSchema,
  sentAt: v.nullable(timeSchema),
  errata: v.optional(
    v.pipe(
      v.array(v.object({ at: timeSchema, text: requiredTextSchema(NEWSLETTER_LIMITS.erratum) })),
      v.maxLength(NEWSLETTER_LIMITS.errataPerIssue),
    ),
  ),
})

/** An import of which issues still exist. */
const importSchema = v.object({
  id: idSchema,
  source: importSourceSchema,
  at: timeSchema,
  sent: countSchema,
  drafts: countSchema,
})

/** Calls of owners besides writing and sending an issue, and the readers' marks on issues. */
export const newsletterKeeping = {
  /** Changes the newsletter's texts; its address stays. Absent fields keep their value. */
  update: call('/newsletters/update').input(updateInputSchema).output(newsletterSchema).errors(ofNewsletter),
  /** A copy of an own issue, sent or not, as a new draft; errata and dates stay behind. */
  duplicateIssue: call('/newsletters/duplicateIssue')
    .input(v.object({ issueId: idSchema, requestId: requestIdSchema }))
    .output(byIdSchema)
    .errors(ofIssue),
  /** Takes away an issue that is unsent, or was sent elsewhere and imported; `restoreIssue` brings it back as it was. */
  deleteIssue: call('/newsletters/deleteIssue').input(byIssueSchema).output(doneSchema).errors(ofUnsentIssue),
  restoreIssue: call('/newsletters/restoreIssue').input(byIssueSchema).output(newsletterIssueSchema).errors(ofIssue),
  /** Adds a dated correction to a sent issue and notifies those who read it. It can be neither changed nor removed. */
  addErratum: call('/newsletters/addErratum')
    .input(
      v.object({ issueId: idSchema, text: requiredTextSchema(NEWSLETTER_LIMITS.erratum), requestId: requestIdSchema }),
    )
    .output(newsletterIssueSchema)
    .errors({ ...ofIssue, ISSUE_NOT_SENT: ERRORS.ISSUE_NOT_SENT, ERRATA_FULL: ERRORS.ERRATA_FULL }),
  /**
   * Corrects the text of a sent issue on the page; the mail stays as it went out. `text` says what was wrong; it stands above
   * the issue with the date and the changed paragraphs, and notifies those who read it (decision 049).
   */
  correctIssue: call('/newsletters/correctIssue')
    .input(
      v.object({
        issueId: idSchema,
        subject: requiredTextSchema(LENGTH.issueSubject),
        html: htmlSchema,
        text: requiredTextSchema(NEWSLETTER_LIMITS.erratum),
        expectedUpdatedAt: v.optional(timeSchema),
        requestId: requestIdSchema,
      }),
    )
    .output(newsletterIssueSchema)
    .errors({
      ...ofIssue,
      ISSUE_NOT_SENT: ERRORS.ISSUE_NOT_SENT,
      ERRATA_FULL: ERRORS.ERRATA_FULL,
      NOTHING_CHANGED: ERRORS.NOTHING_CHANGED,
      ISSUE_NOT_READY: { ...ERRORS.ISSUE_NOT_READY, data: v.object({ reason: holdReasonSchema }) },
      ISSUE_CONFLICT: { ...ERRORS.ISSUE_CONFLICT, data: v.object({ issue: newsletterIssueSchema }) },
    }),
  /** Opens an issue of a paid newsletter to everybody, or closes it again. */
  openIssue: call('/newsletters/openIssue')
    .input(v.object({ issueId: idSchema, isOpen: v.boolean() }))
    .output(newsletterIssueSchema)
    .errors(ofIssue),
  /**
   * Takes issues over from another tool: sent ones with their dates, and nobody is notified. One that is here already (the
   * same subject, moment and text) is left out; `skipped` are the places of those in the input. One without a text, or with
   * a date in the future, comes as a draft. Calls with the same `importId` are one import, which `undoImport` takes back.
   */
  importIssues: call('/newsletters/importIssues')
    .input(
      v.object({
        newsletterId: idSchema,
        source: importSourceSchema,
        importId: v.optional(idSchema),
        issues: v.pipe(v.array(importedIssueSchema), v.minLength(1), v.maxLength(NEWSLETTER_LIMITS.importedAtOnce)),
      }),
    )
    .output(v.object({ ids: v.array(idSchema), skipped: v.array(countSchema) }))
    .errors(ofNewsletter),
  /** The imports of a newsletter, newest first. */
  listImports: call('/newsletters/listImports')
    .input(byNewsletterSchema)
    .output(v.object({ imports: v.array(importSchema) }))
    .errors(ofNewsletter),
  /** Takes the issues of an import away, but for those that were changed or sent here since: they are `kept`. */
  undoImport: call('/newsletters/undoImport')
    .input(v.object({ newsletterId: idSchema, importId: idSchema }))
    .output(v.object({ removed: countSchema, kept: countSchema }))
    .errors(ofNewsletter),
  /** Notes that the viewer has read a sent issue, and that they want to read it again. */
  markIssueRead: call('/newsletters/markIssueRead')
    .input(byIdSchema)
    .output(doneSchema)
    .errors({ ISSUE_NOT_FOUND: ERRORS.ISSUE_NOT_FOUND }),
  markIssueUnread: call('/newsletters/markIssueUnread')
    .input(byIdSchema)
    .output(doneSchema)
    .errors({ ISSUE_NOT_FOUND: ERRORS.ISSUE_NOT_FOUND }),
}
