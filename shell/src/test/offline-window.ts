import { callByName, type ToastInput } from '@ementa/contracts'
import { createClient } from '@ementa/contracts/client'
import { type Backend, createBackend, memoryBlobs, memoryStorage, simulationSchema } from '@ementa/mock-backend'
import { CALM } from '@ementa/testing/calm'
import type { KeyValueStorage } from '@ementa/ui'
import { createServices, createStandaloneParts, createToaster, type ReportProblem, type Toast } from '@ementa/ui/host'
import * as v from 'valibot'
import { createOfflineService } from '../offline/offline-service'
import { createCallPipeline, createQueuePipeline } from '../services/pipeline'

/** Simulates windows of one browser on the real backend, without latency and failures unless an option says so. */
export async function createBrowser({ quota }: { quota?: number } = {}) {
  const storage = memoryStorage(quota)
  const simulation = { syncFailureRate: 0, fail: [] as string[] }
  const backend = await createBackend({
    storage: memoryStorage(),
    blobs: memoryBlobs(),
    tabs: null,
    simulation: () => v.parse(simulationSchema, { ...CALM, ...simulation }),
  })
  const connection = { isUp: true }
  const locks = oneByOne()
  const windows = new Set<EventTarget>()
  return {
    storage,
    simulation,
    backend,
    connection,
    open: (options: WindowOptions = {}) =>
      openWindow({ storage, simulation, backend, connection, locks, windows, ...options }),
  }
}

interface WindowOptions {
  as?: string
  /** Wraps the transport between client and backend. */
  intercept?: (request: Request) => Promise<void>
  /** Called after the backend has carried out a request, before its answer arrives. */
  onDone?: (request: Request) => void
}

interface Browser {
  storage: ReturnType<typeof memoryStorage>
  simulation: { syncFailureRate: number; fail: string[] }
  backend: Backend
  connection: { isUp: boolean }
  locks: LockManager
  windows: Set<EventTarget>
}

async function openWindow(options: Browser & WindowOptions) {
  const { simulation, backend, connection: network, locks, windows, as, intercept, onDone } = options
  const events = new EventTarget()
  windows.add(events)
  const life = { isOver: false, end: () => undefined as undefined }
  const over = new Promise<undefined>((resolve) => {
    life.end = () => {
      life.isOver = true
      resolve(undefined)
      return undefined
    }
  })
  const storage = told(options.storage, life, (change) => {
    for (const other of windows) {
      if (other !== events) other.dispatchEvent(Object.assign(new StorageEvent('storage'), change))
    }
  })
  const toasts: Toast[] = []
  const problems: string[] = []
  const toast = createToaster()
  toast.attach({ show: (shown) => toasts.push(shown), close: () => undefined })
  const url = 'http://backend.ementa/api'
  const connection = {
    middleware: [],
    async transport(request: Request) {
      await intercept?.(request)
      const response = await backend.fetch(request)
      onDone?.(request)
      // The backend has carried out the request, but the caller is gone.
      return life.isOver ? new Promise<Response>(() => undefined) : response
    },
  }
  const onProblem: ReportProblem = ({ kind, key }) => problems.push(`${kind} ${key}`)
  const parts = createStandaloneParts({ erase: async () => undefined }, toast)
  const { inFlight, writes, validity } = parts
  const queueApi = createClient({ url, fetch: createQueuePipeline({ inFlight, writes, connection }) })
  const offline = createOfflineService({
    storage,
    toast,
    send: ({ type, input }) => callByName(queueApi, type, input ?? {}),
    failsByChance: () => backend.chance(simulation.syncFailureRate),
    inFlight,
    onShowPending: () => undefined,
    onProblem,
    events,
    isConnected: () => network.isUp,
    locks: locksOf(locks, life, over),
  })
  const { api, relations, session, cache } = createServices({
    parts: { ...parts, offline },
    url,
    transport: createCallPipeline(offline, { inFlight, writes, validity, connection }),
    storage,
    events,
    onOpenLogin: () => undefined,
    onProblem,
    retryBase: 1,
  })
  cache.dispose()
  if (as) await createClient({ url, fetch: backend.fetch }).auth.signIn({ username: as })
  await session.start()
  return {
    api,
    offline,
    relations,
    session,
    toasts,
    problems,
    titles: () => toasts.map(({ title }: ToastInput) => title),
    /** Changes the browser's connection; every window receives the event. */
    connect(isUp: boolean) {
      network.isUp = isUp
      events.dispatchEvent(new Event(isUp ? 'online' : 'offline'))
    },
    /** Closes the window, even during a sync. */
    close() {
      windows.delete(events)
      life.end()
    },
    /** Waits until no sync is running. */
    async settled() {
      do await new Promise((resolve) => setTimeout(resolve, 1))
      while (offline.state.syncing)
    },
  }
}

/** Frees the locks of a closed window and stops its code. */
function locksOf(locks: LockManager, life: { isOver: boolean }, over: Promise<undefined>): LockManager {
  const request = async (name: string, work: () => Promise<unknown>) => {
    const answer = await locks.request(name, () => Promise.race([work(), over]))
    return life.isOver ? new Promise(() => undefined) : answer
  }
  return { ...locks, request } as unknown as LockManager
}

type Change = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>

/** Sends each change to the other windows a moment later, as browsers do. */
function told(storage: Browser['storage'], life: { isOver: boolean }, tell: (change: Change) => void): KeyValueStorage {
  return {
    getItem: (key) => storage.getItem(key),
    setItem(key, newValue) {
      if (life.isOver) return
      const oldValue = storage.getItem(key)
      storage.setItem(key, newValue)
      setTimeout(() => tell({ key, oldValue, newValue }))
    },
    removeItem(key) {
      if (life.isOver) return
      const oldValue = storage.getItem(key)
      storage.removeItem(key)
      setTimeout(() => tell({ key, oldValue, newValue: null }))
    },
  }
}

/** Web Locks for one name, shared by all windows. */
function oneByOne(): LockManager {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => Promise<unknown>) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
  return { request, query: async () => ({ held: [], pending: [] }) } as unknown as LockManager
}
