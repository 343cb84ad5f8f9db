import { HOST_ERRORS, liveContract } from '@ementa/contracts/host'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { implement, ORPCError } from '@orpc/server'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { ServerBackend } from '../backend'
import type { Database } from '../database/database'
import { logFailure } from '../log'
import { Hub } from './hub'
import { type News, newsOf, type Written } from './news'

/** The channel by which processes tell each other. */
const CHANNEL = 'ementa_live'
/** PostgreSQL refuses messages of 8,000 bytes and more. */
const LONGEST_MESSAGE = 7_900

const namesSchema = v.array(v.string())
const messageSchema = v.object({
  sender: v.string(),
  page: v.nullable(v.string()),
  everybody: namesSchema,
  moderators: namesSchema,
  persons: v.record(v.string(), namesSchema),
})

/** In a demonstration nearly everybody opens the back office, and the answer does not say so. */
const currentUserSchema = v.object({ may_open_admin: v.optional(v.boolean(), true) })

interface Listening {
  hub: Hub
  personId: string | null
  isModerator: () => Promise<boolean>
}

const os = implement(liveContract).$context<Listening>()
const router = os.router({
  listen: os.listen.handler(async ({ context: { hub, personId, isModerator }, input: { page }, signal }) => {
    if (personId === null) throw new ORPCError('SIGN_IN_NEEDED', { defined: true, ...HOST_ERRORS.SIGN_IN_NEEDED })
    return hub.listen({ personId, page, isModerator: await isModerator() }, signal)
  }),
})

interface Asked {
  sessionOf: (request: Request) => Promise<string | null>
  backend: Pick<ServerBackend, 'fetch'>
}

/** Asks, as the person's page does, whether they may open the back office. */
async function mayOpenAdmin({ backend }: Asked, personId: string): Promise<boolean> {
  const request = new Request('http://server/api/auth/getCurrentUser', { method: 'POST' })
  const answer = v.safeParse(currentUserSchema, await (await backend.fetch(request, personId)).json())
  return answer.success && answer.output.may_open_admin
}

/** Tells open pages, in all processes of this database, which reads became stale. */
export interface Live {
  /** Takes what a call has stored. Never rejects. */
  tell(written: Written): void
  /** The server did something that makes these reads stale for everybody. */
  tellEverybody(reads: readonly string[]): void
  addRoutes(app: Hono, asked: Asked): void
  /** Ends all streams. */
  close(): Promise<void>
}

/** Returns the text of a message to other processes; people whose names do not fit into it are told with everybody. */
function messageOf(sender: string, news: News): string {
  const text = JSON.stringify({ sender, ...news })
  if (Buffer.byteLength(text) <= LONGEST_MESSAGE) return text
  const everybody = [...new Set([...news.everybody, ...Object.values(news.persons).flat()])]
  return JSON.stringify({ sender, ...news, everybody, persons: {} })
}

const messageIn = (text: string) => {
  try {
    return v.parse(messageSchema, JSON.parse(text))
  } catch {
    return null
  }
}

export function createLive(database: Database): Live {
  const hub = new Hub()
  const sender = crypto.randomUUID()
  // The heartbeat of a stream is an event, which pages can see.
  const handler = new OpenAPIHandler(router, { eventIteratorKeepAliveEnabled: false })
  const stopHearing = database.hear?.({
    name: CHANNEL,
    onMessage: (text) => {
      const message = messageIn(text)
      if (message && message.sender !== sender) hub.publish(message)
    },
    onBack: () => hub.publishEverything(),
  })
  const publish = (news: News) => {
    if (news.everybody.length + news.moderators.length + Object.keys(news.persons).length === 0) return
    hub.publish(news)
    if (!stopHearing) return
    database
      .query('select pg_notify($1, $2)', [CHANNEL, messageOf(sender, news)])
      .catch((error) => logFailure('Failed to tell other processes of a change', error))
  }
  return {
    tell: (written) => publish(newsOf(written)),
    tellEverybody: (everybody) => publish({ page: null, everybody, moderators: [], persons: {} }),
    addRoutes(app, asked) {
      app.post('/api/live/listen', async (context) => {
        const request = context.req.raw
        const personId = await asked.sessionOf(request)
        const isModerator = () => (personId === null ? Promise.resolve(false) : mayOpenAdmin(asked, personId))
        const { matched, response } = await handler.handle(request, {
          prefix: '/api',
          context: { hub, personId, isModerator },
        })
        if (!matched) return context.notFound()
        // A proxy that collects an answer before it passes it on would hold every event back.
        response.headers.set('x-accel-buffering', 'no')
        response.headers.set('cache-control', 'no-store')
        return context.newResponse(response.body, response)
      })
    },
    async close() {
      hub.close()
      await stopHearing?.()
    },
  }
}
