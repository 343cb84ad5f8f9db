import { isValid, parseISO } from 'date-fns'
import { useCallback, useSyncExternalStore } from 'react'
import { absoluteTime, NO_DATE, relativeTime } from './dates'

interface Clock {
  now: number
  listeners: Set<() => void>
  timer?: ReturnType<typeof setInterval>
}

/** One timer for each interval, however many components show a time. */
const clocks = new Map<number, Clock>()

function clockOf(interval: number): Clock {
  const existing = clocks.get(interval)
  if (existing) return existing
  const clock: Clock = { now: Date.now(), listeners: new Set() }
  clocks.set(interval, clock)
  return clock
}

function tick(clock: Clock) {
  clock.now = Date.now()
  for (const listener of clock.listeners) listener()
}

/** The current time in ms, renewed every `interval` ms (a minute by default), by one clock shared by all callers. */
export function useNow(interval = 60_000): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const clock = clockOf(interval)
      clock.listeners.add(listener)
      // Nobody looked for a while: the time it still shows is old.
      if (clock.timer === undefined) {
        clock.timer = setInterval(() => tick(clock), interval)
        clock.now = Date.now()
      }
      return () => {
        clock.listeners.delete(listener)
        if (clock.listeners.size > 0) return
        clearInterval(clock.timer)
        clock.timer = undefined
      }
    },
    [interval],
  )
  return useSyncExternalStore(subscribe, () => clockOf(interval).now)
}

/** `há 5 minutos`, ticking, with the exact time for the pointer and for machines. */
export function TimeAgo({ iso }: { iso: string }) {
  const now = useNow()
  if (!isValid(parseISO(iso))) return <span>{NO_DATE}</span>
  // A thing made since the last tick would lie in the future for the shared clock.
  const reference = Math.max(now, Math.min(Date.now(), parseISO(iso).getTime()))
  return (
    <time dateTime={iso} title={absoluteTime(iso)}>
      {relativeTime(iso, reference)}
    </time>
  )
}
