import { proxy } from '@ementa/ui/data'

/** State of the login dialog. The session remembers the action that a visitor wanted, not this. */
export const loginState = proxy({
  isOpen: false,
  open() {
    loginState.isOpen = true
  },
  close() {
    loginState.isOpen = false
  },
})
