import { CLOSING } from '@ementa/contracts'
import * as v from 'valibot'

export const closingSchema = v.object({ edition: v.number(), since: v.number(), openedAt: v.number() })
/** What is kept of one person's last edition; all in ms. */
export type Closing = v.InferOutput<typeof closingSchema>

const DAY = 24 * 60 * 60 * 1000

/** The last 8 o'clock of the device's day, in ms: an edition closes each morning. */
export function editionOf(now: number): number {
  const eight = new Date(now)
  eight.setHours(CLOSING.hour, 0, 0, 0)
  if (eight.getTime() > now) eight.setDate(eight.getDate() - 1)
  return eight.getTime()
}

/**
 * Since when the edition of now tells what happened: since the reader last opened one, at most a week; the first time
 * since the edition before. Opened again before the next morning it tells the same time, so that nothing is lost.
 */
export function closingPeriod(last: Closing | undefined, now: number): Closing {
  const edition = editionOf(now)
  if (last?.edition === edition) return { ...last, openedAt: now }
  const previousEdition = editionOf(edition - 1)
  const since = last === undefined ? previousEdition : Math.max(last.openedAt, now - CLOSING.reachesBackDays * DAY)
  return { edition, since: Math.min(since, edition), openedAt: now }
}
