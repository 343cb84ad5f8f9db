import type { Images } from '@ementa/contracts'
import { IMAGE } from '@ementa/contracts'
import { type Api, createClient } from '@ementa/contracts/client'
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

/** Local blobs become object URLs, made once each; every other address can be shown as it is. */
export function createImages(): Images {
  const made = new Map<string, Promise<string>>()
  return {
    resolve(imageUrl) {
      if (!imageUrl.startsWith(IMAGE.localScheme)) return Promise.resolve(imageUrl)
      const known = made.get(imageUrl)
      if (known) return known
      const making = objectUrl(imageUrl)
      made.set(imageUrl, making)
      making.catch(() => made.delete(imageUrl))
      return making
    },
  }
}

async function objectUrl(imageUrl: string): Promise<string> {
  const blob = await (await mockBackend()).images.blob(imageUrl)
  if (!blob) throw new Error(`Failed to show ${imageUrl}: its blob is gone.`)
  return URL.createObjectURL(blob)
}
