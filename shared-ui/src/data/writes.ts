import { type CallName, callMeta, callNameOf, type Resource } from '@ementa/contracts'

/** Carries a request of the client to the backend. */
export type Transport = (request: Request) => Promise<Response>

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
  /**
   * A middleware around a transport: after a success it announces what the call makes stale. `isLate`: the queue sends
   * it, and nobody waits for the answer to bring anything up to date.
   */
  watch(inner: Transport, options?: { isLate?: boolean }): Transport
  /**
   * Something changed without a call of this page: another tab wrote, another user signed in, the backend worked by
   * itself. The last is broadcast to other tabs too (`isShared`): nothing else notifies them.
   */
  announce(resources: readonly Resource[] | 'all', options?: { isShared?: boolean }): void
  /** Collects the stale reads until the returned function is called, so that many writes cause one read. */
  hold(): () => void
  /** Reports the stale reads, once no write is on its way. Returns an unsubscribe function. */
  subscribe(listener: (stale: Stale) => void): () => void
}

/** Returns the reads that a write makes stale, here and elsewhere, and whether a refusal does so too; null for a read. */
function staleAfter(name: CallName, isLate: boolean): (Stale & { alsoWhenRefused: boolean }) | null {
  const meta = callMeta(name)
  if (meta.kind === 'read') return null
  const { stale, byCaller, alsoWhenRefused } = meta
  const everywhere = [...stale, ...byCaller]
  if (everywhere.length === 0) return null
  return { resources: isLate ? everywhere : stale, forOtherTabs: everywhere, alsoWhenRefused }
}

/** The one place where a write becomes a stale read (decision 019). */
export function createWrites(): Writes {
  const listeners = new Set<(stale: Stale) => void>()
  const here = new Set<Resource>()
  const elsewhere = new Set<Resource>()
  let holders = 0

  function flush() {
    if (holders > 0 || here.size + elsewhere.size === 0) return
    const stale: Stale = { resources: [...here], forOtherTabs: [...elsewhere] }
    here.clear()
    elsewhere.clear()
    for (const listener of listeners) listener(stale)
  }

  function hold() {
    let isHeld = true
    holders++
    return () => {
      if (isHeld) holders--
      isHeld = false
      // The caller renders the answer first: its own edit of the cache comes before the new read.
      setTimeout(flush)
    }
  }

  function add(stale: Stale) {
    if (stale.resources !== 'all') for (const resource of stale.resources) here.add(resource)
    for (const resource of stale.forOtherTabs) elsewhere.add(resource)
  }

  return {
    watch(inner, { isLate = false } = {}) {
      return async (request) => {
        const name = callNameOf(new URL(request.url).pathname)
        const stale = name && staleAfter(name, isLate)
        if (!stale) return inner(request)
        const release = hold()
        try {
          const response = await inner(request)
          if (response.ok || (stale.alsoWhenRefused && response.status < SERVER_FAILED)) add(stale)
          return response
        } finally {
          release()
        }
      }
    },
    announce(resources, { isShared = false } = {}) {
      const forOtherTabs = isShared && resources !== 'all' ? resources : []
      for (const listener of listeners) listener({ resources, forOtherTabs })
    },
    hold,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
