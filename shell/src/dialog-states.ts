import type { PushPreview, PushPreviewInput } from '@ementa/contracts'
import { proxy } from '@ementa/ui/data'
import { needOverlays } from '@ementa/ui/host'

/** Creates the state of a dialog that other parts of the frame open. Opening it loads the code of all dialogs. */
function openState() {
  const state = proxy({
    isOpen: false,
    open() {
      state.isOpen = true
      needOverlays()
    },
    close() {
      state.isOpen = false
    },
  })
  return state
}

/** The login dialog. The session remembers the action that a visitor wanted, not this. */
export const loginState = openState()

/** The sheet `Pendências`. */
export const pendingState = openState()

/** The help about keyboard shortcuts. */
export const helpState = openState()

interface PushState {
  /** The open preview, or null; the number distinguishes successive ones. */
  current: (PushPreviewInput & { number: number }) | null
  close(): void
}

/** The preview of a push notification. */
export const pushState = proxy<PushState>({
  current: null,
  close() {
    pushState.current = null
  },
})

export function createPushPreview(): PushPreview {
  let shownCount = 0
  return {
    show(preview) {
      shownCount += 1
      pushState.current = { ...preview, number: shownCount }
      needOverlays()
    },
  }
}
