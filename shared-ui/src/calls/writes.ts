import { type CallName, callMeta, callNameOf, type Resource } from '@ementa/contracts'
import type { InFlight, Middleware, Transport } from './in-flight'

/** Reads that have become stale; `all` after another person signed in. */
export interface Stale {
  resources: readonly Resource[] | 'all'
  /** Reads for other tabs to repeat: these include the ones that the caller here brings up to date by itself. */
  forOtherTabs: readonly Resource[]
}

/** Lowest status of a failure of the backend: nothing is known to have changed. */
const SERVER_FAILED = 500

/** Announces the reads that the writes of this page make stale, by the table of calls. */
export interface Writes {
  /** After a success announces what the call makes stale. */
  middleware: Middleware
  /** The same for a call that waited in the queue: nobody waits for its answer to bring anything up to date. */
  lateMiddleware: Middleware
  /**
   * Something changed without a call of this page: another tab wrote, another user signed in, the backend worked by
   * itself. The last is broadcast to other tabs too (`isShared`): nothing else notifies them.
   */
  announce(resources: readonly Resource[] | 'all', options?: { isShared?: boolean }): void
  /** Reports the stale reads, once no write is on its way, so that many cause one read. Returns an unsubscribe function. */
  subscribe(listener: (stale: Stale) => void): () => void
}

/** Returns the reads that a write makes stale, here and elsewhere, and whether a refusal does so too; null for a read. */
function staleAfter(name: CallName, isLate: boolean) {
  const meta = callMeta(name)
  if (meta.kind === 'read') return null
  const { stale, byCaller, alsoWhenRefused } = meta
  const everywhere = [...stale, ...byCaller]
  if (everywhere.length === 0) return null
  return { resources: isLate ? everywhere : stale, forOtherTabs: everywhere, alsoWhenRefused }
}

/** The one place where a write becomes a stale read (decision 019). */
export function createWrites(inFlight: InFlight): Writes {
  const listeners = new Set<(stale: Stale) => void>()
  const here = new Set<Resource>()
  const elsewhere = new Set<Resource>()

  function flush() {
    if (inFlight.count('write') > 0 || here.size + elsewhere.size === 0) return
    const stale: Stale = { resources: [...here], forOtherTabs: [...elsewhere] }
    here.clear()
    elsewhere.clear()
    for (const listener of listeners) listener(stale)
  }

  // The caller renders the answer first: its own edit of the cache comes before the new read.
  inFlight.onChange(() => void setTimeout(flush))

  async function send(request: Request, inner: Transport, isLate: boolean): Promise<Response> {
    const name = callNameOf(new URL(request.url).pathname)
    const stale = name && staleAfter(name, isLate)
    const response = await inner(request)
    if (stale && (response.ok || (stale.alsoWhenRefused && response.status < SERVER_FAILED))) {
      for (const resource of stale.resources) here.add(resource)
      for (const resource of stale.forOtherTabs) elsewhere.add(resource)
    }
    return response
  }

  return {
    middleware: (inner) => (request) => send(request, inner, false),
    lateMiddleware: (inner) => (request) => send(request, inner, true),
    announce(resources, { isShared = false } = {}) {
      const forOtherTabs = isShared && resources !== 'all' ? resources : []
      for (const listener of listeners) listener({ resources, forOtherTabs })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
