import { STORAGE_KEYS, stored } from '@ementa/contracts'
import * as v from 'valibot'

/** Number of issues remembered, the last ones read. */
const KEPT = 50

/** Issue id → the block of its text that was at the top of the screen. Kept on this device alone. */
const places = stored(STORAGE_KEYS.readingPlaces, v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))))

/** Returns where someone stopped reading; 0 if they did not begin, or reached the end. */
export const readPlace = (issueId: string): number => places.read()?.[issueId] ?? 0

/** Notes where someone is; the beginning and the end are no places to come back to. */
export function notePlace(issueId: string, place: number): void {
  const { [issueId]: _, ...others } = places.read() ?? {}
  const kept = Object.entries(others).slice(place > 0 ? 1 - KEPT : -KEPT)
  places.write(Object.fromEntries(place > 0 ? [...kept, [issueId, place]] : kept))
}
