import { type NewsletterIssue, type NewsletterSchedule, paths, sendProblem } from '@ementa/contracts'
import { useNow, useServices } from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { OWNER_DATA_FAILURE, useLeaveOnFailure } from '../../shared/failures/use-leave-on-failure'

/** A badge changes within this many ms of its time. */
const TICK = 1000

/**
 * Reads the upcoming schedules, those that are sent while the page is open, and the issues that were sent late or held.
 */
export function useSchedules({ id: newsletterId, handle }: { id: string; handle: string }) {
  const { api } = useServices()
  const now = useNow(TICK)
  const [openedAt] = useState(() => Date.now())
  const [kept, setKept] = useState<ScheduleRow[]>([])
  /** Schedules that were cancelled here: the next list lacks them for that reason. */
  const [cancelled] = useState(() => new Set<string>())

  const { data, error, refresh } = useRead(schedulesQuery(newsletterId))
  useLeaveOnFailure(data ? undefined : error, OWNER_DATA_FAILURE, paths.newsletter.href({ handle }))

  const keep = (sent: ScheduleRow[]) =>
    setKept((previous) => [
      ...previous,
      ...sent.filter((row) => !previous.some((one) => one.schedule.id === row.schedule.id)),
    ])

  const rows = data ? listScheduleRows(data, kept, now) : undefined
  const previousRows = useRef<ScheduleRow[]>([])

  const keepWhatWent = useEffectEvent((list: NonNullable<typeof data>) => {
    const { sent, unsure } = findGoneRows(previousRows.current, list, { cancelled, openedAt, now: Date.now() })
    previousRows.current = listScheduleRows(list, [], now)
    if (sent.length > 0) keep(sent)
    for (const row of unsure) void keepIfSent(row)
  })
  // Only a new list tells which schedules are gone.
  useEffect(() => {
    if (data) keepWhatWent(data)
  }, [data])

  async function keepIfSent(row: ScheduleRow) {
    try {
      const { issue } = await api.newsletters.getIssue({ issueId: row.schedule.issue_id })
      if (issue.status === 'sent') keep([row])
    } catch {
      // The row just disappears then, as after the next load.
    }
  }

  // The time of a listed schedule has come: the backend sends it at the next read, and returns the next occurrence.
  const due = data?.schedules
    .filter(({ scheduled_at }) => Date.parse(scheduled_at) <= now)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (due) void refresh()
  }, [due, refresh])

  return { rows, late: data?.sentLate ?? [], held: data?.held ?? [], now, cancelled }
}

/** A schedule as the page shows it. */
export interface ScheduleRow {
  schedule: NewsletterSchedule
  issue: NewsletterIssue | undefined
  isSent: boolean
}

/** Answer of one read. */
interface ScheduleList {
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
export function findGoneRows(
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

/** Upcoming schedules, and the issues that were sent late or held. Each schedule may be sent at any moment. */
const schedulesQuery = query(
  'schedules',
  (api, newsletterId: string) => api.newsletters.listSchedules({ newsletterId }),
  { stale: 0 },
)
