import { IMAGE, type Images, productFolder, type QueueAction } from '@ementa/contracts'
import type { Backend } from '@ementa/mock-backend'
import type { KeyValueStorage } from '@ementa/ui'
import * as v from 'valibot'
import { loadOnce } from '../loading/load-once'
import type { Transport } from '../offline/transport'
import { withHttpSession } from './http-session'

/** Any address will do for the mock: the request never leaves the page. */
const MOCK_URL = 'http://backend.ementa/api'

/** The mock as a module of its own, loaded beside the frame and not at all when the registry names a real server. */
export const mockBackend: () => Promise<Backend> = loadOnce(async () => {
  const { createBackend } = await import('@ementa/mock-backend')
  return createBackend({ portraits: `${productFolder()}icons/portraits.svg` })
})

/** Where calls go: the mock in this page, or the HTTP server that the registry names. */
export interface Connection {
  url: string
  transport: Transport
  /** Whether the simulation lets a sync fail (spec §9, 10 %); never behind HTTP, where failures are real. */
  syncFailsByChance: () => Promise<boolean>
}

/** The one place where the mock is exchanged for an HTTP server. */
export function connect(address: string | undefined, storage: KeyValueStorage): Connection {
  if (address) {
    const url = new URL(address, location.href).href
    return {
      url,
      transport: withKeptImages(withHttpSession((request) => fetch(request), storage)),
      syncFailsByChance: async () => false,
    }
  }
  // A call says that it failed; the next one loads it again.
  mockBackend().catch(() => undefined)
  return {
    url: MOCK_URL,
    transport: withKeptImages(async (request) => (await mockBackend()).fetch(request)),
    async syncFailsByChance() {
      const mock = await mockBackend()
      return mock.chance(mock.simulation().syncFailureRate)
    },
  }
}

const keptImages = () => import('../offline/kept-images')

/** Uploads the images that were chosen offline, before the post that names them is sent. */
export const withKeptImages =
  (inner: Transport): Transport =>
  async (request) =>
    request.url.includes('/posts/') && (await request.clone().text()).includes(IMAGE.keptScheme)
      ? (await keptImages()).sendWithImages(request, inner)
      : inner(request)

const failureSchema = v.object({ code: v.string() })

/** Sends a queued action as the call it was. Rejects with the call's error code, as a client would. */
export async function sendAction({ url, transport }: Connection, { type, input }: QueueAction): Promise<void> {
  const request = new Request(`${url.replace(/\/$/, '')}/${type.replace('.', '/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input ?? {}),
  })
  const response = await transport(request)
  if (response.ok) return
  const failure = v.safeParse(failureSchema, await response.json().catch(() => null))
  throw Object.assign(new Error(`Failed to send ${type}: HTTP ${response.status}`), {
    code: failure.success ? failure.output.code : 'UNKNOWN',
  })
}

/**
 * Uploaded images: those of the server that the registry names are at its `/images/{id}`; local blobs become object URLs,
 * made once each. Every other address can be shown as it is.
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
    keep: async (image) => (await keptImages()).keepImage(image),
  }
}

async function objectUrl(imageUrl: string): Promise<string> {
  const blob = imageUrl.startsWith(IMAGE.keptScheme)
    ? await (await keptImages()).keptBlob(imageUrl)
    : await (await mockBackend()).images.blob(imageUrl)
  if (!blob) throw new Error(`Failed to show ${imageUrl}: its blob is gone.`)
  return URL.createObjectURL(blob)
}
