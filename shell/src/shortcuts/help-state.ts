import { proxy } from '@ementa/ui/data'

/** State of the help about keyboard shortcuts. */
export const helpState = proxy({
  isOpen: false,
  open() {
    helpState.isOpen = true
  },
  close() {
    helpState.isOpen = false
  },
})
