import { proxy } from '@ementa/ui/data'

/** Whether the help about keyboard shortcuts is open. */
export const helpState = proxy({
  isOpen: false,
  open() {
    helpState.isOpen = true
  },
  close() {
    helpState.isOpen = false
  },
})
