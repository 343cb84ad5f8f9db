import { deviceStorage, onRefusedPlace, type Registry, type Services } from '@ementa/contracts'
import { createClient } from '@ementa/contracts/client'
import {
  createRelations,
  createResponseCache,
  createSession,
  createThemeService,
  createToaster,
  createWrites,
  deviceUserId,
  needOverlays,
  type OwnedRelations,
  type OwnedSession,
  type OwnedToaster,
  type ReportProblem,
  type ResponseCache,
  type Writes,
} from '@ementa/ui/host'
import { loginState } from '../login/login-state'
import { createOfflineService, type OwnedOfflineService } from '../offline/offline-service'
import { pendingState } from '../offline/pending-state'
import { createPushPreview } from '../push/push-state'
import { createShortcuts, type OwnedShortcuts } from '../shortcuts/shortcuts'
import { connect, createImages, mockBackend, sendAction } from './backend'
import { createDeviceData } from './device-data'
import { createProblemReporter } from './problems'
import { shareStaleReads } from './share-stale-reads'
import { retryBase } from './storage'
import { createWidgets } from './widgets'

/** The services with the parts that only the shell itself may use. */
export interface ShellServices extends Services {
  readonly session: OwnedSession
  readonly toast: OwnedToaster
  readonly offline: OwnedOfflineService
  readonly shortcuts: OwnedShortcuts
  readonly cache: ResponseCache
  /** What its writes make stale. */
  readonly writes: Writes
  /** First wait of a retried read, in ms. */
  readonly retryBase: number
}

/** Makes everything that the frame and the remotes need, once (decision E-5). */
export function createServices(registry: Registry): ShellServices {
  const storage = deviceStorage
  const toast = createToaster({ onWaiting: needOverlays })
  const writes = createWrites()
  const onProblem = createProblemReporter(toast)
  onRefusedPlace((place) => onProblem({ kind: 'refused', key: place }))
  const connection = connect(registry.api, storage)
  const retry = retryBase(storage)

  // Session, memberships and queue know of each other: what is made later is reached through functions.
  const parts: { session?: OwnedSession; relations?: OwnedRelations } = {}
  const made = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('Failed to use a service: it is not made yet.')
    return part
  }
  const offline = createOfflineService({
    storage,
    toast,
    relations: () => made(parts.relations),
    userId: () => parts.session?.state.user?.id ?? null,
    send: (action) =>
      sendAction({ ...connection, transport: writes.watch(connection.transport, { isLate: true }) }, action),
    failsByChance: connection.syncFailsByChance,
    refreshSession: () => made(parts.session).refresh(),
    holdReads: writes.hold,
    onShowPending: pendingState.open,
    onProblem,
  })
  const api = createClient({ url: connection.url, fetch: offline.transport(writes.watch(connection.transport)) })
  const cache = createResponseCache({
    storage,
    isOnline: () => offline.state.online,
    onProblem,
    frameReads: ['unreadCount'],
    mayStore: () => deviceUserId(storage) === (parts.session?.state.user?.id ?? null),
  })
  const relations = createRelations({ api, onConfirmed: () => parts.session?.keepCopy() })
  parts.relations = relations
  const session = createSession({
    api,
    relations,
    storage,
    events: window,
    toast,
    onOpenLogin: loginState.open,
    onUserChange() {
      // What the one read must not be shown to the other.
      cache.clear()
      writes.announce('all')
      offline.userChanged()
    },
    onProblem,
    retryBase: retry,
  })
  parts.session = session
  void session.start().then(offline.userChanged)
  shareStaleReads(writes, storage)
  if (!registry.api) tellOfMock({ onProblem, writes })

  return {
    api,
    session,
    relations,
    toast,
    theme: createThemeService({
      storage,
      media: matchMedia('(prefers-color-scheme: dark)'),
      root: document.documentElement,
      events: window,
    }),
    offline,
    shortcuts: createShortcuts({ storage }),
    images: createImages(registry.api),
    push: createPushPreview(),
    widgets: createWidgets(registry),
    device: createDeviceData({ hasMock: registry.api === undefined }),
    cache,
    writes,
    retryBase: retry,
  }
}

/** What the mock reports besides answers: storage problems, and schedules carried out while nobody called. */
async function tellOfMock({ onProblem, writes }: { onProblem: ReportProblem; writes: Writes }) {
  const mock = await mockBackend().catch(() => null)
  if (!mock) return
  mock.onProblem(({ kind, key }) => onProblem({ kind: kind === 'storage-full' ? 'full' : 'corrupt', key }))
  mock.onCarriedOut(() =>
    writes.announce(['issues', 'issue', 'schedules', 'notifications', 'unreadCount'], { isShared: true }),
  )
}
