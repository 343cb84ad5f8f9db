import type { NewsletterIssue } from '@ementa/contracts'
import { type Collections, issueTime } from '../store/collections'

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
