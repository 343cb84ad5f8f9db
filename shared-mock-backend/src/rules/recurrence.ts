import type { Recurrence } from '@ementa/contracts'

const DAYS: Partial<Record<Recurrence, number>> = { daily: 1, weekly: 7 }

/**
 * The occurrence after `time`, at the same wall-clock time of the device's zone; null when it does not recur.
 * A month too short for `anchorDay` gets its last day, and the next longer month the anchor's day again.
 * Where `time` is not on the anchor's day, the device has moved to a zone of another date, and its day counts from now on.
 * @param anchorTime `02:30`: after a day on which the clock skips that time and `time` was moved, it is 02:30 again
 */
export function nextOccurrence(
  time: Date,
  recurrence: Recurrence,
  anchorDay: number,
  anchorTime?: string,
): Date | null {
  if (recurrence === 'none') return null
  const next = nextDay(time, recurrence, anchorDay)
  if (anchorTime && isAt(time, anchorTime)) setClock(next, anchorTime)
  return next
}

/** `09:30`, on the clock of this device. */
export const clockTime = (time: Date) =>
  [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')

function setClock(date: Date, clock: string): void {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  date.setHours(hours, minutes)
}

/** Returns whether a moment is that clock time of its day here; a skipped clock time counts as the next existing one. */
function isAt(time: Date, clock: string): boolean {
  const meant = new Date(time)
  setClock(meant, clock)
  return meant.getTime() === time.getTime()
}

function nextDay(time: Date, recurrence: Recurrence, anchorDay: number): Date {
  const next = new Date(time)
  const days = DAYS[recurrence]
  if (days !== undefined) {
    next.setDate(next.getDate() + days)
    return next
  }
  const anchored = time.getDate() === Math.min(anchorDay, lastDayOf(time)) ? anchorDay : time.getDate()
  // Day 1 first: setMonth on a 31st would run over into the month after.
  next.setDate(1)
  next.setMonth(next.getMonth() + 1)
  next.setDate(Math.min(anchored, lastDayOf(next)))
  return next
}

const lastDayOf = (time: Date) => new Date(time.getFullYear(), time.getMonth() + 1, 0).getDate()
