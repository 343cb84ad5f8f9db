import type { AuditActionType, ModerationStats, StatsPeriod, Transparency } from '@ementa/contracts'
import { dayOf, startOfDay } from '../../calendar'
import { adminOnly, type Context, os } from '../../context'
import type { ModerationReads } from '../../store/reads'
import type { StoredEntry } from '../../store/stored-entities'
import { countBy, givenReason } from './items'
import { isOpenObjection, objectionOf } from './record'

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

/** Quick as an answer may have been, it took some time: 0 would say that nothing was answered. */
const toHours = (ms: number) => Math.max(0.1, Math.round((ms / HOUR) * 10) / 10)

/** 0 when nothing was answered. */
const averageHours = (waits: readonly number[]): number =>
  waits.length === 0 ? 0 : toHours(waits.reduce((sum, wait) => sum + wait, 0) / waits.length)

function medianHours(waits: readonly number[]): number | null {
  const sorted = [...waits].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  return middle === undefined ? null : toHours(middle)
}

/** Actions that are no measures: the team's own affairs, and reversals of decisions. */
const NOT_COUNTED: readonly AuditActionType[] = ['promote', 'demote', 'update_status', 'restore', 'undo', 'uphold']

/** Counts the public report from the audit log and the reports, so that anybody with the log can count it again. */
export async function transparencyOf(
  { db, now, ...context }: Pick<Context, 'db' | 'now' | 'reads'>,
  days: number,
): Promise<Transparency> {
  const reads = await context.reads.moderation()
  const since = startOfDay(now, 1 - days)
  const isInside = ({ created_at }: { created_at: string }) => Date.parse(created_at) >= since
  const isMeasure = ({ action_type, is_outside }: StoredEntry) => !NOT_COUNTED.includes(action_type) && !is_outside
  const decisions = reads.audit({ from: since }, null, Number.POSITIVE_INFINITY).items.filter(isMeasure)
  const reports = reads.reports({ since })
  const waits = reads.waits(since)
  const objected = db.auditEntries.by('objection', 'all').filter(({ objection }) => objection && isInside(objection))
  const answered = (isAccepted: boolean) =>
    objected.filter((one) => objectionOf({ db }, one)?.answer?.is_accepted === isAccepted).length
  return {
    from: dayOf(since),
    to: dayOf(now),
    reports: reports.length,
    report_reasons: countBy(reports, givenReason).map(([reason, count]) => ({ reason, count })),
    decisions: decisions.length,
    by_action: countBy(decisions, ({ action_type }) => action_type).map(([action, count]) => ({ action, count })),
    by_item: countBy(decisions, ({ item_type }) => item_type).map(([item_type, count]) => ({
      item_type,
      count,
    })),
    reversed: decisions.filter(({ reversed_by }) => reversed_by !== undefined).length,
    objections: {
      received: objected.length,
      accepted: answered(true),
      upheld: answered(false),
      open: objected.filter(isOpenObjection).length,
    },
    median_hours: medianHours(decisions.flatMap(({ id }) => waits.get(id) ?? [])),
  }
}

export const stats = {
  getStats: os.moderation.getStats
    .use(adminOnly)
    .handler(async ({ input, context }) => statsFor(await context.reads.moderation(), input.period, context.now)),

  getTransparency: os.moderation.getTransparency.handler(({ input, context }) => transparencyOf(context, input.days)),
}
