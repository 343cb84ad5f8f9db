import { callMeta, callNameOf } from '@ementa/contracts'
import { createEvent } from '../services/event'

/** Carries a request of the client to the backend, and its answer back. */
export type Transport = (request: Request) => Promise<Response>

/** Does something with each call on its way: a function around the rest of the way. */
export type Middleware = (inner: Transport) => Transport

/** Kinds of work on its way to the backend: the offline queue counts as one write while it sends. */
type Kind = 'read' | 'write'

/** Counts what is on its way to the backend: the one counter of the page. */
export interface InFlight {
  /** Counts each call until it has its answer. */
  middleware: Middleware
  /** Counts work of this kind until the returned function is called. */
  begin(kind: Kind): () => void
  /** Returns how many calls, or calls of one kind, are on their way. */
  count(kind?: Kind): number
  /** Calls the listener whenever work begins or ends. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void
}

export function createInFlight(): InFlight {
  const counts: Record<Kind, number> = { read: 0, write: 0 }
  const changed = createEvent()

  function begin(kind: Kind) {
    let isOver = false
    counts[kind]++
    changed.emit()
    return () => {
      if (isOver) return
      isOver = true
      counts[kind]--
      changed.emit()
    }
  }

  return {
    middleware: (inner) => async (request) => {
      const name = callNameOf(new URL(request.url).pathname)
      const end = begin(name ? callMeta(name).kind : 'read')
      return inner(request).finally(end)
    },
    begin,
    count: (kind) => (kind ? counts[kind] : counts.read + counts.write),
    onChange: changed.on,
  }
}
