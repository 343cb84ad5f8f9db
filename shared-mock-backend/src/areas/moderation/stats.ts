import type { AuditEntry, ModerationStats, StatsPeriod } from '@ementa/contracts'
import { moderationActionTypeSchema } from '@ementa/contracts/schemas'
import * as v from 'valibot'
import { countBy } from '../../count-by'
import { dayOf, startOfDay } from '../../rules/days'
import { type Collections, itemKey } from '../../store/collections'
import { givenReason } from './items'
import { queueItems } from './waiting'

const HOUR = 60 * 60 * 1000
const DAYS: Record<StatsPeriod, number> = { '1d': 1, '7d': 7, '30d': 30 }
const TOP_REASONS = 5

const time = ({ created_at }: { created_at: string }) => Date.parse(created_at)

/** The numbers of the dashboard for the last days, today included, computed from reports, queue and log. */
export function statsFor(db: Collections, period: StatsPeriod, now: Date): ModerationStats {
  const today = startOfDay(now)
  const since = startOfDay(now, 1 - DAYS[period])
  const reports = db.reports.all().filter((report) => time(report) >= since)
  const actions = db.auditEntries.all().filter((entry) => time(entry) >= since)

  const byDay = new Map(countBy(reports, (report) => dayOf(time(report))))
  const days = Array.from({ length: DAYS[period] }, (_, index) => dayOf(startOfDay(now, 1 - DAYS[period] + index)))

  return {
    reports_today: reports.filter((report) => time(report) >= today).length,
    pending_items: queueItems(db).filter(({ status }) => status !== 'resolved').length,
    avg_response_time_hours: averageHours(db, actions),
    actions_taken_today: actions.filter((entry) => time(entry) >= today).length,
    top_reasons: countBy(reports, givenReason)
      .slice(0, TOP_REASONS)
      .map(([reason, count]) => ({ reason, count })),
    daily_reports: days.map((date) => ({ date, count: byDay.get(date) ?? 0 })),
  }
}

/** Returns the time, in ms, from the first report that each decision answered to that decision; others are left out. */
export function answerTimes(db: Collections, entries: readonly AuditEntry[]): number[] {
  return entries
    .filter(({ action_type }) => action_type === 'close' || v.is(moderationActionTypeSchema, action_type))
    .flatMap((entry) => {
      // Reports before an earlier decision about the same item were answered by that one.
      const earlier = db.auditEntries.by('item', itemKey(entry)).find((other) => time(other) < time(entry))
      const answered = db.reports
        .by('item', itemKey(entry))
        .filter((report) => time(report) <= time(entry) && (!earlier || time(report) > time(earlier)))
      const first = answered.at(-1)
      return first ? [time(entry) - time(first)] : []
    })
}

/** 0 when nothing was answered. */
function averageHours(db: Collections, entries: readonly AuditEntry[]): number {
  const waits = answerTimes(db, entries)
  if (waits.length === 0) return 0
  const average = waits.reduce((sum, wait) => sum + wait, 0) / waits.length
  // Quick as it may have been: 0 says that nothing was answered.
  return Math.max(0.1, Math.round((average / HOUR) * 10) / 10)
}
