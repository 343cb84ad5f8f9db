import { SCHEDULE } from '@ementa/contracts'
import { fromLocal, quickDay } from '@ementa/ui'

export const NO_DAY_TEXT = 'Selecione uma data'
export const NOT_IN_FUTURE_TEXT = 'A data deve ser no futuro'

export type ScheduleResult = { iso: string } | { error: string }

/** A local day and time → the moment in UTC, or why not (spec §5). `now` in ms since the epoch. */
export function scheduleAt(day: string, time: string, now: number): ScheduleResult {
  if (!day) return { error: NO_DAY_TEXT }
  const iso = fromLocal(day, time)
  if (iso === null || !isFuture(iso, now)) return { error: NOT_IN_FUTURE_TEXT }
  return { iso }
}

export function isFuture(iso: string, now: number): boolean {
  return Date.parse(iso) > now
}

/** The quick options of the panel with the day each means now: always in the future, also on a Monday (spec §9). */
export function quickOptions(now: Date) {
  return SCHEDULE.quickOptions.map(({ label, day, time }) => ({ label, day: quickDay(day, now), time }))
}
