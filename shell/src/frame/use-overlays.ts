import { needOverlays, useOverlaysNeeded } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useEffect } from 'react'
import { loginState } from '../login/login-state'
import { pendingState } from '../offline/pending-state'
import { pushState } from '../push/push-state'
import { helpState } from '../shortcuts/help-state'

const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin'] as const

/** Whether to draw what opens over the page: from the first touch on, or once something wants it. */
export function useOverlays(): boolean {
  const isNeeded = useOverlaysNeeded()
  const login = useSnapshot(loginState).isOpen
  const pending = useSnapshot(pendingState).isOpen
  const help = useSnapshot(helpState).isOpen
  const push = useSnapshot(pushState).current !== null
  const isWanted = isNeeded || login || pending || help || push

  useEffect(() => {
    if (isWanted) return needOverlays()
    for (const type of FIRST_TOUCH) window.addEventListener(type, needOverlays, { passive: true })
    return () => {
      for (const type of FIRST_TOUCH) window.removeEventListener(type, needOverlays)
    }
  }, [isWanted])
  return isWanted
}
