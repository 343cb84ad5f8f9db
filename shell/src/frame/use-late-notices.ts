import { type ComponentType, useEffect, useState } from 'react'
import { untilLoaded } from '../loading/until-loaded'
import type { Quiet } from '../services/quiet'

/**
 * The notices that nobody waits for, once the page is quiet. No `lazy`: a file that does not arrive must not take the
 * whole frame along.
 */
export function useLateNotices(quiet: Quiet): ComponentType<{ isMobile: boolean }> | null {
  const [Notices, setNotices] = useState<ComponentType<{ isMobile: boolean }> | null>(null)
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    quiet.run(() => {
      if (isOver) return
      stop = untilLoaded(
        () => import('./late-notices'),
        (module) => setNotices(() => module.default),
      )
    })
    return () => {
      isOver = true
      stop()
    }
  }, [quiet])
  return Notices
}
