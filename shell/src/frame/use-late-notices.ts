import { type ComponentType, useEffect, useState } from 'react'
import type { Quiet } from '../services/quiet'

/**
 * The notices that nobody waits for, once the page is quiet. No `lazy`: a file that does not arrive must not take the
 * whole frame along; the next visit has them.
 */
export function useLateNotices(quiet: Quiet): ComponentType<{ isMobile: boolean }> | null {
  const [Notices, setNotices] = useState<ComponentType<{ isMobile: boolean }> | null>(null)
  useEffect(() => {
    quiet.run(() => {
      import('./late-notices').then(
        (module) => setNotices(() => module.default),
        () => undefined,
      )
    })
  }, [quiet])
  return Notices
}
