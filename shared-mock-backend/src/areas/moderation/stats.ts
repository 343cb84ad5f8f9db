import type { ModerationStats, StatsPeriod } from '@ementa/contracts'
import { countBy } from '../../count-by'
import { dayOf, startOfDay } from '../../rules/days'
import type { ModerationReads } from '../../store/reads'
import { givenReason } from './items'

const HOUR = 60 * 60 * 1000
const DAYS: Record<StatsPeriod, number> = { '1d': 1, '7d': 7, '30d': 30 }
const TOP_REASONS = 5

const time = ({ created_at }: { created_at: string }) => Date.parse(created_at)

/** The numbers of the dashboard for the last days, today included, computed from reports, queue and log. */
export function statsFor(reads: ModerationReads, period: StatsPeriod, now: Date): ModerationStats {
  const today = startOfDay(now)
  const since = startOfDay(now, 1 - DAYS[period])
  const reports = reads.reports({ since })
  const { items: actions } = reads.audit({ from: since }, null, Number.POSITIVE_INFINITY)

  const byDay = new Map(countBy(reports, (report) => dayOf(time(report))))
  const days = Array.from({ length: DAYS[period] }, (_, index) => dayOf(startOfDay(now, 1 - DAYS[period] + index)))

  return {
    reports_today: reports.filter((report) => time(report) >= today).length,
    pending_items: reads.queue({ status: 'open' }, 'newest', null, 1).total,
    avg_response_time_hours: averageHours([...reads.waits(since).values()]),
    actions_taken_today: actions.filter((entry) => time(entry) >= today).length,
    top_reasons: countBy(reports, givenReason)
      .slice(0, TOP_REASONS)
      .map(([reason, count]) => ({ reason, count })),
    daily_reports: days.map((date) => ({ date, count: byDay.get(date) ?? 0 })),
  }
}

/** 0 when nothing was answered. */
function averageHours(waits: readonly number[]): number {
  if (waits.length === 0) return 0
  const average = waits.reduce((sum, wait) => sum + wait, 0) / waits.length
  // Quick as it may have been: 0 says that nothing was answered.
  return Math.max(0.1, Math.round((average / HOUR) * 10) / 10)
}
