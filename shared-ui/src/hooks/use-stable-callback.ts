import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A function that is the same at every render and runs the newest `callback`: for handlers that memoised children or
 * long-lived objects hold. Not to be called while rendering; inside effects, `useEffectEvent` is enough.
 */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(callback)
  // An insertion effect runs before layout effects and events, so nobody can call the callback of an older render.
  useInsertionEffect(() => {
    newest.current = callback
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
