import { callNameOf, stateRecordKey } from '@ementa/contracts'
import { SESSION_HEADER } from '@ementa/contracts/client'
import type { KeyValueStorage } from '@ementa/ui'
import * as v from 'valibot'
import type { Transport } from '../offline/transport'

const KEY = stateRecordKey('client-session', 'http')
const answerSchema = v.object({ profile: v.object({ id: v.string() }) })

/** Remembers the signed-in user and sends them as a header with every request to an HTTP server. */
export function withHttpSession(inner: Transport, storage: KeyValueStorage): Transport {
  return async (request) => {
    const user = storage.getItem(KEY)
    if (user) request.headers.set(SESSION_HEADER, user)
    const response = await inner(request)
    const name = callNameOf(new URL(request.url).pathname)
    if (response.ok && name === 'auth.signOut') storage.removeItem(KEY)
    if (response.ok && name === 'auth.signIn') {
      const answer = v.safeParse(answerSchema, await response.clone().json())
      if (answer.success) storage.setItem(KEY, answer.output.profile.id)
    }
    return response
  }
}
