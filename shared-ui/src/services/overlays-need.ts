import { proxy, useSnapshot } from 'valtio'

const need = proxy({ isNeeded: false })
let touched: readonly EventTarget[] = []

/**
 * Asks for dialogs, menus and toasts: their code (framer-motion with it) is as large as all else of a first visit, so
 * the shell loads it with the first touch, or with the first thing that needs it.
 * @param touch what was touched is remembered: it may be gone when that code is there
 */
export function needOverlays(touch?: Event): void {
  need.isNeeded = true
  if (touch) touched = touch.composedPath()
}

/** What was touched last before the `OverlayHost` was there, and all that it was in then, the nearest first. Forgets it. */
export function takeTouched(): readonly EventTarget[] {
  const taken = touched
  touched = []
  return taken
}

/** For the shell: whether to render the `OverlayHost` now. */
export function useOverlaysNeeded(): boolean {
  return useSnapshot(need).isNeeded
}
