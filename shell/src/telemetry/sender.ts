import type { BoxEvent } from './black-box'

/** Sent together, at the latest when the page is left. */
const AT_ONCE = 20

/** Sends events to the address of the registry; without one nothing leaves the device. */
export function createSender(address: string | undefined, app: string) {
  let waiting: BoxEvent[] = []
  function flush() {
    if (!address || waiting.length === 0) return
    // As text: another type would need a permission request that a closing page does not live to see answered.
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
