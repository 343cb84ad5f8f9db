import {
  type Api,
  type KeyValueStorage,
  RETRY,
  type ReportProblem,
  type Services,
  type ThemeService,
} from '@ementa/contracts'
import { createClient } from '@ementa/contracts/client'
import { createValidity } from '../data/freshness'
import { createResponseCache, type ResponseCache } from '../data/response-cache'
import type { Transport, Writes } from '../data/writes'
import { createRelations, type OwnedRelations } from '../services/relations'
import { createSession, deviceUserId, type OwnedSession } from '../services/session'
import { createThemeService } from '../services/theme'
import type { OwnedToaster } from '../services/toaster'
import type { OwnedOffline } from './offline'

/** The services that shell, stand-alone page and tests make in their own ways. None of them knows another. */
export interface HostParts extends Pick<Services, 'shortcuts' | 'images' | 'push' | 'widgets' | 'device'> {
  readonly toast: OwnedToaster
  readonly writes: Writes
  readonly offline: OwnedOffline
}

export interface HostOptions<Parts extends HostParts> {
  parts: Parts
  /** Address of the backend, and the transport that carries requests there. */
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
  const { toast, writes, offline } = parts
  const validity = createValidity()
  const api = createClient({ url, fetch: offline.transport(writes.watch(validity.watch(transport))) })
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
  offline.onToggle(relations.queued)
  offline.onSettled(relations.settled)
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
