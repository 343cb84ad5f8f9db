import { useSnapshot } from '@ementa/ui/data'
import { needOverlays, useOverlaysNeeded } from '@ementa/ui/host'
import { type ComponentType, useEffect, useState } from 'react'
import { hostState } from '../host/host-state'
import { untilLoaded } from '../loading/until-loaded'
import { pushState } from '../push/push-state'
import type { ShellServices } from '../services/create-services'
import { helpState, loginState, pendingState } from './dialog-states'

const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin'] as const

/** Returns whether the overlays are needed: after the first interaction, or for a dialog, card or toast. */
function useWanted(): boolean {
  const isNeeded = useOverlaysNeeded()
  const login = useSnapshot(loginState).isOpen
  const pending = useSnapshot(pendingState).isOpen
  const help = useSnapshot(helpState).isOpen
  const push = useSnapshot(pushState).current !== null
  const host = useSnapshot(hostState).dialog !== null
  const isWanted = isNeeded || login || pending || help || push || host

  useEffect(() => {
    if (isWanted) return needOverlays()
    for (const type of FIRST_TOUCH) window.addEventListener(type, needOverlays, { passive: true })
    return () => {
      for (const type of FIRST_TOUCH) window.removeEventListener(type, needOverlays)
    }
  }, [isWanted])
  return isWanted
}

/**
 * Loads the overlays once they are needed. It does not use `lazy`, because a missing file must not break the frame.
 */
export function useOverlays(): ComponentType<{ services: ShellServices }> | null {
  const isWanted = useWanted()
  const [Overlays, setOverlays] = useState<ComponentType<{ services: ShellServices }> | null>(null)
  useEffect(() => {
    if (!isWanted || Overlays) return
    return untilLoaded(
      () => import('./overlays'),
      (module) => setOverlays(() => module.default),
    )
  }, [isWanted, Overlays])
  return Overlays
}
