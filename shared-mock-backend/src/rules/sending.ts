import { type ABTest, areSubjectsEqual, isBlank, type NewsletterIssue, paths, releasedAt } from '@ementa/contracts'
import { type Collections, issueTime, membersOf, noticeId } from '../store/collections'

const sentOf = (db: Collections, newsletterId: string): NewsletterIssue[] =>
  db.issues.by('newsletter', newsletterId).filter((issue) => issue.sent_at !== null)

/**
 * Returns the numbers of a newsletter's sent issues. An issue keeps the number with which it came out, whatever comes in
 * later; those of the sample data, and older ones, have the number of their place.
 */
export function issueNumbers(db: Collections, newsletterId: string): Map<string, number> {
  const sent = sentOf(db, newsletterId)
  const inOrder = sent
    .filter(({ number }) => number === undefined)
    .toSorted((a, b) => issueTime(a).localeCompare(issueTime(b)))
  const placed = inOrder.map(({ id }, index): [string, number] => [id, index + 1])
  return new Map([...placed, ...sent.flatMap(({ id, number }) => (number ? [[id, number] as const] : []))])
}

/** The number of the next issue that comes out. */
export const nextNumber = (db: Collections, newsletterId: string): number =>
  Math.max(0, ...issueNumbers(db, newsletterId).values()) + 1

/** Writes their numbers into the issues that have them by their place: another issue is about to go. */
export function keepNumbers(db: Collections, newsletterId: string): void {
  const numbers = issueNumbers(db, newsletterId)
  for (const issue of sentOf(db, newsletterId)) {
    const number = numbers.get(issue.id)
    if (issue.number === undefined && number !== undefined) db.issues.put({ ...issue, number })
  }
}

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

const noticeText = (newsletterTitle: string, { subject }: NewsletterIssue) =>
  `Nova edição de ${newsletterTitle}: “${subject}”`

/**
 * Tells the subscribers on this device of an issue that went out, from the moment on when they see it: until then it is not
 * listed (decision 049). The id says what it is about, so that two tabs notify once.
 */
export function notifyOfNewIssue(db: Collections, issue: NewsletterIssue): void {
  const newsletter = db.newsletters.get(issue.newsletter_id)
  if (!newsletter) return
  const { owner_id, title, handle } = newsletter
  for (const { user_id } of membersOf(db, 'subscribed', newsletter.id)) {
    if (user_id === owner_id) continue
    db.notifications.put({
      id: noticeId(issue.id, user_id),
      user_id,
      type: 'system',
      post_id: null,
      actor_id: null,
      created_at: releasedAt(issue),
      read: false,
      text: noticeText(title, issue),
      href: paths.issue.href({ handle, issueId: issue.id }),
    })
  }
}

/** Renames the unread notifications after the winner of a test became the subject, so that they name the issue as it is. */
export function renameNewIssue(db: Collections, issue: NewsletterIssue): void {
  const newsletter = db.newsletters.get(issue.newsletter_id)
  if (!newsletter) return
  for (const notification of [...db.notifications.by('issue', issue.id)]) {
    if (notification.read) continue
    db.notifications.put({ ...notification, text: noticeText(newsletter.title, issue) })
  }
}

/** The sending was undone before anybody saw it. */
export function forgetNewIssue(db: Collections, issueId: string): void {
  for (const { id } of [...db.notifications.by('issue', issueId)]) db.notifications.delete(id)
}
