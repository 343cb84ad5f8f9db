import { deviceStorage, RETRY, type Services } from '@ementa/contracts'
import { createClient } from '@ementa/contracts/client'
import { createBackend } from '@ementa/mock-backend'
import { proxy } from '@ementa/ui/data'
import {
  createRelations,
  createResponseCache,
  createSession,
  createThemeService,
  createToaster,
  createWrites,
  type OwnedSession,
  type OwnedToaster,
  type ResponseCache,
  type Writes,
} from '@ementa/ui/host'

export interface StandaloneServices extends Services {
  readonly session: OwnedSession
  readonly toast: OwnedToaster
  readonly cache: ResponseCache
  readonly writes: Writes
}

/** The same services as the shell's, without what only the shell owns: no offline queue, no shortcuts, no other remotes. */
export function createStandaloneServices(): StandaloneServices {
  const backend = createBackend()
  const writes = createWrites()
  const api = createClient({
    url: 'http://backend.ementa/api',
    fetch: writes.watch(async (request) => (await backend).fetch(request)),
  })
  const toast = createToaster()
  const relations = createRelations({ api })
  const session = createSession({
    api,
    relations,
    storage: deviceStorage,
    events: window,
    toast,
    onOpenLogin: () => document.getElementById('pessoa')?.focus(),
    retryBase: RETRY.base,
  })
  void session.start()
  return {
    api,
    toast,
    relations,
    session,
    theme: createThemeService({
      storage: deviceStorage,
      media: matchMedia('(prefers-color-scheme: dark)'),
      root: document.documentElement,
      events: window,
    }),
    offline: {
      state: proxy({ online: true, syncing: false, pending: [] }),
      sync: async () => undefined,
      cancel: () => undefined,
      retry: async () => undefined,
      showPending: () => undefined,
    },
    shortcuts: { register: () => () => undefined },
    images: {
      async resolve(imageUrl) {
        const blob = await (await backend).images.blob(imageUrl)
        return blob ? URL.createObjectURL(blob) : imageUrl
      },
    },
    push: { show: ({ title, body }) => void toast.info(title, body) },
    widgets: { load: (id) => Promise.reject(new Error(`No other remote here: ${id} is loaded by the shell only.`)) },
    device: {
      async erase() {
        await (await backend).reset()
        location.replace('/')
      },
    },
    cache: createResponseCache({ storage: deviceStorage }),
    writes,
  }
}
