import { isResource, ON_REQUEST, READS, type Resource } from '@ementa/contracts'
import { createLiveClient, EVERYTHING, LIVE_SILENCE, type LiveApi, OWN_SESSION } from '@ementa/contracts/host'
import { hostState } from '../community-host/host-state'
import type { ShellServices } from './create-services'
import { PAGE_ID } from './http-session'

/** Time in ms after which a hidden page stops listening: a browser opens six connections to one server, for all its tabs. */
const HIDDEN_FOR = 30_000
/** Time in ms within which a new stream sends something, unless a proxy holds back what it should pass on. */
const OPENS_WITHIN = 10_000
/** The first and the longest wait in ms before the stream is opened again. */
const WAIT = { first: 1000, longest: 60_000 }

const ALL_READS = Object.keys(READS).filter(isResource)

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface StreamEvents {
  onOpen: () => void
  /** Others changed what these reads show, or something else that the stream names. */
  onNames: (names: readonly string[]) => void
}

/** Follows a stream until it ends, falls silent or is aborted. Returns whether it was open. Never rejects. */
async function follow(client: LiveApi, signal: AbortSignal, { onOpen, onNames }: StreamEvents): Promise<boolean> {
  const own = new AbortController()
  const end = () => own.abort()
  signal.addEventListener('abort', end)
  let watch = setTimeout(end, OPENS_WITHIN)
  let isOpen = false
  try {
    for await (const { stale } of await client.listen({ page: PAGE_ID }, { signal: own.signal })) {
      clearTimeout(watch)
      watch = setTimeout(end, LIVE_SILENCE)
      if (!isOpen) {
        isOpen = true
        onOpen()
      }
      onNames(stale)
    }
  } catch {
    // The next try says whether it was for a moment.
  } finally {
    clearTimeout(watch)
    signal.removeEventListener('abort', end)
    own.abort()
  }
  return isOpen
}

type Listening = Pick<ShellServices, 'session' | 'writes' | 'validity'>

/**
 * Listens to what others change, as long as somebody is signed in, the page is seen and there is a connection. While no
 * stream passes, answers are read again by the clock as before.
 * @returns the function that ends it
 */
export function listenToLiveUpdates({ session, writes, validity }: Listening): () => void {
  const { server } = hostState
  if (!server) return () => undefined
  const client = createLiveClient(server.url, server.fetch)
  let hasListened = false
  let open: AbortController | null = null
  let hidden: ReturnType<typeof setTimeout> | undefined

  function announce(resources: readonly Resource[]) {
    writes.announce(resources.filter((name) => !ON_REQUEST.includes(name)))
    validity.live.tell(resources)
  }

  function take(names: readonly string[]) {
    const isEverything = names.includes(EVERYTHING)
    if (isEverything || names.includes(OWN_SESSION)) session.refresh().catch(() => undefined)
    const resources = isEverything ? ALL_READS : names.filter(isResource)
    if (resources.length > 0) announce(resources)
  }

  function begin() {
    validity.live.turn(true)
    // Changes from before the stream was open were not heard.
    if (hasListened) take([EVERYTHING])
    else announce(ALL_READS)
    hasListened = true
  }

  async function keepListening(signal: AbortSignal) {
    let wait = WAIT.first
    while (!signal.aborted) {
      if (await follow(client, signal, { onOpen: begin, onNames: take })) {
        validity.live.turn(false)
        wait = WAIT.first
      }
      // After a restart of the server not everybody comes back in one moment.
      await pause(wait * (0.5 + Math.random() / 2))
      wait = Math.min(wait * 2, WAIT.longest)
    }
  }

  const stop = () => {
    open?.abort()
    open = null
  }
  const start = () => {
    clearTimeout(hidden)
    const isWanted = session.state.status === 'signed-in' && navigator.onLine && document.visibilityState === 'visible'
    if (open || !isWanted) return
    open = new AbortController()
    void keepListening(open.signal)
  }

  const listening = new AbortController()
  const on = (target: EventTarget, name: string, listener: () => void) =>
    target.addEventListener(name, listener, { signal: listening.signal })
  on(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') hidden = setTimeout(stop, HIDDEN_FOR)
    else start()
  })
  on(window, 'online', start)
  on(window, 'offline', stop)
  // A page with an open stream would not be kept for the way back.
  on(window, 'pagehide', stop)
  on(window, 'pageshow', start)
  const forget = session.onUser(() => {
    stop()
    start()
  })
  start()
  return () => {
    forget()
    listening.abort()
    clearTimeout(hidden)
    stop()
  }
}
