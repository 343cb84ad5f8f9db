import { once } from 'node:events'
import http from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { createApp } from './app'
import { createServerBackend } from './backend'
import { locksOf } from './calls/locks'
import { HOST_POLICY } from './calls/policy'
import type { Database } from './database/database'
import { imageBucket } from './images/bucket'
import { type ImageFiles, imageFolder, imageRows } from './images/files'
import { startJobs } from './jobs/jobs'
import { addUnsubscribeRoutes } from './jobs/unsubscribe'
import { createLive } from './live/live'
import { logFailure } from './log'
import { serveMetrics } from './metrics'
import { migrate } from './migrations'
import { eraseDueAccounts } from './people/account-erasure'
import { linkTo } from './people/host-router'
import { makeLink } from './people/links'
import type { Mailer } from './people/mailer'
import { createPeople } from './people/people'
import { fill } from './store/world'
import { addMs, DAY } from './tokens'

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
  /** Folder of uploaded images, or the address of their bucket; absent: they are in the database. */
  images?: string | undefined
  /** Address at which metrics are served, such as `127.0.0.1:9464`; absent: nowhere. */
  metrics?: string | undefined
  /** The origin that people see; absent: this machine's own. */
  origin?: string | undefined
  /** Sends links to sign in; absent: nobody can ask for one. */
  mailer?: Mailer | undefined
  /** Number of proxies of the host's own in front; absent: none. */
  trustedProxies?: number | undefined
  /** Absent: the wall clock. */
  clock?: () => Date
}

export interface Served {
  url: string
  /** Link by which the first person joins, who moderates; null once somebody did. */
  firstInvitation: string | null
  /** Address of the metrics; null where there are none. */
  metrics: string | null
  /** Ends the calls under way and closes the database. */
  stop(): Promise<void>
}

/** Fills a database that is used for the first time. */
async function prepare(database: Database, isDemo: boolean): Promise<void> {
  await migrate(database)
  await database.transaction(
    async (query) => {
      const kind = isDemo ? 'demo' : 'host'
      const [filled] = await query<{ value: string }>("select value from ementa where key = 'filled'")
      if (filled && filled.value !== kind) {
        throw new Error(
          isDemo
            ? 'Failed to start: this database holds a real community, which a demonstration would open to everybody. Please start without --demo.'
            : 'Failed to start: this database holds a demonstration. Please start with --demo, or name another database.',
        )
      }
      if (filled) return
      await fill(query, { isDemo, at: new Date() })
      await query("insert into ementa (key, value) values ('filled', $1)", [kind])
    },
    ['filling'],
  )
}

/** Returns the origin of an address that somebody has set by hand. */
function originOf(address: string): string {
  if (URL.canParse(address)) return new URL(address).origin
  throw new Error(
    `Failed to start: EMENTA_ORIGIN is "${address}". Please set it to an address such as https://ementa.example.`,
  )
}

/** Processes that start within so many ms make one first invitation. */
const STARTS_TOGETHER = 60_000
const FIRST_INVITATION = 'makes_moderator and profile_id is null'

/** Makes the invitation of the first person, as long as nobody has joined, and no process that starts at the same time made it. */
function inviteFirst(database: Database, place: { origin: string }): Promise<string | null> {
  return database.transaction(
    async (query) => {
      const now = new Date()
      const [hasOne] = await query(
        `select 1 from profiles union all select 1 from people_links where ${FIRST_INVITATION} and created_at > $1 limit 1`,
        [addMs(now, -STARTS_TOGETHER)],
      )
      if (hasOne) return null
      await query(`delete from people_links where ${FIRST_INVITATION}`)
      const invitation = { kind: 'invitation', profileId: null, makesModerator: true } as const
      const { token } = await makeLink(query, invitation, now)
      return linkTo(place, 'convite', token)
    },
    ['first invitation'],
  )
}

/** Returns the place of uploaded images; those from before it was set are in the database. */
async function imagesAt(place: string | undefined, { query }: Database): Promise<ImageFiles> {
  const rows = imageRows(query)
  if (place === undefined) return rows
  return /^https?:/.test(place) ? imageBucket(place, rows) : imageFolder(place, rows)
}

/** Starts the server over an open database. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { database, isDemo, port, host, site, mailer = null, trustedProxies = 0, clock = () => new Date() } = options
  await prepare(database, isDemo)
  let isStopping = false
  const place = { origin: options.origin ? originOf(options.origin) : `http://localhost:${port}` }
  const metrics = options.metrics === undefined ? null : await serveMetrics(options.metrics)
  const images = await imagesAt(options.images, database)
  const live = createLive(database)
  const backend = createServerBackend(database, {
    ...{ clock, locksOf, images, onWritten: live.tell },
    ...(metrics && { onDone: metrics.noteWork }),
    ...(!isDemo && { policy: HOST_POLICY }),
  })
  const eraseThoseWhoLeft = () =>
    eraseDueAccounts(backend, database.query, images, clock()).catch((error) =>
      logFailure('Failed to erase those who left', error),
    )
  const daily = setInterval(() => void eraseThoseWhoLeft(), DAY)
  daily.unref()
  if (!isDemo) await eraseThoseWhoLeft()
  const isOriginKnown = options.origin !== undefined
  const people = createPeople({ database, backend, isDemo, place, isOriginKnown, mailer, trustedProxies, clock })
  const { sessionOf } = people
  const addRoutes = (app: Hono) => {
    // Mail programs end a subscription with one click, and are no page of this origin.
    addUnsubscribeRoutes(app, database.query, backend)
    people.addRoutes(app)
    live.addRoutes(app, { sessionOf, backend })
  }
  const app = createApp({
    ...{ database, backend, isReady: () => !isStopping, sessionOf, addRoutes },
    onAnswer: metrics?.noteAnswer,
  })
  const answer = getRequestListener(app.fetch)
  const server = http.createServer((request, reply) => {
    // `URL` would throw for a target such as `//`, which would end the process.
    const [pathname = '/'] = (request.url ?? '/').split('?', 1)
    if (site && !OWN.test(pathname)) site(request, reply)
    else answer(request, reply).catch(() => reply.destroy())
  })
  // A client that sends its request slowly must not hold a connection for ever.
  server.headersTimeout = 10_000
  server.requestTimeout = 60_000
  await once(server.listen(port, host), 'listening')
  const address = server.address()
  const takenPort = typeof address === 'object' && address ? address.port : port
  if (!options.origin) place.origin = `http://localhost:${takenPort}`
  const jobs = startJobs({
    ...{ database, backend, live, clock },
    mail:
      !isDemo && mailer?.issues
        ? { send: mailer.issues.send, place: { origin: place.origin, sender: mailer.issues.sender } }
        : null,
  })
  return {
    url: place.origin,
    metrics: metrics?.url ?? null,
    firstInvitation: isDemo ? null : await inviteFirst(database, place),
    async stop() {
      isStopping = true
      clearInterval(daily)
      const closed = new Promise((resolve) => server.close(resolve))
      await Promise.all([live.close(), jobs.stop()])
      // The connections of ended streams are idle now.
      const idle = setInterval(() => server.closeIdleConnections(), 100)
      const force = setTimeout(() => server.closeAllConnections(), LONGEST_FAREWELL)
      await closed
      clearInterval(idle)
      clearTimeout(force)
      await metrics?.stop()
      await database.close()
    },
  }
}
