import { IMAGE, type Images, productFolder } from '@ementa/contracts'
import type { Backend } from '@ementa/mock-backend'
import type { Middleware, Transport } from '@ementa/ui/host'
import { createHttpSession, type HttpSessionOptions } from './http-session'

/** Base address of calls to the mock; the requests never leave the page. */
const MOCK_URL = 'http://backend.ementa/api'

let backend: Promise<Backend> | undefined

/** Returns the mock, which is loaded once, in parallel with the frame. After a failure the next call loads it again. */
export function mockBackend(): Promise<Backend> {
  backend ??= loadMock().catch((cause: unknown) => {
    backend = undefined
    throw cause
  })
  return backend
}

async function loadMock(): Promise<Backend> {
  const { createBackend } = await import('@ementa/mock-backend')
  return createBackend({ portraits: `${productFolder()}icons/portraits.svg` })
}

/** The target of calls: the mock in this page, or the HTTP server that the registry names. */
export interface Connection {
  url: string
  transport: Transport
  /** The last middleware before the transport, which this target alone needs. */
  middleware: readonly Middleware[]
  /** Tells whether the simulation lets a sync fail; never with an HTTP server, whose failures are real. */
  syncFailsByChance: () => Promise<boolean>
}

/** Connects to the HTTP server if the registry names one, otherwise to the mock. */
export function connect(address: string | undefined, session: HttpSessionOptions): Connection {
  if (address) {
    const url = new URL(address, location.href).href
    return {
      url,
      transport: (request) => fetch(request),
      middleware: [createHttpSession(session)],
      syncFailsByChance: async () => false,
    }
  }
  // If the mock cannot be loaded, the call fails and the next one loads it again.
  mockBackend().catch(() => undefined)
  return {
    url: MOCK_URL,
    transport: async (request) => (await mockBackend()).fetch(request),
    middleware: [],
    async syncFailsByChance() {
      const mock = await mockBackend()
      return mock.chance(mock.simulation().syncFailureRate)
    },
  }
}

const loadOfflineImages = () => import('../offline/offline-images')

/** Uploads images that were chosen offline, before the post that names them. */
export const uploadOfflineImages: Middleware = (inner) => async (request) =>
  request.url.includes('/posts/') && (await request.clone().text()).includes(IMAGE.keptScheme)
    ? (await loadOfflineImages()).sendWithImages(request, inner)
    : inner(request)

/**
 * Resolves addresses of uploaded images: with a server they are at its `/images/{id}`; local blobs get an object URL, created
 * once each. Other addresses stay as they are.
 */
export function createImages(address: string | undefined): Images {
  const uploads = address && `${new URL(address, location.href).href.replace(/\/$/, '')}/images/`
  const objectUrls = new Map<string, Promise<string>>()
  return {
    resolve(imageUrl) {
      if (!imageUrl.startsWith(IMAGE.localScheme)) return Promise.resolve(imageUrl)
      if (uploads && !imageUrl.startsWith(IMAGE.keptScheme)) {
        return Promise.resolve(uploads + encodeURIComponent(imageUrl.slice(IMAGE.localScheme.length)))
      }
      const cached = objectUrls.get(imageUrl)
      if (cached) return cached
      const making = objectUrl(imageUrl)
      objectUrls.set(imageUrl, making)
      making.catch(() => objectUrls.delete(imageUrl))
      return making
    },
    keep: async (image) => (await loadOfflineImages()).storeOfflineImage(image),
  }
}

async function objectUrl(imageUrl: string): Promise<string> {
  const blob = imageUrl.startsWith(IMAGE.keptScheme)
    ? await (await loadOfflineImages()).readOfflineImage(imageUrl)
    : await (await mockBackend()).images.blob(imageUrl)
  if (!blob) throw new Error(`Failed to show ${imageUrl}: its blob is gone.`)
  return URL.createObjectURL(blob)
}
