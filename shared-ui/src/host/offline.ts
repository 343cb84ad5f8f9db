import type { OfflineService, Relation } from '@ementa/contracts'
import { proxy } from 'valtio'
import type { Transport } from '../data/writes'

type Unsubscribe = () => void

/**
 * Connection and queue of what waits for it. It knows neither session nor memberships: it emits what happens to the
 * queue; the session sets who is signed in.
 */
export interface OwnedOffline extends OfflineService {
  /** The transport of the one client: `inner`, refused or queued while offline. */
  transport(inner: Transport): Transport
  /** Shows and sends the queued actions of another person, after a sign-in or the first answer about it. */
  userChanged(userId: string | null): void
  /** The queue holds this toggle, since a restart or by another tab. */
  onToggle(listener: (relation: Relation, id: string, on: boolean) => void): Unsubscribe
  /** A toggle left the queue: sent, or taken back. */
  onSettled(listener: (relation: Relation, id: string, sent: boolean) => void): Unsubscribe
  /** The connection is back; nothing is sent before the listeners are done. */
  onReconnect(listener: () => Promise<void>): Unsubscribe
}

const ignore = () => () => undefined

/** Creates the service for a page that cannot go offline: every call is sent, nothing ever waits. */
export function alwaysOnline(): OwnedOffline {
  return {
    state: proxy({ online: true, syncing: false, pending: [] }),
    transport: (inner) => inner,
    userChanged: () => undefined,
    onToggle: ignore,
    onSettled: ignore,
    onReconnect: ignore,
    sync: async () => undefined,
    cancel: () => undefined,
    retry: async () => undefined,
    showPending: () => undefined,
  }
}
