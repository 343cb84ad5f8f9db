import { DEBOUNCE } from '@ementa/contracts'
import { useEffect, useState } from 'react'

/** Returns `value` once it has rested for `DEBOUNCE` ms. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/**
 * Runs a callback after `delay` ms in an idle moment, so that no key press is slowed down. Returns a cancel function.
 * @param timeout longest time in ms for which the browser may put it off
 */
export function whenIdle(delay: number, run: () => void, timeout = 500): () => void {
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Some versions of Safari lack `requestIdleCallback`.
    if (typeof requestIdleCallback !== 'function') return run()
    idle = requestIdleCallback(run, { timeout })
  }, delay)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
