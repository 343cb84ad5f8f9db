import {
  callByName,
  deviceStorage,
  onFullDevice,
  onRefusedPlace,
  RETRY,
  type Registry,
  STORAGE_KEYS,
  type WidgetId,
  type Widgets,
} from '@ementa/contracts'
import { createClient } from '@ementa/contracts/client'
import type { KeyValueStorage } from '@ementa/ui'
import {
  createInFlight,
  createServices,
  createToaster,
  createValidity,
  createWrites,
  type HostParts,
  type HostServices,
  needOverlays,
  type ReportProblem,
  type Writes,
} from '@ementa/ui/host'
import * as v from 'valibot'
import { hostState } from '../community-host/host-state'
import { createPushPreview, loginState, pendingState } from '../dialog-states'
import { loadWidget } from '../federation/load-section'
import { createOfflineService, type OwnedOfflineService } from '../offline/offline-service'
import { createShortcuts, type OwnedShortcuts } from '../shortcuts/shortcuts'
import { createDeviceData } from './device-data'
import { createImages } from './images'
import { createPageIdle, type PageIdle } from './page-idle'
import { connect, createCallPipeline, createHostPipeline, createQueuePipeline, mockBackend } from './pipeline'
import { createProblemReporter } from './problems'
import { shareStaleReads } from './share-stale-reads'

/** The services, with further parts that only the shell uses. */
export type ShellServices = HostServices<Parts> & { readonly pageIdle: PageIdle }
type Parts = HostParts & { readonly offline: OwnedOfflineService; readonly shortcuts: OwnedShortcuts }

/** Creates the services of the shell and of all pages. */
export function createShellServices(registry: Registry): ShellServices {
  const storage = deviceStorage
  const toast = createToaster({ onWaiting: needOverlays })
  const inFlight = createInFlight()
  const writes = createWrites(inFlight)
  const validity = createValidity()
  const pageIdle = createPageIdle(inFlight)
  const onProblem = createProblemReporter(toast)
  onRefusedPlace((place) => onProblem({ kind: 'refused', key: place }))
  onFullDevice((key) => onProblem({ kind: 'full', key }))
  const connection = connect(registry.api, {
    storage,
    onChanged: () => services.session.refresh().catch(() => undefined),
  })
  const { url } = connection
  const queueApi = createClient({ url, fetch: createQueuePipeline({ inFlight, writes, connection }) })
  const offline = createOfflineService({
    storage,
    toast,
    send: ({ type, input }) => callByName(queueApi, type, input ?? {}),
    failsByChance: connection.syncFailsByChance,
    inFlight,
    onShowPending: pendingState.open,
    onProblem,
  })
  const services: HostServices<Parts> = createServices({
    parts: {
      toast,
      inFlight,
      writes,
      validity,
      offline,
      shortcuts: createShortcuts({ storage }),
      images: createImages(registry.api),
      push: createPushPreview(),
      widgets: createWidgets(registry),
      device: createDeviceData({ signOut: registry.api === undefined ? null : () => services.session.signOut() }),
    },
    url,
    transport: createCallPipeline(offline, { inFlight, writes, validity, connection }),
    storage,
    onOpenLogin: loginState.open,
    onProblem,
    retryBase: retryBase(storage),
  })
  void services.session.start()
  shareStaleReads(writes, storage)
  if (registry.api) hostState.server = { url, fetch: createHostPipeline(connection) }
  else void listenToMock({ onProblem, writes })
  return { ...services, pageIdle }
}

/** Handles the mock's events: storage problems, and scheduled posts and issues that were published. */
async function listenToMock({ onProblem, writes }: { onProblem: ReportProblem; writes: Writes }) {
  const mock = await mockBackend().catch(() => null)
  if (!mock) return
  mock.onUnreadable((key) => onProblem({ kind: 'corrupt', key }))
  mock.onCarriedOut(() =>
    writes.announce(['issues', 'issue', 'schedules', 'notifications', 'unreadCount'], { isShared: true }),
  )
}

/** Creates the loader of components that one remote exposes for others, for example `social/post-card`. */
export const createWidgets = ({ remotes }: Pick<Registry, 'remotes'>): Widgets => ({
  async load<Id extends WidgetId>(id: Id) {
    const [name, exposed] = id.split('/')
    const remote = remotes.find((candidate) => candidate.name === name)
    if (!remote || !exposed) throw new Error(`Failed to load the widget "${id}": the registry names no such remote.`)
    return loadWidget<Id>(remote, exposed)
  },
})

const settingsSchema = v.object({ retryBase: v.optional(v.pipe(v.number(), v.minValue(0)), RETRY.base) })

/** Returns the first wait in ms before a retried read. The simulation may shorten it; an invalid value is ignored. */
export function retryBase(storage: Pick<KeyValueStorage, 'getItem'>): number {
  try {
    return v.parse(settingsSchema, JSON.parse(storage.getItem(STORAGE_KEYS.simulation) ?? '{}')).retryBase
  } catch {
    return RETRY.base
  }
}
