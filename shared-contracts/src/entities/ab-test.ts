import * as v from 'valibot'
import { AB_TEST, NEWSLETTER_LIMITS } from '../limits'
import { countSchema, idSchema, timeSchema } from './fields'

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
