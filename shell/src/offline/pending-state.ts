import { proxy } from '@ementa/ui/data'

/** State of the sheet `Pendências`. */
export const pendingState = proxy({
  isOpen: false,
  open() {
    pendingState.isOpen = true
  },
  close() {
    pendingState.isOpen = false
  },
})
