import type { PushPreview, PushPreviewInput } from '@ementa/contracts'
import { proxy } from '@ementa/ui/data'

interface PushState {
  /** The open preview, or null; the number distinguishes successive ones. */
  current: (PushPreviewInput & { number: number }) | null
  close(): void
}

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
    },
  }
}
