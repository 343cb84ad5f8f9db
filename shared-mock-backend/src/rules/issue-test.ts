import { type ABTest, areSubjectsEqual, isBlank, type NewsletterIssue } from '@ementa/contracts'
import type { Collections } from '../store/collections'
import { renameNewIssue } from './new-issue-notices'

function testOf(db: Collections, { id, newsletter_id }: NewsletterIssue, status: ABTest['status']): ABTest | undefined {
  return db.abTests.by('newsletter', newsletter_id).find((test) => test.issue_id === id && test.status === status)
}

/** The test that waits for this issue to be sent. */
export const findPlannedTest = (db: Collections, issue: NewsletterIssue) => testOf(db, issue, 'draft')

/** Starts the test of an issue that goes out; one with nothing to compare stays a draft, and the issue goes out without. */
export function startTestOf(db: Collections, issue: NewsletterIssue, now: string): void {
  const draft = findPlannedTest(db, issue)
  if (!draft) return
  const test = { ...draft, subject_a: issue.subject }
  const compares = !isBlank(test.subject_b) && !areSubjectsEqual(test)
  db.abTests.put(compares ? { ...test, status: 'running', started_at: now } : test)
}

/** The sending was undone: the test waits for the next one. */
export function resetTestOf(db: Collections, issue: NewsletterIssue): void {
  const running = testOf(db, issue, 'running')
  if (running) db.abTests.put({ ...running, status: 'draft', started_at: null })
}

/** The winner is the subject that the rest receives and that the issue keeps. */
export function applyWinner(db: Collections, { issue_id, winner, subject_a, subject_b }: ABTest): void {
  const issue = db.issues.get(issue_id ?? '')
  if (issue?.status !== 'sent' || winner === null) return
  const renamed = { ...issue, subject: winner === 'a' ? subject_a : subject_b }
  db.issues.put(renamed)
  renameNewIssue(db, renamed)
}
