import { tabLocks } from '@ementa/contracts'

export interface TabLock {
  /** False while another tab, or another part of this page, holds the name. */
  isFirst: Promise<boolean>
  release: () => void
}

/**
 * Locks a name for this tab, so that other tabs know that something is open here. The browser releases the lock of a tab that
 * dies; `timeout` waits that many ms for it, since a reloaded page may be faster than the end of the one before.
 */
export function acquireTabLock(name: string, { timeout = 0 } = {}): TabLock {
  let isOver = false
  let end: () => void = () => undefined
  const isFirst = new Promise<boolean>((tell) => {
    // Locks exist only in secure contexts; without them a second tab may be offered the text of the first.
    const locks = tabLocks()
    if (!locks) return tell(true)
    const options = timeout > 0 ? { signal: AbortSignal.timeout(timeout) } : { ifAvailable: true }
    const held = locks.request(name, options, (lock) => {
      tell(lock !== null)
      if (!lock || isOver) return
      return new Promise<void>((resolve) => {
        end = resolve
      })
    })
    // The wait timed out: another tab has it.
    held.catch(() => tell(false))
  })
  return {
    isFirst,
    release() {
      isOver = true
      end()
    },
  }
}
