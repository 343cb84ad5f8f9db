import { useEffect, useState } from 'react'

/** At most this long after it was asked for, in ms. */
const IDLE_WITHIN = 3000

/** While the first page is loading, its files go first: the browser is idle once they are there. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_WITHIN })
  else setTimeout(work)
}

/** False until the page has been idle once: for what may come later than the page itself. */
export function useWasIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false)
  useEffect(() => {
    let isGone = false
    whenIdle(() => {
      if (!isGone) setWasIdle(true)
    })
    return () => {
      isGone = true
    }
  }, [])
  return wasIdle
}
