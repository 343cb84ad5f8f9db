import { callMeta, callNameOf, ERRORS } from '@ementa/contracts'
import { SESSION_HEADER, VISITOR } from '@ementa/contracts/client'
import { type AboutHost, DEMONSTRATION, HOST_ERRORS } from '@ementa/contracts/host'
import { getConnInfo } from '@hono/node-server/conninfo'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { ServerBackend } from '../backend'
import type { Database } from '../database/database'
import { isHostile } from '../hostile-text'
import { type HostContext, hostRouter } from './host-router'
import { type Counted, countCall } from './limits'
import type { Mailer } from './mailer'
import type { Place } from './passkeys'
import { endSessionOf, personOf, SESSION_LASTS, type SignedIn } from './sessions'

const COOKIE = 'ementa'
/** With the prefix `__Host-` browsers take it from this origin alone, over a secure connection. */
const COOKIE_OPTIONS = { prefix: 'host', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

/** Calls of the host by which somebody signs in, or might guess a secret. */
const SIGN_IN =
  /^\/api\/host\/(?:openLink|acceptInvitation|requestLink|signInByLink|confirmAddress|startPasskeySignIn|signInByPasskey)$/
/** Calls for nobody in particular; all others are made for the person whom the page shows. */
const FOR_NOBODY = /^\/api\/(?:host\/(?:about|keepAccount)|auth\/getCurrentUser)$/

const keepCookie = (context: Context, token: string) =>
  setCookie(context, COOKIE, token, { ...COOKIE_OPTIONS, maxAge: SESSION_LASTS / 1000 })

/** Returns with which calls one is counted. */
function countedAs(path: string, isSignIn: boolean, person: SignedIn | null): Counted {
  if (isSignIn) return 'signIn'
  const name = callNameOf(path)
  return person?.isNew && name !== null && callMeta(name).kind === 'write' ? 'newWriter' : 'any'
}

const isLocal = (origin: string) => /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(origin)

export interface PeopleOptions {
  database: Database
  backend: ServerBackend
  isDemo: boolean
  /** The origin that people see, such as `https://ementa.oab.example`. */
  place: Place
  /** Whether somebody has set the origin; otherwise any address is right that names this server. */
  isOriginKnown: boolean
  mailer: Mailer | null
  /** So many proxies of the host's own stand in front, and each names whom it saw in `X-Forwarded-For`. */
  trustedProxies?: number
  clock?: () => Date
}

/** The part of the server that knows who people are. */
export interface People {
  sessionOf(request: Request): Promise<string | null>
  addRoutes(app: Hono): void
}

const refusal = (code: keyof typeof HOST_ERRORS, headers?: Record<string, string>) => {
  const { status, message } = HOST_ERRORS[code]
  return Response.json({ defined: true, code, status, message }, { status, ...(headers && { headers }) })
}

/** Creates the part of the server that knows who people are. */
export function createPeople({
  database,
  backend,
  isDemo,
  place,
  isOriginKnown,
  mailer,
  trustedProxies = 0,
  clock = () => new Date(),
}: PeopleOptions): People {
  const handler = new OpenAPIHandler(hostRouter)
  const about: AboutHost = isDemo
    ? { ...DEMONSTRATION, isLive: true }
    : {
        signIn: mailer ? ['passkey', 'link'] : ['passkey'],
        canInvite: true,
        mailsIssues: mailer?.issues !== undefined,
        isLive: true,
      }
  const people = new WeakMap<Request, string | null>()
  const leaving = new WeakMap<Request, string>()
  const query = database.query
  const tokenOf = (context: Context) => getCookie(context, COOKIE, 'host') ?? ''

  /** Tells whether a page of this origin sent the request: a cookie alone proves nothing. */
  const isFromHere = (context: Context) => {
    const sender = context.req.header('origin')
    if (sender === undefined) return isDemo
    if (sender === place.origin) return true
    return !isOriginKnown && URL.canParse(sender) && new URL(sender).host === context.req.header('host')
  }

  /** Tells whether a request may act: a page acts for the person whom it shows, and for nobody else. */
  const isForShown = (path: string, shown: string | undefined, personId: string | null) => {
    if (FOR_NOBODY.test(path) || SIGN_IN.test(path)) return true
    if (shown !== undefined) return shown === (personId ?? VISITOR)
    // A page that does not know yet who is signed in only reads.
    const name = callNameOf(path)
    return personId === null || (name !== null && callMeta(name).kind === 'read')
  }

  /** Returns the visitor's address: each trusted proxy has added the one that it saw, the last one at the end. */
  const addressOf = (context: Context): string => {
    const seen = context.req.header('x-forwarded-for')?.split(',') ?? []
    const forwarded = trustedProxies > 0 ? seen.at(-trustedProxies)?.trim() : undefined
    return forwarded || (getConnInfo(context).remote.address ?? 'unknown')
  }

  return {
    sessionOf: async (request) => (isDemo ? request.headers.get(SESSION_HEADER) : (people.get(request) ?? null)),
    addRoutes(app) {
      app.use('/api/*', async (context, next) => {
        if (context.req.method !== 'POST') {
          const isCounted = !isDemo && context.req.path.startsWith('/api/read/')
          const limit = isCounted ? await countCall(addressOf(context), 'any') : null
          return limit?.isOver ? refusal('TOO_MANY_CALLS', limit.headers) : next()
        }
        if (!isFromHere(context)) return context.json({ code: 'FORBIDDEN', status: 403 }, 403)
        if (isDemo) return next()
        // The router takes an address with a slash at its end for the same one.
        const path = context.req.path.replace(/\/+$/, '')
        const isSignIn = SIGN_IN.test(path)
        const origin = context.req.header('origin') ?? ''
        // The cookie would be dropped, and with it a link that serves once.
        if (isSignIn && !origin.startsWith('https:') && !isLocal(origin)) return refusal('INSECURE_PLACE')
        const token = tokenOf(context)
        const person = token === '' ? null : await personOf(query, token, clock())
        // Whoever asked to be erased is nobody here, until they take it back.
        const personId = person && !person.isLeaving ? person.id : null
        people.set(context.req.raw, personId)
        if (person?.isLeaving) leaving.set(context.req.raw, person.id)
        const limit = await countCall(personId ?? addressOf(context), countedAs(path, isSignIn, person))
        if (limit.isOver) return refusal('TOO_MANY_CALLS', limit.headers)
        if (!isForShown(path, context.req.header(SESSION_HEADER), personId)) return refusal('SESSION_CHANGED')
        await next()
        for (const [name, value] of Object.entries(limit.headers)) context.res.headers.set(name, value)
        // Whoever uses a session keeps it; a call that began or ended one has said so itself.
        if (person?.isRenewed && !context.res.headers.has('set-cookie')) keepCookie(context, token)
      })
      if (!isDemo) {
        app.post('/api/auth/signIn', (context) => {
          const { status, message } = ERRORS.UNAUTHORIZED
          return context.json({ defined: true, code: 'UNAUTHORIZED', status, message }, status)
        })
        app.post('/api/auth/signOut', async (context) => {
          await endSessionOf(query, tokenOf(context))
          deleteCookie(context, COOKIE, COOKIE_OPTIONS)
          return context.json({ ok: true })
        })
      }
      app.post('/api/host/*', async (context) => {
        const input = await context.req.raw
          .clone()
          .json()
          .catch(() => null)
        if (isHostile(input)) return context.json({ code: 'BAD_REQUEST', status: 400 }, 400)
        const host: HostContext = {
          ...{ query, backend, about, mailer, place, now: clock() },
          personId: people.get(context.req.raw) ?? null,
          leavingId: leaving.get(context.req.raw) ?? null,
          token: tokenOf(context),
          userAgent: context.req.header('user-agent') ?? '',
          setSession: (token) => keepCookie(context, token),
        }
        if (isDemo && context.req.path !== '/api/host/about') return context.notFound()
        const { matched, response } = await handler.handle(context.req.raw, { prefix: '/api', context: host })
        return matched ? context.newResponse(response.body, response) : context.notFound()
      })
    },
  }
}
