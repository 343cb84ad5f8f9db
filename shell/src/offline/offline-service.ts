import type { OfflineService } from '@ementa/contracts'
import { proxy } from '@ementa/ui/data'

/** Knows whether the browser is online. */
export function createOfflineService(): OfflineService {
  const state: OfflineService['state'] = proxy({ online: navigator.onLine, syncing: false, pending: [] })
  const update = () => {
    state.online = navigator.onLine
  }
  window.addEventListener('online', update)
  window.addEventListener('offline', update)
  return { state, sync: async () => undefined, cancel: () => undefined, retry: async () => undefined }
}
