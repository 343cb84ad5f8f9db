import { STORAGE_KEYS } from '@ementa/contracts'
import { stored } from '@ementa/contracts/stored'
import * as v from 'valibot'

/** How many events stay on the device. */
const LIMIT = 200
/** Writing all of them takes milliseconds: at most once in this time, and then in a pause of the page. */
const SAVE_EVERY_MS = 1000

const eventSchema = v.object({
  /** ISO UTC */
  at: v.string(),
  kind: v.picklist(['error', 'rejection', 'render', 'load', 'long-task', 'vital', 'csp']),
  /** `social@1.0.0-1a2b3c4d` */
  source: v.string(),
  /** Pattern of the page, never its address: `/u/:username`. */
  page: v.string(),
  message: v.string(),
  /** Milliseconds, or the score of a layout shift. */
  value: v.optional(v.number()),
  /** `address:line:column`, innermost first. */
  frames: v.optional(v.array(v.string())),
})

/** One thing that happened; nothing of it is personal. */
export type BoxEvent = v.InferOutput<typeof eventSchema>

const kept = stored(STORAGE_KEYS.blackBox, v.array(eventSchema))
let events: readonly BoxEvent[] | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let savedAt = 0

/** The last events of this device, oldest first. */
export function readEvents(): readonly BoxEvent[] {
  events ??= kept.read() ?? []
  return events
}

/** Keeps an event; the oldest leaves for it. */
export function keepEvent(event: BoxEvent): void {
  events = [...readEvents(), event].slice(-LIMIT)
  timer ??= setTimeout(saveWhenIdle, Math.max(0, savedAt + SAVE_EVERY_MS - Date.now()))
}

function saveWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(saveEvents, { timeout: SAVE_EVERY_MS })
  else saveEvents()
}

/** Writes what is still only in memory. */
export function saveEvents(): void {
  if (timer === undefined) return
  clearTimeout(timer)
  timer = undefined
  savedAt = Date.now()
  kept.write([...readEvents()])
}

/** What a person hands over when they report a failure, for `npm run explain`. */
export const reportOf = () => JSON.stringify({ shell: __SHELL_VERSION__, events: readEvents() }, null, 2)
