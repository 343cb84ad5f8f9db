import { SCHEDULE } from '@ementa/contracts'
import { fromLocal, quickDay } from '@ementa/ui'

export const NO_DAY_TEXT = 'Selecione uma data'
export const NOT_IN_FUTURE_TEXT = 'A data deve ser no futuro'

export type ScheduleResult = { iso: string } | { error: string }

/** Converts a local day and time to a moment in UTC, or returns the error to show. `now` is in ms since the epoch. */
export function parseSchedule(day: string, time: string, now: number): ScheduleResult {
  if (!day) return { error: NO_DAY_TEXT }
  const iso = fromLocal(day, time)
  if (iso === null || !isFuture(iso, now)) return { error: NOT_IN_FUTURE_TEXT }
  return { iso }
}

export function isFuture(iso: string, now: number): boolean {
  return Date.parse(iso) > now
}

/** Lists the quick options with the day that each means now; they are always in the future, also on a Monday. */
export function quickOptions(now: Date) {
  return SCHEDULE.quickOptions.map(({ label, day, time }) => ({ label, day: quickDay(day, now), time }))
}
