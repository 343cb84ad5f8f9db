import * as v from 'valibot'
import {
  abMetricSchema,
  abTestSchema,
  abVariantSchema,
  samplePercentSchema,
  splitPercentSchema,
} from '../entities/ab-test'
import { idSchema, requestIdSchema, textSchema } from '../entities/fields'
import { ERRORS } from '../errors'
import { AB_TEST, LENGTH } from '../limits'
import { byIdSchema, call, doneSchema } from './base'
import { byNewsletterSchema, NOT_NEWSLETTER_OWNER, ofNewsletter, ofUnsentIssue } from './newsletter-base'

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
