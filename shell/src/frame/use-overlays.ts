import { useSnapshot } from '@ementa/ui/data'
import { needOverlays, useOverlaysNeeded } from '@ementa/ui/host'
import { withStyles } from '@ementa/ui/plain'
import { type ComponentType, useEffect, useState } from 'react'
import { loginState } from '../login/login-state'
import { pendingState } from '../offline/pending-state'
import { pushState } from '../push/push-state'
import type { ShellServices } from '../services/create-services'
import { helpState } from '../shortcuts/help-state'

const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Whether anything wants what opens over the page: from the first touch on, or a dialog, card or toast. Until it is there,
 * each touch is remembered for it.
 */
function useWanted(isThere: boolean): boolean {
  const isNeeded = useOverlaysNeeded()
  const login = useSnapshot(loginState).isOpen
  const pending = useSnapshot(pendingState).isOpen
  const help = useSnapshot(helpState).isOpen
  const push = useSnapshot(pushState).current !== null
  const isWanted = isNeeded || login || pending || help || push

  useEffect(() => {
    if (isWanted) needOverlays()
  }, [isWanted])
  useEffect(() => {
    if (isThere) return
    for (const type of FIRST_TOUCH) window.addEventListener(type, needOverlays, { passive: true })
    return () => {
      for (const type of FIRST_TOUCH) window.removeEventListener(type, needOverlays)
    }
  }, [isThere])
  return isWanted
}

const TRY_AGAIN = 3000

/** Online, or with a worker that keeps the files. */
const canLoad = () => navigator.onLine || Boolean(navigator.serviceWorker?.controller)

/**
 * What opens over the page, once it is wanted. No `lazy`: a file that does not arrive must not take the whole frame
 * along; it is asked for again.
 */
export function useOverlays(): ComponentType<{ services: ShellServices }> | null {
  const [Overlays, setOverlays] = useState<ComponentType<{ services: ShellServices }> | null>(null)
  const isWanted = useWanted(Overlays !== null)
  useEffect(() => {
    if (!isWanted || Overlays) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const load = () => {
      // No attempt that cannot succeed.
      if (!canLoad()) {
        window.addEventListener('online', load, { once: true })
        return
      }
      import('./overlays').then(
        (module) => setOverlays(() => withStyles(module.default)),
        () => {
          if (!isOver) timer = setTimeout(load, TRY_AGAIN)
        },
      )
    }
    load()
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', load)
    }
  }, [isWanted, Overlays])
  return Overlays
}
