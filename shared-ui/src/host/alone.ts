import type { Services } from '@ementa/contracts'
import { createWrites } from '../data/writes'
import { createToaster, type OwnedToaster } from '../services/toaster'
import type { HostParts } from './create-services'
import { alwaysOnline } from './offline'

/**
 * The parts of a page without the shell: no queue, no shortcuts, no other remotes. The caller overrides those it has a
 * better one for.
 */
export function partsAlone(device: Services['device'], toast: OwnedToaster = createToaster()): HostParts {
  return {
    toast,
    writes: createWrites(),
    offline: alwaysOnline(),
    shortcuts: { register: () => () => undefined },
    images: {
      resolve: async (imageUrl) => imageUrl,
      keep: () => Promise.reject(new Error('Nothing waits here: every image is sent at once.')),
    },
    push: { show: ({ title, body }) => void toast.info(title, body) },
    widgets: { load: (id) => Promise.reject(new Error(`No other remote here: ${id} is loaded by the shell only.`)) },
    device,
  }
}
