import type { AuditActionType, Transparency } from '@ementa/contracts'
import { type Context, os } from '../../context'
import { countBy } from '../../count-by'
import { dayOf, startOfDay } from '../../rules/days'
import type { StoredEntry } from '../../store/stored-entities'
import { givenReason } from './items'
import { isOpenObjection, objectionOf } from './record'

/** Actions that are no measures: the team's own affairs, and reversals of decisions. */
const NOT_COUNTED: readonly AuditActionType[] = ['promote', 'demote', 'update_status', 'restore', 'undo', 'uphold']

const HOUR = 60 * 60 * 1000

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  return middle === undefined ? null : Math.max(0.1, Math.round((middle / HOUR) * 10) / 10)
}

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
    median_hours: median(decisions.flatMap(({ id }) => waits.get(id) ?? [])),
  }
}

export const transparency = {
  getTransparency: os.moderation.getTransparency.handler(({ input, context }) => transparencyOf(context, input.days)),
}
