/**
 * Long work is done in pieces of so many ms, so that a key or a frame never waits for all of it (decision 002).
 */
const PIECE = 8

/** Resolves in a task of its own, after the page's own waiting work. */
export function nextTask(): Promise<void> {
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

/** Await it between two steps of a long piece of work: it goes on at once, or in the next task when the piece is full. */
export function inPieces(): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < PIECE) return undefined
    return nextTask().then(() => {
      began = performance.now()
    })
  }
}
