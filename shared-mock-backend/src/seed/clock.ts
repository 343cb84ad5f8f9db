/** Days of the week as `Date` counts them. */
export const MONDAY = 1
export const TUESDAY = 2

/**
 * Turns "so long ago" into ISO UTC instants, so that the sample content is always recent. A day is one of Brasília, which
 * is where the sample people write `hoje` and `amanhã`.
 */
export interface SeedClock {
  hoursAgo(hours: number): string
  /**
   * A whole hour (UTC, at least 3) `days` days back; at least 1, so that it always lies in the past. With a weekday: of
   * the last such day until then.
   */
  daysAgo(days: number, utcHour: number, weekday?: number): string
  /**
   * A whole hour (UTC, at least 3) `days` days ahead; at least 1, so that it always lies in the future. With a weekday: of
   * the first such day from then.
   */
  inDays(days: number, utcHour: number, weekday?: number): string
  /** `minutes` after another instant. */
  after(instant: string, minutes: number): string
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Brasília is three hours behind UTC, without summer time. */
const BRASILIA = -3 * HOUR

export function createSeedClock(now: Date): SeedClock {
  const wholeHour = (days: number, utcHour: number, weekday: number | undefined) => {
    const day = new Date(now.getTime() + BRASILIA + days * DAY)
    if (weekday !== undefined) {
      const ahead = (weekday - day.getUTCDay() + 7) % 7
      day.setUTCDate(day.getUTCDate() + (days < 0 && ahead > 0 ? ahead - 7 : ahead))
    }
    day.setUTCHours(utcHour, 0, 0, 0)
    return day.toISOString()
  }
  return {
    hoursAgo: (hours) => new Date(now.getTime() - hours * HOUR).toISOString(),
    daysAgo: (days, utcHour, weekday) => wholeHour(-days, utcHour, weekday),
    inDays: (days, utcHour, weekday) => wholeHour(days, utcHour, weekday),
    after: (instant, minutes) => new Date(new Date(instant).getTime() + minutes * 60_000).toISOString(),
  }
}
