import type { Services } from '@ementa/contracts'
import { proxy } from 'valtio'
import { createInFlight, createValidity, createWrites, type Transport } from '../calls/middleware'
import { createToaster, type OwnedToaster } from '../services/toaster'
import type { HostParts, OwnedOffline } from './create-services'

/**
 * Creates the parts of a page without the shell: no queue, no shortcuts, no other remotes. The caller overrides those it has a
 * better one for.
 */
export function createStandaloneParts(device: Services['device'], toast: OwnedToaster = createToaster()): HostParts {
  const inFlight = createInFlight()
  return {
    toast,
    inFlight,
    writes: createWrites(inFlight),
    validity: createValidity(),
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

/** Creates the transport of a page without the shell; that of the shell is in `shell/src/services/pipeline.ts`. */
export function createStandalonePipeline({ inFlight, writes, validity }: HostParts, backend: Transport): Transport {
  return inFlight.middleware(writes.middleware(validity.middleware(backend)))
}

const ignore = () => () => undefined

/** Creates the service for a page that cannot go offline: every call is sent, nothing ever waits. */
function alwaysOnline(): OwnedOffline {
  return {
    state: proxy({ online: true, syncing: false, pending: [] }),
    userChanged: () => undefined,
    onWaiting: ignore,
    onSent: ignore,
    onReconnect: ignore,
    sync: async () => undefined,
    cancel: () => undefined,
    retry: async () => undefined,
    showPending: () => undefined,
  }
}
