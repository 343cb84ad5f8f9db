import { type CallName, callNameOf, ERRORS, OfflineError, type Queued, queueingOf } from '@ementa/contracts'
import type { Middleware } from '@ementa/ui/host'
import { isInput } from './actions'
import type { OfflineQueue } from './queue'

/** A mark about a text of this device reaches the backend of this device without a connection too. */
const NEEDS_NO_CONNECTION: CallName = 'newsletters.markNewerText'

interface OfflineOptions {
  isOnline: () => boolean
  userId: () => string | null
  queue: Pick<OfflineQueue, 'add' | 'meets'>
  /** Called when an action is queued because there is no connection. */
  onQueued: () => void
}

/**
 * Offline refuses almost every call, even though the mock backend in this page could answer; queueable writes of a signed-in
 * user are queued instead, and answered with `Queued`.
 */
export function offlineMiddleware({ isOnline, userId, queue, onQueued }: OfflineOptions): Middleware {
  return (inner) => async (request) => {
    const name = callNameOf(new URL(request.url).pathname)
    const isQueueable = name !== null && queueingOf(name) !== null && userId() !== null
    if (isOnline() && !isQueueable) return inner(request)
    if (name === NEEDS_NO_CONNECTION) return inner(request)
    if (!isQueueable) throw new OfflineError()

    const input: unknown = await request.clone().json()
    if (!isInput(input)) return inner(request)
    if (isOnline() && queue.meets(name, input) === 'nothing') return inner(request)
    const outcome = queue.add(name, input)
    if (outcome === 'refused') {
      const { status, message } = ERRORS.STORAGE_FULL
      return Response.json({ defined: true, code: 'STORAGE_FULL', status, message }, { status })
    }
    // Neither side of the toggle was sent, so the backend already has the wanted state.
    if (outcome === 'undone') return Response.json({ ok: true })
    if (!isOnline()) onQueued()
    return Response.json({ queued: true } satisfies Queued, { status: 202 })
  }
}
