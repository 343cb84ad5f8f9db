import { type NewsletterIssue, type NewsletterSchedule, sendProblem } from '@ementa/contracts'

/** A schedule as the page shows it. */
export interface ScheduleRow {
  schedule: NewsletterSchedule
  issue: NewsletterIssue | undefined
  isSent: boolean
}

/** Answer of one read. */
export interface ScheduleList {
  schedules: NewsletterSchedule[]
  issues: NewsletterIssue[]
  /** Issues that were not sent at their time. */
  held: NewsletterIssue[]
}

const timeOf = ({ schedule }: ScheduleRow) => Date.parse(schedule.scheduled_at)

/** An issue with nothing to send is held at its time, and must never be shown as sent. */
const isSendable = (issue: NewsletterIssue | undefined) => issue !== undefined && sendProblem(issue) === null

/**
 * Returns the listed schedules, soonest first, together with those that were sent while the page was open and are no
 * longer listed.
 */
export function listScheduleRows(
  { schedules, issues }: Pick<ScheduleList, 'schedules' | 'issues'>,
  kept: readonly ScheduleRow[],
  now: number,
): ScheduleRow[] {
  const byId = new Map(issues.map((issue) => [issue.id, issue]))
  const listed = schedules.map((schedule) => {
    const issue = byId.get(schedule.issue_id)
    return { schedule, issue, isSent: Date.parse(schedule.scheduled_at) <= now && isSendable(issue) }
  })
  const isListed = new Set(schedules.map(({ id }) => id))
  return [...kept.filter(({ schedule }) => !isListed.has(schedule.id)), ...listed].sort((a, b) => timeOf(a) - timeOf(b))
}

/**
 * Rows that were shown and are not listed any more, unless they were cancelled here. Those whose time came while the page
 * was open were sent; of the others only their issue knows whether it was sent or taken back elsewhere.
 */
export function goneRows(
  previousRows: readonly ScheduleRow[],
  { schedules, held }: Pick<ScheduleList, 'schedules' | 'held'>,
  { cancelled, openedAt, now }: { cancelled: ReadonlySet<string>; openedAt: number; now: number },
): { sent: ScheduleRow[]; unsure: ScheduleRow[] } {
  const isListed = new Set(schedules.map(({ id }) => id))
  const isHeld = new Set(held.map(({ id }) => id))
  const missingRows = previousRows
    .filter(({ schedule }) => !isListed.has(schedule.id) && !isHeld.has(schedule.issue_id))
    .filter((row) => !cancelled.has(row.schedule.id) && timeOf(row) > openedAt)
  const toSent = (row: ScheduleRow) => ({ ...row, isSent: true })
  return {
    sent: missingRows.filter((row) => timeOf(row) <= now).map(toSent),
    unsure: missingRows.filter((row) => timeOf(row) > now).map(toSent),
  }
}
