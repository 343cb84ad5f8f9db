import type { Recurrence } from '@ementa/contracts'

const DAYS: Partial<Record<Recurrence, number>> = { daily: 1, weekly: 7 }

/**
 * The occurrence after `time`, at the same wall-clock time of the device's zone; null when it does not recur.
 * A month too short for `anchorDay` gets its last day, and the next longer month the anchor's day again (decision P-12).
 * Where `time` is not on the anchor's day, the device has moved to a zone of another date, and its day counts from now on.
 */
export function nextOccurrence(time: Date, recurrence: Recurrence, anchorDay: number): Date | null {
  if (recurrence === 'none') return null
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
