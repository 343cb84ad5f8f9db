import { proxy } from '@ementa/ui/data'

/** Creates the state of a dialog that other parts of the frame open, before its code is loaded. */
function openState() {
  const state = proxy({
    isOpen: false,
    open() {
      state.isOpen = true
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
