import * as v from 'valibot'
import { AB_TEST, NEWSLETTER_LIMITS } from '../limits'
import { centsSchema, countSchema, idSchema, storedTextSchema, timeSchema, zoneSchema } from './fields'

/**
 * `price_cents` is per month, 0 when free. Extensions, each absent until the owner sets it:
 * `sender_name`, the sender of the mails; `masthead`, the line below the title; `welcome`, a text for new subscribers;
 * `zone`, whose clock its schedules go by, from its creation on.
 */
export const newsletterSchema = v.object({
  id: idSchema,
  owner_id: idSchema,
  handle: v.string(),
  title: storedTextSchema,
  description: storedTextSchema,
  is_paid: v.boolean(),
  price_cents: centsSchema,
  sender_name: v.optional(storedTextSchema),
  masthead: v.optional(storedTextSchema),
  welcome: v.optional(storedTextSchema),
  zone: v.optional(zoneSchema),
})
export type Newsletter = v.InferOutput<typeof newsletterSchema>

export const issueStatusSchema = v.picklist(['draft', 'scheduled', 'sent'])
export type IssueStatus = v.InferOutput<typeof issueStatusSchema>

export const recurrenceSchema = v.picklist(['none', 'daily', 'weekly', 'monthly'])
export type Recurrence = v.InferOutput<typeof recurrenceSchema>

/** Sources of imported issues. */
export const importSourceSchema = v.picklist(['ghost', 'substack', 'markdown', 'html'])

/**
 * Reason why an issue did not go out at its hour: no subject, too little text, the text already sent, unsaved
 * newer text, or, on a host, an author whom moderation has muted or banned.
 */
export const holdReasonSchema = v.picklist(['subject', 'text', 'same', 'unsaved', 'restricted'])
export type HoldReason = v.InferOutput<typeof holdReasonSchema>

/** A paragraph before and after a correction, as plain text; null where it was added or removed. */
export const textChangeSchema = v.object({ before: v.nullable(v.string()), after: v.nullable(v.string()) })
export type TextChange = v.InferOutput<typeof textChangeSchema>

/**
 * A dated note about a sent issue. With `changes` the text on the page was corrected (decision 049); without, it is as it
 * went out.
 */
const erratumSchema = v.object({
  id: idSchema,
  at: timeSchema,
  text: storedTextSchema,
  changes: v.optional(v.array(textChangeSchema)),
})
export type Erratum = v.InferOutput<typeof erratumSchema>

/**
 * `html` comes from the editor; clean it before showing. Extensions: `errata`, oldest first; `imported`, the tool that
 * sent the issue before it came here, `import_id` and `imported_at`, with which import and when; `number`, its place among
 * the newsletter's issues, kept from the moment it came out; `open_to_all`, that everybody reads it though the newsletter
 * is paid. Answered to the owner only: `as_sent`, the mail of a corrected issue; `visible_from`, when others see it
 * (decision 049; absent: from `sent_at` on); `held`, the sending that did not take place; `sent_late`, that it went out
 * after its time; `opened_by`, the occurrence before it and the outline it began with; `has_newer_text`, that its editor has
 * a text that is not saved: it is held at its hour.
 */
export const newsletterIssueSchema = v.object({
  id: idSchema,
  newsletter_id: idSchema,
  title: storedTextSchema,
  subject: storedTextSchema,
  preheader: v.nullish(v.string(), null),
  html: v.string(),
  status: issueStatusSchema,
  sent_at: v.nullable(timeSchema),
  scheduled_at: v.nullable(timeSchema),
  created_at: timeSchema,
  updated_at: timeSchema,
  visible_from: v.nullish(timeSchema),
  held: v.optional(v.object({ reason: holdReasonSchema, due_at: timeSchema, recurrence: recurrenceSchema })),
  sent_late: v.optional(v.object({ due_at: timeSchema, seen: v.boolean() })),
  opened_by: v.optional(v.object({ issue_id: idSchema, outline: v.string() })),
  errata: v.optional(v.array(erratumSchema)),
  imported: v.optional(importSourceSchema),
  import_id: v.optional(idSchema),
  imported_at: v.optional(timeSchema),
  number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  open_to_all: v.optional(v.boolean()),
  as_sent: v.optional(v.object({ subject: storedTextSchema, html: v.string() })),
  has_newer_text: v.optional(v.boolean()),
})
export type NewsletterIssue = v.InferOutput<typeof newsletterIssueSchema>

/** A text of an owner's own to begin issues with. */
export const ownTemplateSchema = v.object({
  id: idSchema,
  newsletter_id: idSchema,
  name: storedTextSchema,
  html: v.string(),
  created_at: timeSchema,
})
export type OwnTemplate = v.InferOutput<typeof ownTemplateSchema>

/** Size and headings of a paid issue, for readers without a subscription, who do not get its text. */
export const issueContentsSchema = v.object({ words: countSchema, headings: v.array(v.string()), images: countSchema })
export type IssueContents = v.InferOutput<typeof issueContentsSchema>

export const scheduleStatusSchema = v.picklist(['pending', 'cancelled', 'sent'])
export type ScheduleStatus = v.InferOutput<typeof scheduleStatusSchema>

export const newsletterScheduleSchema = v.object({
  id: idSchema,
  newsletter_id: idSchema,
  issue_id: idSchema,
  scheduled_at: timeSchema,
  recurrence: recurrenceSchema,
  status: scheduleStatusSchema,
  created_at: timeSchema,
})
export type NewsletterSchedule = v.InferOutput<typeof newsletterScheduleSchema>

/** Rates are fractions from 0 to 1. The numbers are sample data. */
export const newsletterMetricsSchema = v.object({
  newsletter_id: idSchema,
  subscribers: countSchema,
  open_rate: v.number(),
  click_rate: v.number(),
  unsubscribe_rate: v.number(),
  last_issue_opens: countSchema,
  last_issue_clicks: countSchema,
})
export type NewsletterMetrics = v.InferOutput<typeof newsletterMetricsSchema>

export const contentSuggestionSchema = v.object({
  id: idSchema,
  title: storedTextSchema,
  content: v.string(),
  source: v.string(),
  tags: v.array(v.string()),
})
export type ContentSuggestion = v.InferOutput<typeof contentSuggestionSchema>

export const issueTemplateSchema = v.picklist(['classic', 'magazine', 'highlights'])
export type IssueTemplate = v.InferOutput<typeof issueTemplateSchema>

export const abMetricSchema = v.picklist(['opens', 'clicks'])
export type ABMetric = v.InferOutput<typeof abMetricSchema>

export const abStatusSchema = v.picklist(['draft', 'running', 'completed'])
export type ABStatus = v.InferOutput<typeof abStatusSchema>

export const abVariantSchema = v.picklist(['a', 'b'])
export type ABVariant = v.InferOutput<typeof abVariantSchema>

export const abResultsSchema = v.object({
  opens_a: countSchema,
  opens_b: countSchema,
  clicks_a: countSchema,
  clicks_b: countSchema,
})

/** Share of the subscribers who take part, in percent. */
export const samplePercentSchema = v.picklist(NEWSLETTER_LIMITS.testSamples)

/** Share of subject A in percent. */
export const splitPercentSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(AB_TEST.splitMin),
  v.maxValue(AB_TEST.splitMax),
  v.multipleOf(AB_TEST.splitStep),
)

/**
 * A/B test of an issue's subject. `results` is null until the test has run. Extensions: `issue_id`,
 * the issue that is sent with both subjects; `sample_percent`, the part of the subscribers that gets one of the two, all
 * if absent.
 */
export const abTestSchema = v.object({
  id: idSchema,
  newsletter_id: idSchema,
  name: v.string(),
  subject_a: v.string(),
  subject_b: v.string(),
  preheader_a: v.string(),
  preheader_b: v.string(),
  split_percent: splitPercentSchema,
  metric: abMetricSchema,
  duration_minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  status: abStatusSchema,
  started_at: v.nullable(timeSchema),
  completed_at: v.nullable(timeSchema),
  winner: v.nullable(abVariantSchema),
  results: v.nullable(abResultsSchema),
  issue_id: v.optional(idSchema),
  sample_percent: v.optional(samplePercentSchema),
})
export type ABTest = v.InferOutput<typeof abTestSchema>

/**
 * A subscriber as the owner sees them. Who subscribed here has a `username` and no address, which nobody else learns; who was
 * brought along has an address. `subscribed_at` is null where that is not known; `consent`, in the owner's words, says how it
 * was given elsewhere.
 */
export const subscriberSchema = v.object({
  id: idSchema,
  name: storedTextSchema,
  username: v.nullable(v.string()),
  email: v.nullable(v.string()),
  subscribed_at: v.nullable(timeSchema),
  consent: v.nullable(storedTextSchema),
})
export type Subscriber = v.InferOutput<typeof subscriberSchema>

export const planTierSchema = v.picklist(['free', 'pro', 'premium'])

/** Perks are texts only; nothing is enforced. */
export const planSchema = v.object({
  id: idSchema,
  name: v.string(),
  tier: planTierSchema,
  price_cents: centsSchema,
  perks: v.array(v.string()),
})
export type Plan = v.InferOutput<typeof planSchema>
