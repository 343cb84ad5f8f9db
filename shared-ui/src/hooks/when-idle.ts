/** Longest time in ms for which the browser may delay the callback. */
const AT_THE_LATEST = 500

/**
 * Runs a callback after `delay` ms in an idle moment, so that no key press is slowed down. Returns a cancel function.
 */
export function whenIdle(delay: number, run: () => void): () => void {
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Some versions of Safari lack `requestIdleCallback`.
    if (typeof requestIdleCallback !== 'function') return run()
    idle = requestIdleCallback(run, { timeout: AT_THE_LATEST })
  }, delay)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
