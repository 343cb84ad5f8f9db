import {
  type Api,
  type KeyValueStorage,
  type OfflineService,
  RETRY,
  type ReportProblem,
  type Services,
  type ThemeService,
} from '@ementa/contracts'
import { createClient } from '@ementa/contracts/client'
import type { InFlight, Transport, Validity, Writes } from '../calls/middleware'
import { createResponseCache, type ResponseCache } from '../data/response-cache'
import { createRelations, type OwnedRelations, type Toggle } from '../services/relations'
import { createSession, deviceUserId, type OwnedSession } from '../services/session'
import { createThemeService } from '../services/theme'
import type { OwnedToaster } from '../services/toaster'

type Unsubscribe = () => void

/**
 * Connection and queue of what waits for it. It knows neither session nor memberships: it emits what happens to the
 * queue; the session sets who is signed in.
 */
export interface OwnedOffline extends OfflineService {
  /** Shows and sends the queued actions of another person, after a sign-in or the first answer about it. */
  userChanged(userId: string | null): void
  /** The queue has changed, here or in another tab: these are the toggles in it now, oldest first. */
  onWaiting(listener: (toggles: readonly Toggle[]) => void): Unsubscribe
  /** The backend took a toggle from the queue. */
  onSent(listener: (toggle: Toggle) => void): Unsubscribe
  /** The connection is back; nothing is sent before the listeners are done. */
  onReconnect(listener: () => Promise<void>): Unsubscribe
}

/** The services that shell, stand-alone page and tests make in their own ways. None of them knows another. */
export interface HostParts extends Pick<Services, 'shortcuts' | 'images' | 'push' | 'widgets' | 'device'> {
  readonly toast: OwnedToaster
  readonly inFlight: InFlight
  readonly writes: Writes
  readonly validity: Validity
  readonly offline: OwnedOffline
}

interface HostOptions<Parts extends HostParts> {
  parts: Parts
  /** Address of the backend, and the pipeline that carries requests there. */
  url: string
  transport: Transport
  storage: KeyValueStorage
  /** Target of the `storage` events of other tabs; by default the window. */
  events?: EventTarget
  onOpenLogin: () => void
  onProblem?: ReportProblem
  /** First wait of a retried read, in ms. */
  retryBase?: number
}

/** The services that remotes see, with those that only the owner of the page may use. */
export type HostServices<Parts extends HostParts = HostParts> = Parts & {
  readonly api: Api
  readonly session: OwnedSession
  readonly relations: OwnedRelations
  readonly theme: ThemeService
  readonly cache: ResponseCache
  readonly retryBase: number
}

/**
 * Creates the services of a page, once. Each is made from those before it; a later one notifies an earlier
 * one by an event. Nobody is signed in before `session.start()` or `session.signIn()`.
 */
export function createServices<Parts extends HostParts>(options: HostOptions<Parts>): HostServices<Parts> {
  const { parts, url, transport, storage, events = window, onOpenLogin, onProblem, retryBase = RETRY.base } = options
  const { toast, writes, validity, offline } = parts
  const api: Api = createClient({ url, fetch: transport })
  const relations = createRelations({ api })
  const session = createSession({ api, relations, storage, events, toast, onOpenLogin, onProblem, retryBase })
  const cache = createResponseCache({
    storage,
    isOnline: () => offline.state.online,
    onProblem,
    validity,
    mayStore: () => deviceUserId(storage) === (session.state.user?.id ?? null),
  })

  relations.onConfirmed(session.keepCopy)
  offline.onWaiting(relations.wait)
  offline.onSent(relations.confirm)
  offline.onReconnect(session.refresh)
  session.onUser((userId, { isFirst }) => {
    // One person's data and toasts must not be shown to the next.
    if (!isFirst) {
      toast.closeWithAction()
      cache.clear()
      writes.announce('all')
    }
    offline.userChanged(userId)
  })

  const media = matchMedia('(prefers-color-scheme: dark)')
  const theme = createThemeService({ storage, media, root: document.documentElement, events })
  return { ...parts, api, session, relations, theme, cache, retryBase }
}
