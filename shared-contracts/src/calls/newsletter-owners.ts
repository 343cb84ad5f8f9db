import * as v from 'valibot'
import {
  centsSchema,
  countSchema,
  idSchema,
  nextCursorSchema,
  requestIdSchema,
  requiredTextSchema,
  textSchema,
  timeSchema,
} from '../entities/fields'
import {
  abMetricSchema,
  abTestSchema,
  abVariantSchema,
  holdReasonSchema,
  importSourceSchema,
  newsletterIssueSchema,
  newsletterSchema,
  ownTemplateSchema,
  samplePercentSchema,
  splitPercentSchema,
  subscriberSchema,
} from '../entities/newsletter'
import { ERRORS } from '../errors'
import { AB_TEST, LARGEST_PAGE, LENGTH, NEWSLETTER_LIMITS, PRICE_CENTS } from '../limits'
import { emailSchema } from '../rules/email'
import { byIdSchema, call, cursorSchema, doneSchema, limitSchema } from './base'

export const NEWSLETTER_NOT_FOUND = { NEWSLETTER_NOT_FOUND: ERRORS.NEWSLETTER_NOT_FOUND }
export const NOT_NEWSLETTER_OWNER = { NOT_NEWSLETTER_OWNER: ERRORS.NOT_NEWSLETTER_OWNER }
export const ofNewsletter = { ...NEWSLETTER_NOT_FOUND, ...NOT_NEWSLETTER_OWNER }
export const ofIssue = { ISSUE_NOT_FOUND: ERRORS.ISSUE_NOT_FOUND, ...NOT_NEWSLETTER_OWNER }
export const ofUnsentIssue = { ...ofIssue, ISSUE_ALREADY_SENT: ERRORS.ISSUE_ALREADY_SENT }

/** HTML is cleaned where it is shown; here it only has to end. */
export const htmlSchema = v.pipe(v.string(), v.maxLength(LENGTH.issueHtml))

export const byIssueSchema = v.object({ issueId: idSchema })
export const byNewsletterSchema = v.object({ newsletterId: idSchema })

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
  /** The imports of a newsletter, newest first, with the issues that `undoImport` would take away. */
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

const broughtSchema = v.object({
  email: emailSchema,
  name: v.optional(textSchema(NEWSLETTER_LIMITS.subscriberName), ''),
  subscribedAt: v.optional(v.nullable(timeSchema), null),
})

/** The people an owner writes to. Only the owner may read the list. */
export const newsletterAudience = {
  /**
   * Newest first; `total` counts all that the query finds, `room` says how many more fit. The invented subscribers of
   * sample newsletters are numbers without people, so they are not in the list.
   */
  listAudience: call('/newsletters/listAudience')
    .input(
      v.object({
        newsletterId: idSchema,
        query: v.optional(v.pipe(v.string(), v.maxLength(LENGTH.query)), ''),
        limit: limitSchema(LARGEST_PAGE),
        cursor: cursorSchema,
      }),
    )
    .output(
      v.object({
        subscribers: v.array(subscriberSchema),
        total: countSchema,
        nextCursor: nextCursorSchema,
        room: v.optional(countSchema),
      }),
    )
    .errors(ofNewsletter),
  /**
   * Takes over addresses with the owner's word on how their consent was given (`consent`). `skipped` are the places in the
   * input of those that are here already, `refused` of those beyond the longest list, `removed` of those who left here.
   */
  importAudience: call('/newsletters/importAudience')
    .input(
      v.object({
        newsletterId: idSchema,
        consent: requiredTextSchema(NEWSLETTER_LIMITS.consent),
        subscribers: v.pipe(v.array(broughtSchema), v.minLength(1), v.maxLength(NEWSLETTER_LIMITS.subscribersAtOnce)),
      }),
    )
    .output(
      v.object({
        added: countSchema,
        skipped: v.array(countSchema),
        refused: v.array(countSchema),
        removed: v.optional(v.array(countSchema)),
      }),
    )
    .errors(ofNewsletter),
  /** Deletes a person who was brought along, and no import brings them back; who subscribed here leaves by themselves. */
  removeSubscriber: call('/newsletters/removeSubscriber')
    .input(v.object({ newsletterId: idSchema, email: emailSchema }))
    .output(doneSchema)
    .errors(ofNewsletter),
  /** Undoes `removeSubscriber`. */
  restoreSubscriber: call('/newsletters/restoreSubscriber')
    .input(
      v.object({
        newsletterId: idSchema,
        consent: requiredTextSchema(NEWSLETTER_LIMITS.consent),
        subscriber: broughtSchema,
      }),
    )
    .output(doneSchema)
    .errors(ofNewsletter),
}

const nameSchema = requiredTextSchema(NEWSLETTER_LIMITS.templateName)
const ofTemplate = { TEMPLATE_NOT_FOUND: ERRORS.TEMPLATE_NOT_FOUND, ...NOT_NEWSLETTER_OWNER }

/** Texts of one's own to begin issues with. For the owner alone. */
export const newsletterTemplates = {
  /** Lists the templates by name, without `html`, which `getTemplate` returns. */
  listTemplates: call('/newsletters/listTemplates')
    .input(byNewsletterSchema)
    .output(v.object({ templates: v.array(v.omit(ownTemplateSchema, ['html'])) }))
    .errors(ofNewsletter),
  getTemplate: call('/newsletters/getTemplate').input(byIdSchema).output(ownTemplateSchema).errors(ofTemplate),
  saveTemplate: call('/newsletters/saveTemplate')
    .input(v.object({ newsletterId: idSchema, name: nameSchema, html: htmlSchema, requestId: requestIdSchema }))
    .output(ownTemplateSchema)
    .errors({ ...ofNewsletter, TEMPLATES_FULL: ERRORS.TEMPLATES_FULL }),
  renameTemplate: call('/newsletters/renameTemplate')
    .input(v.object({ id: idSchema, name: nameSchema }))
    .output(ownTemplateSchema)
    .errors(ofTemplate),
  /** Returns the deleted template; saving it again restores it. */
  deleteTemplate: call('/newsletters/deleteTemplate').input(byIdSchema).output(ownTemplateSchema).errors(ofTemplate),
}

const ofTest = { TEST_NOT_FOUND: ERRORS.TEST_NOT_FOUND, ...NOT_NEWSLETTER_OWNER }

/** The calls of A/B tests, part of `newsletters`. */
export const newsletterABTests = {
  listABTests: call('/newsletters/listABTests')
    .input(byNewsletterSchema)
    .output(v.object({ tests: v.array(abTestSchema) }))
    .errors(ofNewsletter),
  /**
   * Absent fields get the defaults of `AB_TEST`. Two equal subjects compare nothing and are refused. With `issueId`, an
   * unsent issue, subject A is its own; the test starts when that issue is sent, and another one for it replaces a draft.
   */
  createABTest: call('/newsletters/createABTest')
    .input(
      v.object({
        newsletterId: idSchema,
        name: v.optional(textSchema(LENGTH.abTestName), AB_TEST.nameDefault),
        subject_a: v.optional(textSchema(LENGTH.issueSubject), ''),
        subject_b: v.optional(textSchema(LENGTH.issueSubject), ''),
        preheader_a: v.optional(textSchema(LENGTH.issuePreheader), ''),
        preheader_b: v.optional(textSchema(LENGTH.issuePreheader), ''),
        split_percent: v.optional(splitPercentSchema, AB_TEST.splitDefault),
        metric: v.optional(abMetricSchema, AB_TEST.metricDefault),
        duration_minutes: v.optional(v.picklist(AB_TEST.durations), AB_TEST.durationDefault),
        issueId: v.optional(idSchema),
        sample_percent: v.optional(samplePercentSchema),
        requestId: requestIdSchema,
      }),
    )
    .output(abTestSchema)
    .errors({ ...ofNewsletter, ...ofUnsentIssue, SUBJECTS_EQUAL: ERRORS.SUBJECTS_EQUAL }),
  /** Takes a draft away; a test that ran stays in the history. */
  deleteABTest: call('/newsletters/deleteABTest')
    .input(byIdSchema)
    .output(doneSchema)
    .errors({ ...ofTest, TEST_NOT_DRAFT: ERRORS.TEST_NOT_DRAFT }),
  /** A test of an issue starts when that is sent. */
  startABTest: call('/newsletters/startABTest')
    .input(byIdSchema)
    .output(abTestSchema)
    .errors({
      ...ofTest,
      TEST_NOT_DRAFT: ERRORS.TEST_NOT_DRAFT,
      SUBJECTS_EQUAL: ERRORS.SUBJECTS_EQUAL,
      ISSUE_NOT_SENT: ERRORS.ISSUE_NOT_SENT,
    }),
  /** The winner is the subject of the tested issue from now on. */
  stopABTest: call('/newsletters/stopABTest')
    .input(v.object({ id: idSchema, winner: abVariantSchema }))
    .output(abTestSchema)
    .errors({ ...ofTest, TEST_NOT_RUNNING: ERRORS.TEST_NOT_RUNNING }),
}
