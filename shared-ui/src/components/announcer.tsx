import { useSyncExternalStore } from 'react'

let announcement = { text: '', times: 0 }
const listeners = new Set<() => void>()

/** Says something to screen readers only, politely. The same text twice is said twice. */
export function announce(text: string): void {
  announcement = { text, times: announcement.times + 1 }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The live region behind `announce`; part of `AppTree`. It must exist before the first text: a new live region is not read out. */
export function Announcer() {
  const { text, times } = useSyncExternalStore(subscribe, () => announcement)
  return (
    <span className="visually-hidden" role="log" aria-live="polite" data-announcer>
      <span key={times}>{text}</span>
    </span>
  )
}
