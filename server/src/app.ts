import { callMeta, callNameOf } from '@ementa/contracts'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import { timeout } from 'hono/timeout'
import type { ServerBackend } from './backend'
import { type Database, isAway } from './database/database'
import { type Answered, logFailure, watchAnswers } from './log'

/** The longest request that is read, in bytes: the largest image in base64, with room for the rest. */
const LONGEST_BODY = 32 * 1024 * 1024
/** The longest body of a call about people and sessions, in bytes. */
const LONGEST_HOST_BODY = 64 * 1024
/** The longest time for an answer, in ms. */
const LONGEST_CALL = 30_000

/** In s: how long caches give out what everybody may read without asking again. */
const PUBLIC_FOR = 30

/** The parts of the server that decide who is asking and who may do what. */
export interface Hooks {
  /** Returns the id of the person who sent a request; null for a visitor. */
  sessionOf?: (request: Request) => Promise<string | null>
  /** Adds routes before those of the calls, all under `/api/`. */
  addRoutes?: (app: Hono) => void
}

export interface AppOptions extends Hooks {
  database: Database
  backend: ServerBackend
  /** Returns whether the server still takes requests; false while it stops. */
  isReady?: () => boolean
  /** Told of every answer, for measurements. */
  onAnswer?: ((answered: Answered) => void) | undefined
}

/** Builds what answers over HTTP: health, uploaded images, and the calls of the contract under `/api`. */
export function createApp({ database, backend, isReady = () => true, onAnswer, ...hooks }: AppOptions): Hono {
  const { sessionOf = async () => null, addRoutes } = hooks
  const app = new Hono()
  app.use(watchAnswers(onAnswer))
  app.get('/healthz', (context) => context.json({ ok: true }))
  app.get('/readyz', async (context) => {
    const isThere = isReady() && (await database.query('select 1').then(Boolean, () => false))
    return context.json({ ok: isThere }, isThere ? 200 : 503)
  })
  app.use('/api/*', timeout(LONGEST_CALL))
  app.use('/api/host/*', bodyLimit({ maxSize: LONGEST_HOST_BODY }))
  app.use('/api/*', bodyLimit({ maxSize: LONGEST_BODY }))
  addRoutes?.(app)
  app.get('/api/images/:id{[\\w-]+}', async (context) => {
    const width = Number(context.req.query('w')) || Number.POSITIVE_INFINITY
    const image = await backend.image(context.req.param('id'), width)
    if (!image) return context.body(null, 404)
    // An uploaded file never changes, and is never read as anything but an image.
    return context.body(await image.arrayBuffer(), 200, {
      'content-type': image.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })
  app.use('/api/read/*', etag())
  // The second door to what everybody may read: caches keep it, which never keep the answer to a POST.
  app.get('/api/read/:area/:call', async (context) => {
    const { req } = context
    const address = `/api/${req.param('area')}/${req.param('call')}`
    const name = callNameOf(address)
    if (!name || callMeta(name).kind !== 'read') return context.notFound()
    const body = req.query('input') ?? ''
    const headers = { 'content-type': 'application/json' }
    const request = new Request(new URL(address, req.url), { method: 'POST', headers, ...(body && { body }) })
    const answer = await backend.fetch(request, null)
    answer.headers.set('cache-control', answer.ok ? `public, max-age=${PUBLIC_FOR}` : 'no-store')
    return answer
  })
  app.post('/api/:area/:call', async ({ req }) => backend.fetch(req.raw, await sessionOf(req.raw)))
  app.onError((error, context) => {
    if ('getResponse' in error && typeof error.getResponse === 'function') return error.getResponse()
    logFailure('Failed to answer', error)
    if (isAway(error)) return context.json({ code: 'AWAY', status: 503 }, 503, { 'retry-after': '2' })
    return context.json({ code: 'INTERNAL_SERVER_ERROR', status: 500 }, 500)
  })
  return app
}
