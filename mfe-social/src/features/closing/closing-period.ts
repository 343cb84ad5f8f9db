import { CLOSING } from '@ementa/contracts'
import * as v from 'valibot'

export const closingSchema = v.object({ edition: v.number(), since: v.number(), openedAt: v.number() })
/** Stored times of one person's last edition, in ms since the epoch. */
export type Closing = v.InferOutput<typeof closingSchema>

const DAY = 24 * 60 * 60 * 1000

/** Returns the last 8 o'clock in the device's time zone, in ms: an edition closes each morning. */
export function findEdition(now: number): number {
  const eight = new Date(now)
  eight.setHours(CLOSING.hour, 0, 0, 0)
  if (eight.getTime() > now) eight.setDate(eight.getDate() - 1)
  return eight.getTime()
}

/**
 * Returns the period of the current edition. It begins when the reader last opened an edition, at most a week ago; for a
 * first visit it begins with the previous edition. An edition opened again keeps its beginning, so that no news is lost.
 */
export function startPeriod(last: Closing | undefined, now: number): Closing {
  const edition = findEdition(now)
  if (last?.edition === edition) return { ...last, openedAt: now }
  const previousEdition = findEdition(edition - 1)
  const since = last === undefined ? previousEdition : Math.max(last.openedAt, now - CLOSING.reachesBackDays * DAY)
  return { edition, since: Math.min(since, edition), openedAt: now }
}
