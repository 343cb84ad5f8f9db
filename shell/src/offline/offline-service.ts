import {
  type CallName,
  callNameOf,
  ERRORS,
  OfflineError,
  type OfflineService,
  type QueueAction,
  type Queued,
  queueingOf,
  STORAGE_KEYS,
  type Toaster,
} from '@ementa/contracts'
import type { KeyValueStorage } from '@ementa/ui'
import { proxy } from '@ementa/ui/data'
import {
  createEvent,
  type InFlight,
  type Middleware,
  type OwnedOffline,
  type ReportProblem,
  type Toggle,
} from '@ementa/ui/host'
import { isInput, toggleOf } from './coalesce'
import { createQueue, type OfflineQueue, type SyncResult } from './queue'

export interface OwnedOfflineService extends OwnedOffline {
  /** A valtio proxy; `sendingId` is the action being sent. */
  readonly state: OfflineService['state'] & { sendingId: string | null }
  /** Refuses or queues the calls of pages while offline. */
  readonly middleware: Middleware
}

interface OfflineOptions {
  storage: KeyValueStorage
  toast: Pick<Toaster, 'show' | 'success' | 'error' | 'info' | 'close'>
  /** Sends an action to the backend; rejects with the call's error. */
  send: (action: QueueAction) => Promise<unknown>
  failsByChance: () => boolean | Promise<boolean>
  /** The queue counts as one write while it sends, so that each read that it makes stale is made once. */
  inFlight: Pick<InFlight, 'begin'>
  onShowPending: () => void
  onProblem: ReportProblem
  /** Target of `online`, `offline` and `storage` events. */
  events?: EventTarget
  isConnected?: () => boolean
  locks?: LockManager
}

/** Creates the service for connection and queue. */
export function createOfflineService(options: OfflineOptions): OwnedOfflineService {
  const { toast, inFlight, onShowPending, events = window } = options
  const isConnected = options.isConnected ?? (() => navigator.onLine)
  const state: OwnedOfflineService['state'] = proxy({
    online: isConnected(),
    syncing: false,
    pending: [],
    sendingId: null,
  })
  const isOnline = () => state.online
  const waiting = createEvent<[toggles: readonly Toggle[]]>()
  const sent = createEvent<[toggle: Toggle]>()
  const reconnected = createEvent<[], Promise<void>>()
  let userId: string | null = null
  let connectionToast = ''

  const queue = createQueue({
    storage: options.storage,
    onProblem: options.onProblem,
    locks: options.locks,
    isOnline,
    userId: () => userId,
    send: options.send,
    failsByChance: options.failsByChance,
    onSent: emitSent,
    onChange(own, sendingId) {
      state.pending = own
      state.sendingId = sendingId
      waiting.emit(own.flatMap((action) => toggleOf(action) ?? []))
    },
  })

  const syncs = createSyncs({ queue, state, toast, inFlight, onShowPending })

  /** Reads the session again, since other windows or devices may have changed it, then sends the queue. */
  async function handleReconnect() {
    await syncs.whileSyncing(async () => {
      // Session and memberships are read before any action is sent.
      await Promise.allSettled(reconnected.emit())
      await syncs.byItself()
    })
  }

  function updateConnection() {
    if (state.online === isConnected()) return
    state.online = isConnected()
    // A new toast replaces the last one, so that an unstable connection does not fill the screen.
    toast.close(connectionToast)
    connectionToast = state.online
      ? toast.success('Conexão restaurada', { description: 'Sincronizando ações pendentes...' })
      : toast.info('Você está offline', 'Suas ações serão salvas e enviadas quando voltar online.')
    if (state.online) void handleReconnect()
  }

  /** Takes over a change of the queue by another tab, which has sent some actions or taken them back. */
  function adoptOtherTab(event: Event) {
    if (!(event instanceof StorageEvent) || (event.key !== null && event.key !== STORAGE_KEYS.queue)) return
    const known = new Set(queue.sentIn(event.oldValue).map(({ id }) => id))
    for (const action of queue.sentIn(event.newValue)) if (!known.has(action.id)) emitSent(action)
    queue.announce()
  }

  function emitSent(action: QueueAction) {
    const toggle = toggleOf(action)
    if (toggle) sent.emit(toggle)
  }

  events.addEventListener('online', updateConnection)
  events.addEventListener('offline', updateConnection)
  // A page that was suspended may have missed the event.
  events.addEventListener('pageshow', updateConnection)
  events.addEventListener('focus', updateConnection)
  events.addEventListener('storage', adoptOtherTab)

  return {
    state,
    middleware: offlineMiddleware({
      isOnline,
      userId: () => userId,
      queue,
      onQueued: () => toast.success('Ação salva', { description: 'Ela será enviada quando a conexão voltar.' }),
    }),
    onWaiting: waiting.on,
    onSent: sent.on,
    onReconnect: reconnected.on,
    userChanged(id) {
      userId = id
      queue.announce()
      void syncs.byItself()
    },
    sync: () => syncs.byHand(() => true),
    cancel: queue.cancel,
    retry: (actionId) => syncs.byHand(({ id }) => id === actionId),
    showPending: onShowPending,
  }
}

interface SyncParts extends Pick<OfflineOptions, 'toast' | 'inFlight' | 'onShowPending'> {
  queue: OfflineQueue
  state: OwnedOfflineService['state']
}

/** Creates the two ways of sending the queue, which have different toasts: by itself, and when the person asks for it. */
function createSyncs({ queue, state, toast, inFlight, onShowPending }: SyncParts) {
  let running = 0

  /** Says that it syncs until this work and all other is done. */
  async function whileSyncing<Result>(work: () => Promise<Result>): Promise<Result> {
    running++
    state.syncing = true
    try {
      return await work()
    } finally {
      running--
      state.syncing = running > 0
    }
  }

  function send(wants: (action: QueueAction) => boolean): Promise<SyncResult> {
    return whileSyncing(() => {
      const end = inFlight.begin('write')
      return queue.sync(wants).finally(end)
    })
  }

  return {
    whileSyncing,
    async byItself() {
      if (!state.online || queue.isRunning() || !queue.own().some(isPending)) return
      const { sent, failed, isInterrupted } = await send(isPending)
      if (failed.length > 0) {
        const action = { label: 'Ver pendências', onClick: onShowPending }
        toast.show({ title: 'Algumas ações falharam', status: 'error', action })
      } else if (sent.length > 0 && !isInterrupted) toast.success('Ações sincronizadas')
    },
    async byHand(wants: (action: QueueAction) => boolean) {
      if (!state.online) {
        toast.info('Você ainda está offline', 'O que está na fila será enviado quando a conexão voltar.')
        return
      }
      const { failed, isInterrupted } = await send(wants)
      if (failed.length > 0) toast.error('Erro na sincronização', `${failed.length} ações falharam. Tente novamente.`)
      else if (!isInterrupted) toast.success(queue.own().length > 0 ? 'Ações sincronizadas' : 'Sincronização completa')
    },
  }
}

const isPending = ({ status }: QueueAction) => status === 'pending'

/** A mark about a text of this device reaches the backend of this device without a connection too. */
const NEEDS_NO_CONNECTION: CallName = 'newsletters.markNewerText'

interface MiddlewareOptions {
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
function offlineMiddleware({ isOnline, userId, queue, onQueued }: MiddlewareOptions): Middleware {
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
