import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { IMAGE } from '@ementa/contracts'
import { PAGE_HEADER, VALID_FOR_HEADER } from '@ementa/contracts/client'
import { DEMONSTRATION } from '@ementa/contracts/host'
import * as v from 'valibot'
import { type Backend, type BackendOptions, createBackend, USER_HEADER } from './backend'
import { type SimulationInput, simulationSchema } from './simulation'
import { memoryBlobs } from './store/blobs'
import { memoryStorage } from './store/storage'

export interface ServeOptions extends Pick<BackendOptions, 'clock' | 'random' | 'sleep'> {
  /** 0 takes any free port. */
  port?: number
  /** Absent: the spec's latency and failures. */
  simulation?: SimulationInput
}

export interface ServedBackend {
  backend: Backend
  /** Address for the registry's `api` setting, or the `url` of a client without a `fetch` of its own. */
  url: string
  close(): Promise<void>
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': `content-type, ${USER_HEADER}, ${PAGE_HEADER}`,
  'access-control-expose-headers': VALID_FOR_HEADER,
  'access-control-allow-methods': 'GET, POST, OPTIONS',
}

/** The longest request that is read, in bytes: the largest image in base64, with room for the rest. */
const LONGEST_BODY = 32 * 1024 * 1024

class TooLongError extends Error {}

async function toRequest(message: IncomingMessage, url: string): Promise<Request> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of message) {
    length += chunk.length
    if (length > LONGEST_BODY) throw new TooLongError('Failed to read a request: its body is too long.')
    chunks.push(chunk)
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value))
  return new Request(new URL(message.url ?? '/', url), { method: 'POST', headers, body: Buffer.concat(chunks) })
}

/** Serves the backend over HTTP, in memory; the header `x-ementa-user` carries the signed-in person. */
export async function serveBackend(options: ServeOptions = {}): Promise<ServedBackend> {
  const { port = 0, simulation = {}, ...rest } = options
  const settings = v.parse(simulationSchema, simulation)
  const backend = await createBackend({
    ...rest,
    storage: memoryStorage(),
    blobs: memoryBlobs(),
    simulation: () => settings,
    session: 'header',
    tabs: null,
  })
  const server = createServer(async (message, reply) => {
    const image = message.method === 'GET' ? imageIn(message.url) : null
    if (image !== null) {
      await sendImage(reply, await backend.images.blob(image))
      return
    }
    if (message.method !== 'POST') {
      reply.writeHead(message.method === 'OPTIONS' ? 204 : 405, CORS).end()
      return
    }
    if (message.url?.endsWith('/host/about')) {
      reply.writeHead(200, { 'content-type': 'application/json', ...CORS }).end(JSON.stringify(DEMONSTRATION))
      return
    }
    try {
      const response = await backend.fetch(await toRequest(message, 'http://localhost'))
      reply.writeHead(response.status, { ...Object.fromEntries(response.headers), ...CORS })
      reply.end(Buffer.from(await response.arrayBuffer()))
    } catch (error) {
      // No request that a client may send is answered by a crash.
      reply.writeHead(error instanceof TooLongError ? 413 : 400, { ...CORS, connection: 'close' }).end()
    }
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      // A browser opens connections in advance, and the server would wait for their first request.
      server.closeAllConnections()
    })
  return { backend, url, close }
}

/**
 * Returns the reference of the uploaded image that a GET asks for, `…/images/{id}`; null for any other address. It may ask
 * for a width, as pages do: there is one copy here, which does for each.
 */
function imageIn(url: string | undefined): string | null {
  const id = /\/images\/([\w-]+)(?:\?|$)/.exec(url ?? '')?.[1]
  return id === undefined ? null : `${IMAGE.localScheme}${id}`
}

/** An uploaded file never changes, and is never read as anything but an image. */
async function sendImage(reply: ServerResponse, blob: Blob | undefined): Promise<void> {
  if (!blob) return void reply.writeHead(404, CORS).end()
  const kept = { 'cache-control': 'private, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }
  reply.writeHead(200, { 'content-type': blob.type, ...kept, ...CORS })
  reply.end(Buffer.from(await blob.arrayBuffer()))
}
