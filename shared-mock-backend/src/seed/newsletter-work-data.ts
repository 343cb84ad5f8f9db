import type { NewsletterWork, SeedData } from '../store/seed-data'
import { createSeedClock, MONDAY, type SeedClock, TUESDAY } from './clock'
import { clausulaIssues } from './issues-clausula'
import { jornadaIssues } from './issues-jornada'
import { otherIssues } from './issues-others'
import { buildABTests, pastSchedules, suggestions } from './newsletter-work'
import type { IssueRow } from './rows'

/** Weekdays on which newsletters promise to appear: `Toda terça`, `Até segunda`. */
const WEEKDAYS: Readonly<Record<string, number>> = { 'newsletter-clausula': TUESDAY, 'newsletter-jornada': MONDAY }

const issueRows: IssueRow[] = [...clausulaIssues, ...jornadaIssues, ...otherIssues]

/** The issues, and all that their authors plan and try out with them, as of `now`. */
export function createNewsletterWork(now: Date): NewsletterWork {
  const clock = createSeedClock(now)
  return {
    issues: issueRows.map((row) => toIssue(row, clock)),
    schedules: [...issueRows.flatMap((row) => toPendingSchedule(row, clock)), ...pastSchedules(clock)],
    abTests: buildABTests(clock),
    suggestions,
  }
}

function toIssue(row: IssueRow, clock: SeedClock): SeedData['issues'][number] {
  const sentAt = row.sent ? clock.daysAgo(...row.sent, WEEKDAYS[row.newsletter]) : null
  // A sent issue was finished an hour before; an unsent one was last changed some hours ago.
  const updatedAt = sentAt ? clock.after(sentAt, -60) : clock.hoursAgo(row.draft ?? 3)
  return {
    id: row.id,
    newsletter_id: row.newsletter,
    title: row.title,
    subject: row.subject,
    preheader: row.preheader ?? null,
    html: row.html,
    status: statusOf(row),
    sent_at: sentAt,
    scheduled_at: plannedFor(row, clock),
    created_at: clock.after(updatedAt, -2 * 24 * 60),
    updated_at: updatedAt,
  }
}

function plannedFor({ scheduled, newsletter }: IssueRow, clock: SeedClock): string | null {
  return scheduled ? clock.inDays(scheduled[0], scheduled[1], WEEKDAYS[newsletter]) : null
}

function statusOf(row: IssueRow): SeedData['issues'][number]['status'] {
  if (row.sent) return 'sent'
  return row.scheduled ? 'scheduled' : 'draft'
}

function toPendingSchedule(row: IssueRow, clock: SeedClock): SeedData['schedules'] {
  const scheduledAt = plannedFor(row, clock)
  if (!row.scheduled || !scheduledAt) return []
  return [
    {
      id: row.id.replace('issue', 'schedule'),
      newsletter_id: row.newsletter,
      issue_id: row.id,
      scheduled_at: scheduledAt,
      recurrence: row.scheduled[2],
      status: 'pending',
      created_at: clock.hoursAgo(2),
    },
  ]
}
