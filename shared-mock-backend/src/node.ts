import { once } from 'node:events'
import { IMAGE } from '@ementa/contracts'
import { PAGE_HEADER, VALID_FOR_HEADER } from '@ementa/contracts/client'
import { DEMONSTRATION } from '@ementa/contracts/host'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
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

/** The longest request that is read, in bytes: the largest image in base64, with room for the rest. */
const LONGEST_BODY = 32 * 1024 * 1024

const ALLOWED_HEADERS = ['content-type', USER_HEADER, PAGE_HEADER]
/** An uploaded file never changes, and is never read as anything but an image. */
const IMAGE_HEADERS = { 'cache-control': 'private, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }

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
  const app = new Hono()
    .use(cors({ origin: '*', allowHeaders: ALLOWED_HEADERS, exposeHeaders: [VALID_FOR_HEADER] }))
    .use(bodyLimit({ maxSize: LONGEST_BODY, onError: (context) => context.body(null, 413) }))
    // A page may ask for a width: there is one copy here, which does for each.
    .get('/images/:id{[\\w-]+}', async (context) => {
      const image = await backend.images.blob(`${IMAGE.localScheme}${context.req.param('id')}`)
      return image ? new Response(image, { headers: IMAGE_HEADERS }) : context.notFound()
    })
    .post('/host/about', (context) => context.json(DEMONSTRATION))
    .post('*', ({ req }) => backend.fetch(req.raw))
    .all('*', (context) => context.body(null, 405))
    // No request that a client may send is answered by a crash.
    .onError((_, context) => context.body(null, 400))
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      // A browser opens connections in advance, and the server would wait for their first request.
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  return { backend, url, close }
}
