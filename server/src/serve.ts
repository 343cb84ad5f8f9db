import http from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp, type Hooks, namedInHeader } from './app'
import { createServerBackend } from './backend'
import { locksOf } from './calls/locks'
import type { Database } from './database/database'
import { migrate } from './database/migrations'
import { fill } from './store/world'

/** How long a server that stops waits for the calls under way, in ms. */
const LONGEST_FAREWELL = 10_000

/** Addresses that this server answers itself; the site's own files are at all others. */
const OWN = /^\/(?:api\/|healthz$|readyz$)/

export interface ServeOptions {
  database: Database
  isDemo: boolean
  port: number
  host: string
  /** Answers every other address, with the built shell. */
  site?: http.RequestListener
  hooks?: (database: Database) => Hooks
}

export interface Served {
  url: string
  /** Ends the calls under way and closes the database. */
  stop(): Promise<void>
}

/** Fills a database that is used for the first time. */
async function prepare(database: Database, isDemo: boolean): Promise<void> {
  await migrate(database)
  await database.transaction(
    async (query) => {
      const [isFilled] = await query("select 1 from ementa where key = 'filled'")
      if (isFilled) return
      await fill(query, { isDemo, at: new Date() })
      await query("insert into ementa (key, value) values ('filled', $1)", [new Date().toISOString()])
    },
    ['filling'],
  )
}

/** Starts the server over an open database. */
export async function serve({ database, isDemo, port, host, site, hooks }: ServeOptions): Promise<Served> {
  await prepare(database, isDemo)
  let isStopping = false
  const { policy, ...others } = hooks?.(database) ?? {}
  const app = createApp({
    database,
    backend: createServerBackend(database, { locksOf, ...(policy && { policy }) }),
    isReady: () => !isStopping,
    ...(isDemo && { sessionOf: namedInHeader }),
    ...others,
  })
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = http.createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (site && !OWN.test(pathname)) site(request, reply)
    else void answer(request, reply)
  })
  // A client that sends its request slowly must not hold a connection for ever.
  server.headersTimeout = 10_000
  server.requestTimeout = 60_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const takenPort = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${takenPort}`,
    async stop() {
      isStopping = true
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const force = setTimeout(() => server.closeAllConnections(), LONGEST_FAREWELL)
      await closed
      clearTimeout(force)
      await database.close()
    },
  }
}
