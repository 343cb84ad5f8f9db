import { STORAGE_KEYS } from '@ementa/contracts'
import { stored } from '@ementa/contracts/stored'
import { whenIdle } from '@ementa/ui'
import * as v from 'valibot'
import { shellVersion } from '../shell-version'

/** Largest number of stored events. */
const LIMIT = 200
/** Shortest interval in ms between writes, which take milliseconds and happen while the page is idle. */
const SAVE_EVERY_MS = 1000

const eventSchema = v.object({
  /** ISO UTC. */
  at: v.string(),
  kind: v.picklist(['error', 'rejection', 'render', 'load', 'long-task', 'vital', 'csp']),
  /** Name and version of the package: `social@1.0.0-1a2b3c4d`. */
  source: v.string(),
  /** Route pattern of the page, never its address: `/u/:username`. */
  page: v.string(),
  message: v.string(),
  /** Value in ms, or the score of a layout shift. */
  value: v.optional(v.number()),
  /** Stack as `address:line:column`, innermost first. */
  frames: v.optional(v.array(v.string())),
})

/** A recorded event without personal data. */
export type BoxEvent = v.InferOutput<typeof eventSchema>

const kept = stored(STORAGE_KEYS.blackBox, v.array(eventSchema))
let events: readonly BoxEvent[] | undefined
let cancelSaving: (() => void) | undefined
let savedAt = 0

/** Reads the last events of this device, oldest first. */
export function readEvents(): readonly BoxEvent[] {
  events ??= kept.read() ?? []
  return events
}

/** Stores an event and drops the oldest one beyond the limit. */
export function keepEvent(event: BoxEvent): void {
  events = [...readEvents(), event].slice(-LIMIT)
  cancelSaving ??= whenIdle(Math.max(0, savedAt + SAVE_EVERY_MS - Date.now()), saveEvents, SAVE_EVERY_MS)
}

/** Writes events that are only in memory. */
export function saveEvents(): void {
  if (!cancelSaving) return
  cancelSaving()
  cancelSaving = undefined
  savedAt = Date.now()
  kept.write([...readEvents()])
}

/** Creates the report that a person sends after a failure, for `npm run explain`. */
export const reportOf = () => JSON.stringify({ shell: shellVersion, events: readEvents() }, null, 2)
