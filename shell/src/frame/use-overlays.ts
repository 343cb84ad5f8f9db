import { useSnapshot } from '@ementa/ui/data'
import { needOverlays, useOverlaysNeeded } from '@ementa/ui/host'
import { type ComponentType, useEffect } from 'react'
import { hostState } from '../host/host-state'
import { useFramePart } from '../loading/until-loaded'
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

const loadOverlays = () => import('./overlays')

/** Returns the overlays once they are needed. */
export const useOverlays = (): ComponentType<{ services: ShellServices }> | null =>
  useFramePart(loadOverlays, useWanted())
