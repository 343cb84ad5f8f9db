import {
  errorCode,
  type OfflineService,
  type QueueAction,
  type Relation,
  STORAGE_KEYS,
  type Toaster,
} from '@ementa/contracts'
import type { KeyValueStorage } from '@ementa/ui'
import { proxy } from '@ementa/ui/data'
import { createEvent, type OwnedOffline, type ReportProblem } from '@ementa/ui/host'
import { toggleOf } from './action-input'
import { createLock } from './lock'
import { createQueue, type SyncResult } from './queue'
import { createQueueStore } from './queue-store'
import { offlineTransport } from './transport'

export interface OwnedOfflineService extends OwnedOffline {
  /** A valtio proxy; `sendingId` is the action on its way now. */
  readonly state: OfflineService['state'] & { sendingId: string | null }
}

interface OfflineOptions {
  storage: KeyValueStorage
  toast: Pick<Toaster, 'show' | 'success' | 'error' | 'info' | 'close'>
  /** Sends an action past the queue; rejects with the call's error. */
  send: (action: QueueAction) => Promise<void>
  failsByChance: () => boolean | Promise<boolean>
  /** Holds back what the sent actions make stale until the returned function is called: one read after all of them. */
  holdReads: () => () => void
  onShowPending: () => void
  onProblem: ReportProblem
  /** Where `online`, `offline` and `storage` events arrive. */
  events?: EventTarget
  isConnected?: () => boolean
  locks?: LockManager
}

/** Connection, queue and what is said about them (spec §4 Offline; C-09: two triggers, two pairs of toasts). */
export function createOfflineService(options: OfflineOptions): OwnedOfflineService {
  const { storage, toast, onProblem, events = window } = options
  const isConnected = options.isConnected ?? (() => navigator.onLine)
  const state: OwnedOfflineService['state'] = proxy({
    online: isConnected(),
    syncing: false,
    pending: [],
    sendingId: null,
  })
  const isOnline = () => state.online
  const toggled = createEvent<[relation: Relation, id: string, on: boolean]>()
  const settled = createEvent<[relation: Relation, id: string, sent: boolean]>()
  const reconnected = createEvent<[], Promise<void>>()
  let userId: string | null = null
  let connectionToast = ''

  const queue = createQueue({
    store: createQueueStore(storage, onProblem),
    lock: createLock(storage, options.locks),
    isOnline,
    userId: () => userId,
    send: options.send,
    codeOf: errorCode,
    failsByChance: options.failsByChance,
    onSettled: settled.emit,
    onChange(own, sendingId) {
      state.pending = own
      state.sendingId = sendingId
    },
  })

  async function run(wants: (action: QueueAction) => boolean): Promise<SyncResult> {
    state.syncing = true
    const release = options.holdReads()
    try {
      return await queue.sync(wants)
    } finally {
      release()
      state.syncing = false
    }
  }

  async function syncByItself() {
    if (!isOnline() || queue.isRunning() || !queue.own().some(isPending)) return
    const { sent, failed, isInterrupted } = await run(isPending)
    if (failed.length > 0) {
      const action = { label: 'Ver pendências', onClick: options.onShowPending }
      toast.show({ title: 'Algumas ações falharam', status: 'error', action })
    } else if (sent.length > 0 && !isInterrupted) toast.success('Ações sincronizadas')
  }

  async function syncByHand(wants: (action: QueueAction) => boolean) {
    if (!isOnline()) {
      toast.info('Você ainda está offline', 'O que está na fila será enviado quando a conexão voltar.')
      return
    }
    const { failed, isInterrupted } = await run(wants)
    if (failed.length > 0) toast.error('Erro na sincronização', `${failed.length} ações falharam. Tente novamente.`)
    else if (!isInterrupted) toast.success('Sincronização completa')
  }

  /** Another window or device may have changed the account meanwhile. */
  async function comeBack() {
    state.syncing = true
    // Who is signed in, and with which memberships, before anything is sent on top of them.
    await Promise.allSettled(reconnected.emit())
    state.syncing = false
    await syncByItself()
  }

  function connectionChanged() {
    if (state.online === isConnected()) return
    state.online = isConnected()
    // A connection that flickers replaces its own news instead of filling the screen with them.
    toast.close(connectionToast)
    connectionToast = state.online
      ? toast.success('Conexão restaurada', { description: 'Sincronizando ações pendentes...' })
      : toast.info('Você está offline', 'Suas ações serão salvas e enviadas quando voltar online.')
    if (state.online) void comeBack()
  }

  /** Another tab queued, sent or took back something. */
  function otherTabChanged(event: Event) {
    if (!(event instanceof StorageEvent) || (event.key !== null && event.key !== STORAGE_KEYS.queue)) return
    const previous = state.pending
    queue.announce()
    for (const action of state.pending) showToggle(action)
    for (const removed of previous.filter(({ id }) => !state.pending.some((action) => action.id === id))) {
      const toggle = toggleOf(removed)
      if (toggle) settled.emit(toggle.relation, toggle.id, true)
    }
  }

  function showToggle(action: QueueAction) {
    const toggle = toggleOf(action)
    if (toggle) toggled.emit(toggle.relation, toggle.id, toggle.on)
  }

  events.addEventListener('online', connectionChanged)
  events.addEventListener('offline', connectionChanged)
  // A page that slept may have missed the event.
  events.addEventListener('pageshow', connectionChanged)
  events.addEventListener('focus', connectionChanged)
  events.addEventListener('storage', otherTabChanged)

  return {
    state,
    transport: (inner) =>
      offlineTransport({
        inner,
        isOnline,
        userId: () => userId,
        queue,
        onQueued: () => toast.success('Ação salva', { description: 'Ela será enviada quando a conexão voltar.' }),
      }),
    onToggle: toggled.on,
    onSettled: settled.on,
    onReconnect: reconnected.on,
    userChanged(id) {
      userId = id
      queue.announce()
      for (const action of state.pending) showToggle(action)
      void syncByItself()
    },
    sync: () => syncByHand(() => true),
    cancel: queue.cancel,
    retry: (actionId) => syncByHand(({ id }) => id === actionId),
    showPending: options.onShowPending,
  }
}

const isPending = ({ status }: QueueAction) => status === 'pending'
