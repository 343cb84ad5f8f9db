import { paths } from '@ementa/contracts'
import { useNow, useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { OWNER_DATA_FAILURE } from '../../shared/failures/texts'
import { useLeaveOnFailure } from '../../shared/failures/use-leave-on-failure'
import { schedulesQuery } from './queries'
import { goneRows, listScheduleRows, type ScheduleRow } from './schedule-rows'

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
  const listedRows = useRef<ScheduleRow[]>([])

  const keepWhatWent = useEffectEvent((list: NonNullable<typeof data>) => {
    const { sent, unsure } = goneRows(listedRows.current, list, { cancelled, openedAt, now: Date.now() })
    if (sent.length > 0) keep(sent)
    for (const row of unsure) void keepIfSent(row)
  })
  // Only a new list tells which schedules are gone.
  useEffect(() => {
    if (data) keepWhatWent(data)
  }, [data])

  useEffect(() => {
    if (rows) listedRows.current = rows.filter((row) => !kept.includes(row))
  })

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
