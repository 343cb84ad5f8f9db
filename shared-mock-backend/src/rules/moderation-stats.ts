import type { ModerationStats, StatsPeriod } from '@ementa/contracts'
import { countBy } from '../count-by'
import { type Collections, itemKey } from '../store/collections'
import { dayOf, startOfDay } from './days'

const HOUR = 60 * 60 * 1000
const DAYS: Record<StatsPeriod, number> = { '1d': 1, '7d': 7, '30d': 30 }
const TOP_REASONS = 5

const time = ({ created_at }: { created_at: string }) => Date.parse(created_at)

/** The numbers of the dashboard for the last days, today included, computed from reports, queue and log (spec §3). */
export function statsFor(db: Collections, period: StatsPeriod, now: Date): ModerationStats {
  const today = startOfDay(now)
  const since = startOfDay(now, 1 - DAYS[period])
  const reports = db.reports.all().filter((report) => time(report) >= since)
  const actions = db.auditEntries.all().filter((entry) => time(entry) >= since)

  const byDay = new Map(countBy(reports, (report) => dayOf(time(report))))
  const days = Array.from({ length: DAYS[period] }, (_, index) => dayOf(startOfDay(now, 1 - DAYS[period] + index)))

  return {
    reports_today: reports.filter((report) => time(report) >= today).length,
    pending_items: db.queueItems.all().filter(({ status }) => status !== 'resolved').length,
    avg_response_time_hours: averageHours(db, actions),
    actions_taken_today: actions.filter((entry) => time(entry) >= today).length,
    top_reasons: countBy(reports, ({ reason }) => reason)
      .slice(0, TOP_REASONS)
      .map(([reason, count]) => ({ reason, count })),
    daily_reports: days.map((date) => ({ date, count: byDay.get(date) ?? 0 })),
  }
}

/** From an item's first report to the decision about it, over the decisions that answered a report; 0 without any. */
function averageHours(db: Collections, actions: readonly { item_type: string; item_id: string; created_at: string }[]) {
  const waits = actions.flatMap((action) => {
    const first = db.reports.by('item', itemKey(action)).at(-1)
    return first && time(first) <= time(action) ? [time(action) - time(first)] : []
  })
  if (waits.length === 0) return 0
  const average = waits.reduce((sum, wait) => sum + wait, 0) / waits.length
  return Math.round((average / HOUR) * 10) / 10
}
