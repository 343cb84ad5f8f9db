import { proxy } from '@ementa/ui/data'

/** Whether the sheet `Pendências` is open. */
export const pendingState = proxy({
  isOpen: false,
  open() {
    pendingState.isOpen = true
  },
  close() {
    pendingState.isOpen = false
  },
})
