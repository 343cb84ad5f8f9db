import { proxy } from '@ementa/ui/data'

/** Whether the login dialog is open. What a visitor wanted is remembered by the session, not here. */
export const loginState = proxy({
  isOpen: false,
  open() {
    loginState.isOpen = true
  },
  close() {
    loginState.isOpen = false
  },
})
