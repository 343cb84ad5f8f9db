import type { PushPreview, PushPreviewInput } from '@ementa/contracts'
import { proxy } from '@ementa/ui/data'

/** The preview card that is open now, if any. */
export const pushState = proxy<{ current: PushPreviewInput | null }>({ current: null })

export function createPushPreview(): PushPreview {
  return {
    show(preview) {
      pushState.current = preview
    },
  }
}
