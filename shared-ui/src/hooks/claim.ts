import { tabLocks } from '@ementa/contracts'

export interface Claim {
  /** False while another tab, or another part of this page, holds the name. */
  isFirst: Promise<boolean>
  release: () => void
}

/**
 * Says to other tabs that something is open here. The browser takes the claim back by itself when a tab dies; `patience`
 * waits that many ms for it, since a page that is loaded again may be faster than the end of the one before.
 */
export function claim(name: string, { patience = 0 } = {}): Claim {
  let isOver = false
  let end: () => void = () => undefined
  const isFirst = new Promise<boolean>((tell) => {
    // Locks exist only in secure contexts; without them a second tab may be offered the text of the first.
    const locks = tabLocks()
    if (!locks) return tell(true)
    const options = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true }
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
