import { type CallName, callMeta, callNameOf, type Resource } from '@ementa/contracts'
import { VALID_FOR_HEADER } from '@ementa/contracts/client'
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
  const announced = createEvent<[stale: Stale]>()
  const here = new Set<Resource>()
  const elsewhere = new Set<Resource>()

  function flush() {
    if (inFlight.count('write') > 0 || here.size + elsewhere.size === 0) return
    const stale: Stale = { resources: [...here], forOtherTabs: [...elsewhere] }
    here.clear()
    elsewhere.clear()
    announced.emit(stale)
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
      announced.emit({ resources, forOtherTabs })
    },
    subscribe: announced.on,
  }
}

/** The longest time that a timer of the browser can wait, in ms. */
const LONGEST = 2 ** 31 - 1
/** Timers may fire a little too early, in ms. */
const EARLY = 5

/**
 * Says until when the backend's answers hold. Some change at a moment that is known before (an issue ends its undo time, a post
 * falls due, a ban ends); the backend names the next such moment with every answer (decision 078).
 */
export interface Validity {
  /** Notes that moment of each answer. */
  middleware: Middleware
  /** Returns until when an answer holds that has just arrived, in ms epoch; undefined: nothing is due. */
  current(): number | undefined
  /** Calls the listener when that moment has come. Returns the function that stops it. */
  subscribe(listener: () => void): () => void
  readonly live: Live
}

/** Changes by others, which a host of many people announces at once. While it does, no answer is read again by the clock. */
export interface Live {
  readonly isOn: boolean
  turn(isOn: boolean): void
  /** Others changed what these reads show. */
  tell(resources: readonly Resource[]): void
  subscribe(listener: (resources: readonly Resource[]) => void): () => void
}

export function createValidity(): Validity {
  const ended = createEvent()
  const changedByOthers = createEvent<[resources: readonly Resource[]]>()
  let until: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLive = false

  function end() {
    if (!isLive) ended.emit()
  }

  function expect(ms: number) {
    clearTimeout(timer)
    until = Number.isFinite(ms) ? Date.now() + ms : undefined
    if (ms > LONGEST || until === undefined) return
    timer = setTimeout(end, ms + EARLY)
  }

  return {
    middleware: (inner) => async (request) => {
      const response = await inner(request)
      const header = response.headers.get(VALID_FOR_HEADER)
      expect(header === null ? Number.NaN : Number(header))
      return response
    },
    current: () => until,
    subscribe: ended.on,
    live: {
      get isOn() {
        return isLive
      },
      turn(isOn) {
        isLive = isOn
        // Answers whose end came meanwhile are read again now.
        end()
      },
      tell: changedByOthers.emit,
      subscribe: changedByOthers.on,
    },
  }
}
