import { proxy, useSnapshot } from 'valtio'

const need = proxy({ isNeeded: false })

/**
 * Asks for dialogs, menus and toasts: their code (framer-motion with it) is as large as all else of a first visit, so
 * the shell loads it with the first touch, or with the first thing that needs it.
 */
export function needOverlays(): void {
  need.isNeeded = true
}

/** Returns whether the shell must render the `OverlayHost` now. */
export function useOverlaysNeeded(): boolean {
  return useSnapshot(need).isNeeded
}
