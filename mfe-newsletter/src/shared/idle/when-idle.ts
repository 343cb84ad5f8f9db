/** How long the browser may put off what was waited for, in ms. */
const AT_THE_LATEST = 500

/** Runs something after `delay` ms, between two keys and not in one. Returns what takes it back. */
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
