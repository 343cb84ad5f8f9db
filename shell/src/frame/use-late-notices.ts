import { type ComponentType, useEffect, useState } from 'react'
import { useFramePart } from '../loading/until-loaded'
import type { PageIdle } from '../services/page-idle'

const loadNotices = () => import('./late-notices')

/** Returns the late notices once the page is idle. */
export function useLateNotices(pageIdle: PageIdle): ComponentType<{ isMobile: boolean }> | null {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => pageIdle.whenIdle(() => setIdle(true)), [pageIdle])
  return useFramePart(loadNotices, isIdle)
}
