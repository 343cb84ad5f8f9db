import type { Recurrence } from '@ementa/contracts'
import { fromWall, toWall } from './zones'

const DAYS: Partial<Record<Recurrence, number>> = { daily: 1, weekly: 7 }

/**
 * The occurrence after `time`, at the same wall-clock time of the zone; null when it does not recur.
 * A month too short for `anchorDay` gets its last day, and the next longer month the anchor's day again.
 * Where `time` is not on the anchor's day, the newsletter has moved to a zone of another date, and its day counts from now on.
 * @param anchorTime `02:30`: after a day on which the clock skips that time and `time` was moved, it is 02:30 again
 */
export function nextOccurrence(
  time: Date,
  recurrence: Recurrence,
  anchorDay: number,
  zone: string,
  anchorTime?: string,
): Date | null {
  if (recurrence === 'none') return null
  const wall = toWall(time, zone)
  const next = nextDay(wall, recurrence, anchorDay)
  if (anchorTime && isAt(time, anchorTime, zone)) setClock(next, anchorTime)
  return fromWall(next, zone)
}

/** The day of the month and the time, such as `09:30`, at which a recurrence begins, by the clock of a zone. */
export function anchorAt(time: Date, zone: string): { anchor_day: number; anchor_time: string } {
  const wall = toWall(time, zone)
  return { anchor_day: wall.getUTCDate(), anchor_time: wall.toISOString().slice(11, 16) }
}

function setClock(date: Date, clock: string): void {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  date.setUTCHours(hours, minutes)
}

/** Returns whether a moment is that clock time of its day; a skipped clock time counts as the next existing one. */
function isAt(time: Date, clock: string, zone: string): boolean {
  const meant = toWall(time, zone)
  setClock(meant, clock)
  return fromWall(meant, zone).getTime() === time.getTime()
}

function nextDay(wall: Date, recurrence: Recurrence, anchorDay: number): Date {
  const next = new Date(wall)
  const days = DAYS[recurrence]
  if (days !== undefined) {
    next.setUTCDate(next.getUTCDate() + days)
    return next
  }
  const anchored = wall.getUTCDate() === Math.min(anchorDay, lastDayOf(wall)) ? anchorDay : wall.getUTCDate()
  // Day 1 first: setMonth on a 31st would run over into the month after.
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  next.setUTCDate(Math.min(anchored, lastDayOf(next)))
  return next
}

const lastDayOf = (wall: Date) => new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate()
