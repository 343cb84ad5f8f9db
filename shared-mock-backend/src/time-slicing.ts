/**
 * Time slice of long work in ms, so that a key or a frame never waits for all of it (decision 002).
 */
const SLICE_MS = 8

/** Resolves in a task of its own, after the page's own waiting work. */
export function yieldToEventLoop(): Promise<void> {
  if (globalThis.scheduler?.yield) return globalThis.scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Returns a function to await between the steps of long work: it goes on at once, or in the next task when the time slice is used up. */
export function createTimeSlicer(): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < SLICE_MS) return undefined
    return yieldToEventLoop().then(() => {
      began = performance.now()
    })
  }
}
