import { createClient, type Api } from '@ementa/contracts/client'
import type { Backend } from '@ementa/mock-backend'

/** Any address will do for the mock: the request never leaves the page. */
const MOCK_URL = 'http://backend.ementa/api'

/** The mock as a module of its own, loaded beside the frame and not at all when the registry names a real server. */
let backend: Promise<Backend> | undefined

export function mockBackend(): Promise<Backend> {
  backend ??= import('@ementa/mock-backend').then(({ createBackend }) => createBackend())
  return backend
}

/** The one place where the mock is exchanged for an HTTP server: a client with an address and no `fetch` of ours. */
export function createApi(address: string | undefined): Api {
  if (address) return createClient({ url: address })
  void mockBackend()
  return createClient({ url: MOCK_URL, fetch: async (request) => (await mockBackend()).fetch(request) })
}
