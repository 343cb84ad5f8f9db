import { productFolder } from '@ementa/contracts'
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
