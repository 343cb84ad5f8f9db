import { type ABTest, areSubjectsEqual } from '@ementa/contracts'
import { type Context, DONE, os, signedIn } from '../../context'
import { hash, seededRandom } from '../../random'
import { applyWinner, findPlannedTest } from '../../rules/sending'
import { createOnce, newId } from '../shared/new-entity'
import { requireOwnNewsletter, requireOwnPart, requireUnsentIssue } from './access'

const between = (random: () => number, low: number, high: number) => low + random() * (high - low)

/**
 * Invented but plausible results of a test that has run for `elapsedMinutes`: each variant reaches its part of
 * the subscribers, with open and click rates that follow from the test's id, so that the numbers only ever grow.
 */
export function simulateResults(
  test: Pick<ABTest, 'id' | 'split_percent' | 'sample_percent' | 'duration_minutes'>,
  subscribers: number,
  elapsedMinutes: number,
): NonNullable<ABTest['results']> {
  const random = seededRandom(hash(test.id))
  // Most people open soon after delivery: two thirds of the final number after half the chosen duration.
  const progress = 1 - Math.exp((-2.2 * Math.max(0, elapsedMinutes)) / test.duration_minutes)
  const participants = (subscribers * (test.sample_percent ?? 100)) / 100
  const variant = (share: number) => {
    const opens = Math.round(participants * share * between(random, 0.34, 0.56) * progress)
    return { opens, clicks: Math.round(opens * between(random, 0.12, 0.28)) }
  }
  const a = variant(test.split_percent / 100)
  const b = variant(1 - test.split_percent / 100)
  return { opens_a: a.opens, opens_b: b.opens, clicks_a: a.clicks, clicks_b: b.clicks }
}

/** Number of invented readers, so that a newsletter without readers still shows a test's results. */
const SAMPLE_AUDIENCE = 400

/** A running test's numbers grow with time and are not stored; stopping freezes them. On a host nothing measures them. */
function withResults({ db, now, policy }: Context, test: ABTest): ABTest {
  if (policy.isShared || test.status !== 'running' || test.started_at === null) return test
  const minutes = (now.getTime() - Date.parse(test.started_at)) / 60_000
  const subscribers = db.metrics.get(test.newsletter_id)?.subscribers || SAMPLE_AUDIENCE
  return { ...test, results: simulateResults(test, subscribers, minutes) }
}

export const abTests = {
  listABTests: os.newsletters.listABTests.use(signedIn).handler(({ input, context }) => {
    const newsletter = requireOwnNewsletter(context, input.newsletterId)
    const tests = context.db.abTests.by('newsletter', newsletter.id)
    return { tests: tests.map((test) => withResults(context, test)).reverse() }
  }),

  createABTest: os.newsletters.createABTest.use(signedIn).handler(({ input, context, errors }) => {
    const newsletter = requireOwnNewsletter(context, input.newsletterId)
    const { newsletterId: _, requestId, issueId, ...given } = input
    const issue = issueId === undefined ? undefined : requireUnsentIssue(context, issueId)
    if (issue && issue.newsletter_id !== newsletter.id) throw errors.ISSUE_NOT_FOUND()
    const fields = issue ? { ...given, subject_a: issue.subject, issue_id: issue.id } : given
    if (areSubjectsEqual(fields)) throw errors.SUBJECTS_EQUAL()
    const replaced = issue && findPlannedTest(context.db, issue)
    return createOnce<ABTest>(context, requestId, context.db.abTests, () => ({
      ...fields,
      id: replaced?.id ?? newId('abtest', context.now),
      newsletter_id: newsletter.id,
      status: 'draft',
      started_at: null,
      completed_at: null,
      winner: null,
      results: null,
    }))
  }),

  deleteABTest: os.newsletters.deleteABTest.use(signedIn).handler(({ input, context, errors }) => {
    const test = requireOwnPart(context, context.db.abTests, input.id, 'TEST_NOT_FOUND')
    if (test.status !== 'draft') throw errors.TEST_NOT_DRAFT()
    context.db.abTests.delete(test.id)
    return DONE
  }),

  startABTest: os.newsletters.startABTest.use(signedIn).handler(({ input, context, errors }) => {
    const test = requireOwnPart(context, context.db.abTests, input.id, 'TEST_NOT_FOUND')
    if (test.status !== 'draft') throw errors.TEST_NOT_DRAFT()
    // Stored by an earlier version, which took them.
    if (areSubjectsEqual(test)) throw errors.SUBJECTS_EQUAL()
    const issue = context.db.issues.get(test.issue_id ?? '')
    if (issue && issue.status !== 'sent') throw errors.ISSUE_NOT_SENT()
    const running: ABTest = { ...test, status: 'running', started_at: context.nowIso }
    context.db.abTests.put(running)
    return withResults(context, running)
  }),

  stopABTest: os.newsletters.stopABTest.use(signedIn).handler(({ input, context, errors }) => {
    const test = requireOwnPart(context, context.db.abTests, input.id, 'TEST_NOT_FOUND')
    if (test.status !== 'running') throw errors.TEST_NOT_RUNNING()
    const completed: ABTest = {
      ...withResults(context, test),
      status: 'completed',
      completed_at: context.nowIso,
      winner: input.winner,
    }
    context.db.abTests.put(completed)
    applyWinner(context.db, completed)
    return completed
  }),
}
