/** Turns "so long ago" into ISO UTC instants, so that the sample content is always recent. */
export interface SeedClock {
  hoursAgo(hours: number): string
  /** A whole hour (UTC) `days` days back; at least 1, so that it always lies in the past. */
  daysAgo(days: number, utcHour: number): string
  /** A whole hour (UTC) `days` days ahead; at least 1, so that it always lies in the future. */
  inDays(days: number, utcHour: number): string
  /** `minutes` after another instant. */
  after(instant: string, minutes: number): string
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

export function createSeedClock(now: Date): SeedClock {
  const wholeHour = (days: number, utcHour: number) => {
    const day = new Date(now.getTime() + days * DAY)
    day.setUTCHours(utcHour, 0, 0, 0)
    return day.toISOString()
  }
  return {
    hoursAgo: (hours) => new Date(now.getTime() - hours * HOUR).toISOString(),
    daysAgo: (days, utcHour) => wholeHour(-days, utcHour),
    inDays: (days, utcHour) => wholeHour(days, utcHour),
    after: (instant, minutes) => new Date(new Date(instant).getTime() + minutes * 60_000).toISOString(),
  }
}
