import { needOverlays, useOverlaysNeeded } from '@ementa/ui/host'
import { type ComponentType, useEffect, useState } from 'react'
import { loadWithRetry } from '../services/load-with-retry'
import type { PageIdle } from '../services/page-idle'

const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin'] as const

const loadOverlays = () => import('./overlays')
const loadNotices = () => import('./deferred-notices')

/** Returns dialogs and toasts after the first touch, or once something asks for them. */
export function useOverlays() {
  const isNeeded = useOverlaysNeeded()
  useEffect(() => {
    if (isNeeded) return
    for (const type of FIRST_TOUCH) window.addEventListener(type, needOverlays, { passive: true })
    return () => {
      for (const type of FIRST_TOUCH) window.removeEventListener(type, needOverlays)
    }
  }, [isNeeded])
  return useFramePart(loadOverlays, isNeeded)
}

/** Returns the deferred notices once the page is idle. */
export function useDeferredNotices(pageIdle: PageIdle) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => pageIdle.whenIdle(() => setIdle(true)), [pageIdle])
  return useFramePart(loadNotices, isIdle)
}

/**
 * Returns a part of the frame once it is wanted and has arrived. It does not use `lazy`, because a missing file must not break
 * the frame.
 * @param load imports the part; the same function at every render
 */
function useFramePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!isWanted || Part) return
    return loadWithRetry(load, (module) => setPart(() => module.default))
  }, [load, isWanted, Part])
  return Part
}
