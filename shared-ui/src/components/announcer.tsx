import { useSyncExternalStore } from 'react'
import { createEvent } from '../services/event'

let announcement = { text: '', times: 0 }
const announced = createEvent()

/** Says something to screen readers only, politely. The same text twice is said twice. */
export function announce(text: string): void {
  announcement = { text, times: announcement.times + 1 }
  announced.emit()
}

/** The live region behind `announce`; part of `AppTree`. It must exist before the first text: a new live region is not read out. */
export function Announcer() {
  const { text, times } = useSyncExternalStore(announced.on, () => announcement)
  return (
    <span className="visually-hidden" role="log" aria-live="polite" data-announcer>
      <span key={times}>{text}</span>
    </span>
  )
}
