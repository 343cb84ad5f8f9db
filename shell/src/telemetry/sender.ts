import type { BoxEvent } from './black-box'

/** Largest batch; the rest is sent when the page is left. */
const AT_ONCE = 20

/** Creates the sender of events to the registry's address; without one nothing leaves the device. */
export function createSender(address: string | undefined, app: string) {
  let waiting: BoxEvent[] = []
  function flush() {
    if (!address || waiting.length === 0) return
    // Sent as text: another type would need a CORS preflight, which a closing page cannot complete.
    navigator.sendBeacon(new URL(address, location.href), JSON.stringify({ app, events: waiting }))
    waiting = []
  }
  return {
    flush,
    add(event: BoxEvent) {
      if (!address) return
      waiting.push(event)
      if (waiting.length >= AT_ONCE) flush()
    },
  }
}
