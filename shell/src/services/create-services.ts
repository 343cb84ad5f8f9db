import type { Registry, Services } from '@ementa/contracts'
import {
  createRelations,
  createSession,
  createThemeService,
  createToaster,
  type OwnedSession,
  type OwnedToaster,
} from '@ementa/ui'
import { createResponseCache, type ResponseCache } from '@ementa/ui/data'
import { loginState } from '../login/login-state'
import { createOfflineService } from '../offline/offline-service'
import { createPushPreview } from '../push/push-state'
import { createShortcuts } from '../shortcuts/shortcuts'
import { createApi, createImages } from './backend'
import { createDeviceData } from './device-data'
import { createWidgets } from './widgets'

/** The services with the parts that only the shell itself may use. */
export interface ShellServices extends Services {
  readonly session: OwnedSession
  readonly toast: OwnedToaster
  readonly cache: ResponseCache
}

/** Makes everything that the frame and the remotes need, once (decision E-5). */
export function createServices(registry: Registry): ShellServices {
  const toast = createToaster()
  const onProblem = () => undefined
  const offline = createOfflineService()
  const api = createApi(registry.api)
  const relations = createRelations({ api })
  const session = createSession({
    api,
    relations,
    storage: localStorage,
    events: window,
    toast,
    onOpenLogin: loginState.open,
    onProblem,
    retryBase: 1000,
  })
  const theme = createThemeService({
    storage: localStorage,
    media: matchMedia('(prefers-color-scheme: dark)'),
    root: document.documentElement,
    events: window,
  })
  void session.start()
  return {
    api,
    session,
    relations,
    toast,
    theme,
    offline,
    shortcuts: createShortcuts(),
    images: createImages(),
    push: createPushPreview(),
    widgets: createWidgets(registry),
    device: createDeviceData({ hasMock: registry.api === undefined }),
    cache: createResponseCache({ storage: localStorage }),
  }
}
