import { callMeta, callNameOf, stateRecordKey } from '@ementa/contracts'
import { PAGE_HEADER, SESSION_HEADER, VISITOR } from '@ementa/contracts/client'
import type { KeyValueStorage } from '@ementa/ui'
import type { Middleware } from '@ementa/ui/host'
import * as v from 'valibot'

const KEY = stateRecordKey('client-session', 'http')
const personSchema = v.nullable(v.object({ profile: v.object({ id: v.string() }) }))
const refusalSchema = v.object({ code: v.literal('SESSION_CHANGED') })

/** The name of this page among those of all people. */
export const PAGE_ID = Date.now().toString(36) + Math.random().toString(36).slice(2)

/** Calls whose answer is the signed-in person. */
const NAMES_PERSON = new Set<string | null>(['auth.getCurrentUser', 'auth.signIn'])

/** Returns what an answer holds, undefined where it is no JSON; the answer can still be read. */
const contentOf = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => undefined)

export interface HttpSessionOptions {
  storage: KeyValueStorage
  /** Another tab signed in as somebody else: the page must ask who it is. Never rejects. */
  onChanged: () => Promise<void>
}

/**
 * Names the person of this page in every request to an HTTP server, so that the server acts for nobody else: another tab may
 * have signed in as another person since, and all tabs share one cookie.
 */
export function createHttpSession({ storage, onChanged }: HttpSessionOptions): Middleware {
  let shown = storage.getItem(KEY)
  let asking: Promise<void> | null = null

  const named = (request: Request): Request => {
    request.headers.set(PAGE_HEADER, PAGE_ID)
    if (shown !== null) request.headers.set(SESSION_HEADER, shown)
    return request
  }
  const show = (person: string | null) => {
    shown = person ?? VISITOR
    if (person === null) storage.removeItem(KEY)
    else storage.setItem(KEY, person)
  }

  return (inner) => async (request) => {
    const name = callNameOf(new URL(request.url).pathname)
    const again = request.clone()
    const sentFor = shown
    const response = await inner(named(request))
    if (response.ok && name === 'auth.signOut') show(null)
    if (response.ok && NAMES_PERSON.has(name)) {
      const answer = v.safeParse(personSchema, await contentOf(response))
      if (answer.success) show(answer.output?.profile.id ?? null)
    }
    if (response.status !== 409 || !v.is(refusalSchema, await contentOf(response))) return response
    asking ??= onChanged().finally(() => {
      asking = null
    })
    await asking
    // A read is repeated for the person whom the page shows by now; a write is reported as refused.
    const isRead = name !== null && callMeta(name).kind === 'read'
    return isRead && shown !== sentFor ? inner(named(again)) : response
  }
}
