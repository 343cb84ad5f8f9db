import {
  type CallName,
  callMeta,
  callNameOf,
  deviceStorage,
  ERRORS,
  IMAGE,
  isErrorCode,
  type LinkPreview,
} from '@ementa/contracts'
import { SESSION_HEADER, VALID_FOR_HEADER } from '@ementa/contracts/client'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, onError } from '@orpc/server'
import { BRASILIA } from './calendar'
import type { Context } from './context'
import { DueTimer } from './due-timer'
import { carryOutEffects, type Effect } from './effects'
import { awaitFetched } from './errors'
import { LocalReports } from './local-reports'
import { MemoryReads } from './memory-reads'
import { personalizeAnswer } from './personalize-answer'
import type { Random } from './random'
import { Relations } from './relations'
import { preloadArea, router } from './router'
import { followCommentCounts } from './rules/comment-tree'
import { type Policy, SPECIFIED_POLICY } from './rules/policy'
import { visibilityFor } from './rules/visibility'
import { generateDeferredData, generateNewsletterWork, generateWorld } from './seed/generate'
import { seedDrawing } from './seed/images'
import { readSimulation, type Simulation, Simulator } from './simulation'
import { type BlobStore, indexedBlobs } from './store/blobs'
import { createPersonalKeys, createPersonalRecords, forgetNamedKeys } from './store/personal'
import { type StorageLike, type TabEvents, watchTabs } from './store/storage'
import { Store } from './store/store'
import { hasData } from './store/world'

/** Names the session's user to a backend with `session: 'header'`. */
export const USER_HEADER = SESSION_HEADER

export interface BackendOptions {
  /** Absent: the browser's local storage, or memory where the browser refuses it. */
  storage?: StorageLike
  /** Absent: IndexedDB. */
  blobs?: BlobStore
  /** Absent: the wall clock. Read once for each call. */
  clock?: () => Date
  /** Absent: `Math.random`. The simulation's `seed` goes before it. */
  random?: Random
  /** Settings of the simulation; by default those in local storage under `ementa-simulation`. */
  simulation?: () => Simulation
  /** Absent: the specification's rules of who may do what. */
  policy?: Policy
  /** Waits so many ms, for the simulated latency. */
  sleep?: (ms: number) => Promise<void>
  /** `header`: the client names its user with each request, as many people share one store. Absent: the store knows. */
  session?: 'store' | 'header'
  /** Target of the events about other tabs' writes; by default the window, if there is one. Null: no other tabs. */
  tabs?: TabEvents | null
  /** Address of the file with the sample people's portraits; absent: they have none. */
  portraits?: string
}

export interface Backend {
  /** Answers a call of the contract; hand it to `createClient` as its `fetch`. Never rejects. */
  fetch(request: Request): Promise<Response>
  images: {
    /** The uploaded image that an entity's `image_url` refers to; undefined when it is not (or no longer) here. */
    blob(imageUrl: string): Promise<Blob | undefined>
  }
  /** Restores the seed, forgets images, reports and this device's settings, and signs out. */
  reset(): Promise<void>
  /** Keys of stored values that could not be read so far. */
  readonly unreadable: readonly string[]
  /** Tells of those keys, past ones included. Returns the function that stops it. */
  onUnreadable(listener: (key: string) => void): () => void
  /** Called when schedules were carried out while nobody called. Returns the function that stops it. */
  onCarriedOut(listener: () => void): () => void
  /** The simulation in force, for those who simulate outside of calls (sync failures, waits between retries). */
  simulation(): Simulation
  /** True in `rate` of all cases, from the same source as all chance of the simulation. */
  chance(rate: number): boolean
  /** Stops listening to other tabs and waiting for schedules. */
  close(): void
}

/** A link preview is slow once for each address, which only the call itself can tell. */
const SIMULATES_ITSELF: ReadonlySet<CallName> = new Set<CallName>(['linkPreviews.get'])

/** Tells whether a call refused by its own rules, in contrast to a fault, which is logged. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ORPCError && (error.defined || error.code === 'BAD_REQUEST' || isErrorCode(error.code))

/** A declared error of every call, in the shape in which an oRPC server sends it, so that it arrives typed. */
function failure(code: 'MOCK_NETWORK_ERROR' | 'STORAGE_FULL'): Response {
  const { status, message } = ERRORS[code]
  return Response.json({ defined: true, code, status, message }, { status })
}

/** Calls that hold for this visit even on a full device, so that people can still reach their texts. */
const NEED_NOT_LAST: ReadonlySet<CallName> = new Set<CallName>(['auth.signIn', 'auth.signOut'])

const sleepFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Starts the backend: generates the seed, reads the stored data, and serves the contract through real requests and responses. */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const { storage = deviceStorage, clock = () => new Date(), random = Math.random, sleep = sleepFor } = options
  const { policy = SPECIFIED_POLICY } = options
  const blobs = options.blobs ?? indexedBlobs('ementa-images')
  const byHeader = options.session === 'header'
  const tabs = options.tabs === undefined ? (globalThis.window ?? null) : options.tabs

  const store = new Store({
    storage,
    blobs,
    clock,
    generate: (seededAt, posts) => generateWorld(seededAt, posts, options.portraits),
    generateDeferred: generateDeferredData,
    generateWork: generateNewsletterWork,
    // The people of a host are elsewhere than its machine.
    ...(byHeader ? { zone: BRASILIA } : {}),
  })
  const simulator = new Simulator({ settings: options.simulation ?? readSimulation(store.storage), random, sleep })
  const reads = new MemoryReads(store.db)
  const personal = byHeader ? createPersonalRecords(store.db) : createPersonalKeys(store.storage)
  const relations = new Relations(store.db, personal, clock)
  followCommentCounts(store.db, relations)
  const reports = byHeader ? null : new LocalReports(store.storage)
  const previews = new Map<string, LinkPreview | null>()
  const loadIssues = () => awaitFetched(store.newsletterWork.need())
  const means = { reads, loadIssues, blobs, previews }
  store.onLoad(() => reads.clear())
  await store.load(simulator.settings().posts)

  const handler = new OpenAPIHandler(router, {
    // An undeclared error is a defect of the backend: the caller learns only that something failed.
    clientInterceptors: [
      onError((error) => (isRefusal(error) ? undefined : console.error(error))),
      async ({ next, context }) => personalizeAnswer(context, await next()),
    ],
  })

  const isDue = () => (store.nextDue() ?? Number.POSITIVE_INFINITY) <= clock().getTime()

  // Loaded on demand, since seldom is anything due; it comes with the newsletters' work, so the timer need not wait.
  const loadDueRules = () => import('./rules/due-schedules')

  /** Carries out due schedules before any call; if their code cannot be loaded, the next call tries again. */
  const carryOutDue = async (): Promise<boolean> => {
    if (!isDue()) return false
    const [rules] = await Promise.all([loadDueRules(), store.deferred.need(), store.newsletterWork.need()]).catch(
      () => [],
    )
    if (!rules) return false
    const { result, isStored } = await store.change(async () => {
      await store.readSchedulesAgain()
      return rules.sendDueSchedules(store.db, clock())
    }, Boolean)
    return result && isStored
  }

  const carriedOutListeners = new Set<() => void>()
  const dueTimer = new DueTimer({
    clock,
    next: () => store.nextDue(),
    run: async () => {
      const hasChanged = await carryOutDue()
      if (hasChanged) for (const listener of carriedOutListeners) listener()
    },
  })
  dueTimer.arm()

  const viewerOf = (request: Request) => {
    const user = byHeader ? request.headers.get(USER_HEADER) : store.currentUserId
    const { profiles } = store.db
    return user === null ? undefined : (profiles.get(user) ?? profiles.by('username', user.toLowerCase())[0])
  }

  /** Returns whether the caller withholds people and so sees other comment counts, for which the comments must be loaded. */
  const withholdsPeople = (request: Request) => {
    const id = viewerOf(request)?.id
    return id !== undefined && relations.ids(id, 'muted').length + relations.ids(id, 'blocked').length > 0
  }

  const contextFor = (request: Request, effects: Effect[]): Context => {
    const now = clock()
    const viewer = viewerOf(request)
    return {
      db: store.db,
      reads,
      relations,
      loadIssues,
      reports,
      personal,
      previews,
      effects,
      simulated: simulator.forOneCall(),
      viewer: viewer ?? null,
      policy,
      visible: visibilityFor(store.db, relations, viewer?.id ?? null, now),
      now,
      nowIso: now.toISOString(),
      setCurrentUser: (id) => {
        if (!byHeader) store.currentUserId = id
      },
    }
  }

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const name = callNameOf(pathname)
    // The code that answers the call is fetched while the call takes its simulated time, not after it.
    const data = hasData(store, name, withholdsPeople(request))
    if (name) void preloadArea(name)
    if (name && !SIMULATES_ITSELF.has(name) && (await simulator.call(name))) return failure('MOCK_NETWORK_ERROR')
    if (!(await data)) return failure('MOCK_NETWORK_ERROR')
    await store.upToDate()
    await carryOutDue()
    // Changes are made one after another: none of them waits for the code of one before it.
    if (name) await preloadArea(name)
    // The path before `/area/call` is the address of the backend.
    const prefix = pathname.split('/').slice(0, -2).join('/')
    const askedAt = clock().getTime()
    const effects: Effect[] = []
    const carryOut = () =>
      handler.handle(request, {
        context: contextFor(request, effects),
        ...(prefix.startsWith('/') ? { prefix: `/${prefix.slice(1)}` as const } : {}),
      })
    const isWrite = name !== null && callMeta(name).kind === 'write'
    const { result, isStored } = isWrite
      ? await store.change(carryOut, ({ response }) => response?.ok === true)
      : { result: await carryOut(), isStored: true }
    if (!isWrite) await store.keepChanges()
    const { matched, response } = result
    // The time is looked up after the call, since the call may have written something that falls due soon.
    const changes = [store.nextDue(), reads.nextChange(askedAt)].flatMap((at) =>
      at !== null && at > askedAt ? [at] : [],
    )
    if (changes.length > 0) response?.headers.set(VALID_FOR_HEADER, String(Math.min(...changes) - askedAt))
    dueTimer.arm()
    const hasEffects = isStored && response?.ok === true
    if (hasEffects && !(await carryOutEffects(effects, means))) return failure('STORAGE_FULL')
    if (!isStored && response?.ok && name && !NEED_NOT_LAST.has(name)) return failure('STORAGE_FULL')
    if (store.newsletterWork.isThere) loadDueRules().catch(() => undefined)
    return matched ? response : new Response(null, { status: 404 })
  }

  const unwatch = tabs ? watchTabs(tabs, (key) => void store.take(key)) : () => {}

  return {
    fetch: answer,
    images: {
      blob: async (imageUrl) =>
        (await seedDrawing(imageUrl)) ??
        (imageUrl.startsWith(IMAGE.localScheme) ? blobs.get(imageUrl.slice(IMAGE.localScheme.length)) : undefined),
    },
    reset: async () => {
      forgetNamedKeys(store.storage)
      reports?.reset()
      await blobs.clear()
      await store.reset()
      dueTimer.arm()
    },
    get unreadable() {
      return store.storage.unreadable
    },
    onUnreadable: (listener) => store.storage.onUnreadable(listener),
    onCarriedOut: (listener) => {
      carriedOutListeners.add(listener)
      return () => carriedOutListeners.delete(listener)
    },
    simulation: () => simulator.settings(),
    chance: (rate) => simulator.chance(rate),
    close: () => {
      dueTimer.stop()
      unwatch()
    },
  }
}
