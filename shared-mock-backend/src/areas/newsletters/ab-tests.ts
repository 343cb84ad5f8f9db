import { type ABTest, areSubjectsEqual } from '@ementa/contracts'
import { type Context, os, signedIn } from '../../context'
import { newId } from '../../new-id'
import { simulateResults } from '../../rules/ab-results'
import { applyWinner, findPlannedTest } from '../../rules/issue-test'
import { createOnce } from '../shared/create-once'
import { DONE } from '../shared/done'
import { requireOwnNewsletter, requireOwnPart, requireUnsentIssue } from './owned'

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
