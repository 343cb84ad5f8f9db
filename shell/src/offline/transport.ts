import { callNameOf, ERRORS, OfflineError, QueuedError, queueingOf } from '@ementa/contracts'
import { isInput } from './action-input'
import type { OfflineQueue } from './queue'

export type Transport = (request: Request) => Promise<Response>

interface OfflineTransportOptions {
  /** Carries requests while online. */
  inner: Transport
  isOnline: () => boolean
  userId: () => string | null
  queue: Pick<OfflineQueue, 'add' | 'meets'>
  /** An action entered the queue because there is no connection: say so. */
  onQueued: () => void
}

/**
 * The one middleware around the client (decision P-21): offline every call is refused, before it reaches a backend that
 * may well live in this page; a queueable write of somebody signed in waits in the queue instead (NS-19).
 */
export function offlineTransport({ inner, isOnline, userId, queue, onQueued }: OfflineTransportOptions): Transport {
  return async (request) => {
    const name = callNameOf(new URL(request.url).pathname)
    const isQueueable = name !== null && queueingOf(name) !== null && userId() !== null
    if (isOnline() && !isQueueable) return inner(request)
    if (!isQueueable) throw new OfflineError()

    const input: unknown = await request.clone().json()
    if (!isInput(input)) return inner(request)
    if (isOnline() && queue.meets(name, input) === 'nothing') return inner(request)
    const { action, outcome } = queue.add(name, input)
    if (outcome === 'refused') {
      const { status, message } = ERRORS.STORAGE_FULL
      return Response.json({ defined: true, code: 'STORAGE_FULL', status, message }, { status })
    }
    // Both sides of a toggle were never sent: the backend already is as it is wanted.
    if (outcome === 'undone') return Response.json({ ok: true })
    if (!isOnline()) onQueued()
    throw new QueuedError(action)
  }
}
