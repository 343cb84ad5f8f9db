import { type ComponentType, useEffect, useState } from 'react'
import { untilLoaded } from '../loading/until-loaded'
import type { PageIdle } from '../services/page-idle'

/**
 * Loads the late notices once the page is idle. It does not use `lazy`, because a missing file must not break the frame.
 */
export function useLateNotices(pageIdle: PageIdle): ComponentType<{ isMobile: boolean }> | null {
  const [Notices, setNotices] = useState<ComponentType<{ isMobile: boolean }> | null>(null)
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    pageIdle.whenIdle(() => {
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
  }, [pageIdle])
  return Notices
}
