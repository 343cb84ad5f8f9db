import * as v from 'valibot'
import {
  centsSchema,
  countSchema,
  idSchema,
  nextCursorSchema,
  querySchema,
  requestIdSchema,
  requiredTextSchema,
  textSchema,
  timeSchema,
  zoneSchema,
} from '../entities/fields'
import {
  contentSuggestionSchema,
  holdReasonSchema,
  issueContentsSchema,
  issueStatusSchema,
  issueTemplateSchema,
  newsletterIssueSchema,
  newsletterMetricsSchema,
  newsletterScheduleSchema,
  newsletterSchema,
  recurrenceSchema,
} from '../entities/newsletter'
import { profileSchema } from '../entities/profile'
import { ERRORS } from '../errors'
import { ANSWER_LIMIT, COUNT, LENGTH, PAGE_SIZE, PRICE_CENTS } from '../limits'
import { byIdSchema, call, cursorSchema, doneSchema, limitSchema } from './base'
import {
  byIssueSchema,
  byNewsletterSchema,
  htmlSchema,
  NEWSLETTER_NOT_FOUND,
  NOT_NEWSLETTER_OWNER,
  newsletterABTests,
  newsletterAudience,
  newsletterKeeping,
  newsletterTemplates,
  ofIssue,
  ofNewsletter,
  ofUnsentIssue,
} from './newsletter-owners'

/** Handle: lowercase letters, digits and hyphens, at least 3 characters. */
const handleSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+$/),
  v.regex(/[a-z0-9]/),
  v.minLength(LENGTH.handleMin),
  v.maxLength(LENGTH.handleMax),
)

/** Position among the newsletter's sent issues, the first being 1. */
const issueNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(1))

const createInputSchema = v.pipe(
  v.object({
    handle: handleSchema,
    title: requiredTextSchema(LENGTH.newsletterTitle),
    description: requiredTextSchema(LENGTH.newsletterDescription),
    isPaid: v.optional(v.boolean(), false),
    priceCents: v.optional(v.pipe(centsSchema, v.maxValue(PRICE_CENTS.maximum)), PRICE_CENTS.free),
    /** Extension: the zone of the owner's device. */
    zone: v.optional(zoneSchema),
  }),
  v.check(({ isPaid, priceCents }) => !isPaid || priceCents >= PRICE_CENTS.minimum, 'A paid newsletter needs a price'),
)

/** Another issue of the same newsletter. */
const neighbourSchema = v.object({ id: idSchema, subject: v.string() })

/** The minimum lengths of texts are rules of the forms; these calls check the maximum alone. */
export const newsletters = {
  /**
   * Extensions: `owners`, and `subscribers` by newsletter id: fixed sample numbers for those named in `samples`,
   * for all others the people of this device who subscribed. `latest`: the last issue of each that everybody sees.
   */
  listAll: call('/newsletters/listAll').output(
    v.object({
      newsletters: v.array(newsletterSchema),
      owners: v.array(profileSchema),
      subscribers: v.record(v.string(), countSchema),
      samples: v.array(idSchema),
      latest: v.optional(v.record(v.string(), v.object({ subject: v.string(), at: timeSchema }))),
    }),
  ),
  get: call('/newsletters/get')
    .input(v.object({ handle: v.pipe(v.string(), v.maxLength(LENGTH.id)) }))
    .output(
      v.object({
        newsletter: newsletterSchema,
        owner: v.nullable(profileSchema),
        subscribers: countSchema,
        /** `subscribers` and the metrics are invented. */
        isSample: v.boolean(),
      }),
    )
    .errors(NEWSLETTER_NOT_FOUND),
  create: call('/newsletters/create')
    .input(createInputSchema)
    .output(newsletterSchema)
    .errors({ HANDLE_TAKEN: ERRORS.HANDLE_TAKEN }),
  subscribe: call('/newsletters/subscribe').input(byIdSchema).output(doneSchema).errors(NEWSLETTER_NOT_FOUND),
  unsubscribe: call('/newsletters/unsubscribe').input(byIdSchema).output(doneSchema).errors(NEWSLETTER_NOT_FOUND),
  /**
   * Newest first. Readers get sent issues only, the owner all. Extensions, by id: `numbers` of the sent ones, and
   * `contents` of paid ones whose text the viewer does not get (see `getIssue`).
   */
  listIssues: call('/newsletters/listIssues')
    .input(
      v.object({
        newsletterId: idSchema,
        status: v.optional(issueStatusSchema),
        /** Text that the issues must contain, in the part that the viewer may read. */
        query: v.optional(querySchema),
        limit: limitSchema(PAGE_SIZE.issues),
        cursor: cursorSchema,
      }),
    )
    .output(
      v.object({
        issues: v.array(newsletterIssueSchema),
        numbers: v.record(v.string(), issueNumberSchema),
        contents: v.record(v.string(), issueContentsSchema),
        nextCursor: nextCursorSchema,
      }),
    )
    .errors(NEWSLETTER_NOT_FOUND),
  /**
   * `number` is null until the issue is sent. Extensions: `schedule`, for the owner only: the pending one, of an issue that
   * a recurrence sent that of the next; `contents` of a paid issue for those who do not subscribe, whose `issue.html` is an
   * excerpt (`withoutText`), null for all others; `previous` and `next`, the issues that everybody sees around a sent one.
   */
  getIssue: call('/newsletters/getIssue')
    .input(byIssueSchema)
    .output(
      v.object({
        issue: newsletterIssueSchema,
        newsletter: newsletterSchema,
        number: v.nullable(issueNumberSchema),
        schedule: v.nullable(newsletterScheduleSchema),
        contents: v.nullable(issueContentsSchema),
        previous: v.nullish(neighbourSchema),
        next: v.nullish(neighbourSchema),
      }),
    )
    .errors({ ISSUE_NOT_FOUND: ERRORS.ISSUE_NOT_FOUND }),
  createIssue: call('/newsletters/createIssue')
    .input(
      v.object({
        newsletterId: idSchema,
        title: textSchema(LENGTH.issueTitle),
        subject: requiredTextSchema(LENGTH.issueSubject),
        preheader: v.optional(v.nullable(textSchema(LENGTH.issuePreheader))),
        html: v.optional(htmlSchema, ''),
        requestId: requestIdSchema,
      }),
    )
    .output(byIdSchema)
    .errors(ofNewsletter),
  /**
   * `expectedUpdatedAt` is the `updated_at` the editor began with; another one in the store is a conflict, whose data is
   * the current issue.
   */
  updateIssue: call('/newsletters/updateIssue')
    .input(
      v.object({
        issueId: idSchema,
        title: v.optional(textSchema(LENGTH.issueTitle)),
        subject: v.optional(textSchema(LENGTH.issueSubject)),
        preheader: v.optional(v.nullable(textSchema(LENGTH.issuePreheader))),
        html: v.optional(htmlSchema),
        expectedUpdatedAt: v.optional(timeSchema),
      }),
    )
    .output(newsletterIssueSchema)
    .errors({
      ...ofUnsentIssue,
      ISSUE_CONFLICT: { ...ERRORS.ISSUE_CONFLICT, data: v.object({ issue: newsletterIssueSchema }) },
    }),
  /**
   * Marks that the editor has a text of an issue that is not saved, or that it has none: a marked issue is held at its hour.
   * Saving takes the mark away, so one that is about another version than `updatedAt` comes too late and changes nothing.
   * A backend that cannot be reached meanwhile knows the saved text alone.
   */
  markNewerText: call('/newsletters/markNewerText')
    .input(v.object({ issueId: idSchema, updatedAt: timeSchema, hasNewerText: v.boolean() }))
    .output(doneSchema)
    .errors(ofUnsentIssue),
  /** Refuses what `sendProblem` refuses; `reason` says what is missing. */
  sendIssueNow: call('/newsletters/sendIssueNow')
    .input(byIssueSchema)
    .output(newsletterIssueSchema)
    .errors({
      ...ofUnsentIssue,
      ISSUE_NOT_READY: { ...ERRORS.ISSUE_NOT_READY, data: v.object({ reason: holdReasonSchema }) },
    }),
  /**
   * Takes a sent issue back, until others see it (decision 049): it is a draft again, or scheduled as before the sending.
   * Of an unsent one it answers that one.
   */
  undoSend: call('/newsletters/undoSend')
    .input(byIssueSchema)
    .output(newsletterIssueSchema)
    .errors({ ...ofIssue, ISSUE_RELEASED: ERRORS.ISSUE_RELEASED }),
  /** An unfinished issue can be scheduled: at its hour it is sent if it was written, and held otherwise. */
  scheduleIssue: call('/newsletters/scheduleIssue')
    .input(v.object({ issueId: idSchema, scheduledAt: timeSchema, recurrence: v.optional(recurrenceSchema, 'none') }))
    .output(newsletterScheduleSchema)
    .errors({ ...ofUnsentIssue, DATE_NOT_IN_FUTURE: ERRORS.DATE_NOT_IN_FUTURE }),
  /**
   * The pending schedules, soonest first, with their issues. Extensions: `sentLate`, the issues that went out after
   * their time and were not seen by their author since, and `held`, those that were held at their hour.
   */
  listSchedules: call('/newsletters/listSchedules')
    .input(byNewsletterSchema)
    .output(
      v.object({
        schedules: v.array(newsletterScheduleSchema),
        issues: v.array(newsletterIssueSchema),
        sentLate: v.array(newsletterIssueSchema),
        held: v.array(newsletterIssueSchema),
      }),
    )
    .errors(ofNewsletter),
  /** The owner has seen that the issue went out late: the notices about it end. */
  markLateSeen: call('/newsletters/markLateSeen').input(byIssueSchema).output(newsletterIssueSchema).errors(ofIssue),
  cancelSchedule: call('/newsletters/cancelSchedule')
    .input(v.object({ scheduleId: idSchema }))
    .output(newsletterScheduleSchema)
    .errors({ SCHEDULE_NOT_FOUND: ERRORS.SCHEDULE_NOT_FOUND, ...NOT_NEWSLETTER_OWNER }),
  ...newsletterKeeping,
  ...newsletterAudience,
  ...newsletterTemplates,
  /** Newest first. */
  ...newsletterABTests,
  suggestContent: call('/newsletters/suggestContent')
    .input(
      v.object({
        tags: v.optional(v.pipe(v.array(querySchema), v.maxLength(COUNT.filterTagsChosen)), () => []),
        limit: limitSchema(ANSWER_LIMIT.contentSuggestions),
      }),
    )
    .output(v.object({ suggestions: v.array(contentSuggestionSchema) })),
  /** Answers the HTML of the template; the editor decides what happens to its content. */
  applyTemplate: call('/newsletters/applyTemplate')
    .input(v.object({ template: issueTemplateSchema }))
    .output(v.object({ template: issueTemplateSchema, html: v.string() })),
  /** Only the owner gets the metrics. */
  getMetrics: call('/newsletters/getMetrics')
    .input(byNewsletterSchema)
    .output(newsletterMetricsSchema)
    .errors(ofNewsletter),
}
