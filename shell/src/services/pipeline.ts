import { IMAGE, productFolder } from '@ementa/contracts'
import type { Backend } from '@ementa/mock-backend'
import type { InFlight, Middleware, Transport, Validity, Writes } from '@ementa/ui/host'
import { createHttpSession, type HttpSessionOptions } from './http-session'

interface PipelineParts {
  inFlight: InFlight
  writes: Writes
  connection: Pick<Connection, 'transport' | 'middleware'>
}

/** Creates the transport of the calls of all pages: the middleware in order, from the client to the backend. */
export function createCallPipeline(
  offline: { middleware: Middleware },
  { inFlight, writes, validity, connection }: PipelineParts & { validity: Validity },
): Transport {
  return compose(
    [
      // Without a connection refuses the call, or puts a write that may wait into the queue and answers `{ queued: true }`.
      offline.middleware,
      // Counts the call until it is answered: announcements of stale reads wait for the last write, and what can come later
      // waits for the first page (`page-idle.ts`).
      inFlight.middleware,
      // After a success announces which reads are stale, by the table of calls.
      writes.middleware,
      // Notes until when the answer holds.
      validity.middleware,
      // Uploads images that were chosen offline, before the post that names them.
      uploadOfflineImages,
      // Names the signed-in person to an HTTP server.
      ...connection.middleware,
    ],
    connection.transport,
  )
}

/** Creates the transport of what the offline queue sends. Its caller has gone on, so that more reads are stale here. */
export function createQueuePipeline({ inFlight, writes, connection }: PipelineParts): Transport {
  return compose(
    [inFlight.middleware, writes.lateMiddleware, uploadOfflineImages, ...connection.middleware],
    connection.transport,
  )
}

/** Creates the transport of the calls about people and devices, which only a host of many people answers. */
export function createHostPipeline({ middleware, transport }: Pick<Connection, 'transport' | 'middleware'>): Transport {
  return compose(middleware, transport)
}

/** Wraps the transport, so that the first middleware sees a request first and its answer last. */
function compose(middleware: readonly Middleware[], transport: Transport): Transport {
  return middleware.reduceRight((inner, wrap) => wrap(inner), transport)
}

/** Uploads images that were chosen offline, before the post that names them. */
export const uploadOfflineImages: Middleware = (inner) => async (request) =>
  request.url.includes('/posts/') && (await request.clone().text()).includes(IMAGE.keptScheme)
    ? (await import('../offline/offline-images')).sendWithImages(request, inner)
    : inner(request)

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
