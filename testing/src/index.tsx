import { type Api, type CallName, callNameOf, type Services, type ShortcutHandlers } from '@ementa/contracts'
import { createClient } from '@ementa/contracts/client'
import { createBackend, memoryBlobs, type SimulationInput, simulationSchema } from '@ementa/mock-backend'
import { StyleProvider } from '@ementa/ui'
import {
  AppTree,
  createMemoryRouter,
  createResponseCache,
  createServices,
  createToaster,
  forgetPresses,
  type HostParts,
  memoryStorage,
  type OwnedSession,
  type OwnedToaster,
  partsAlone,
  type ResponseCache,
  type Toast,
  type TreeServices,
  useKeptPageFocus,
  type Writes,
} from '@ementa/ui/host'
import { OverlayHost } from '@ementa/ui/overlays'
import { type RouteObject, RouterProvider, useLocation, useRoutes } from '@ementa/ui/router'
import { type RenderResult, render } from '@testing-library/react'
import { MotionGlobalConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { CALM } from './calm'

// Views on the real backend, in memory, without latency and without failures.
import '@testing-library/jest-dom/vitest'

export { default as userEvent } from '@testing-library/user-event'
export { required } from './required'
export { windowOf, withLessMotion } from './window-of'
export { withCalls } from './with-calls'

// happy-dom rejects the animations that a test's end cancels.
MotionGlobalConfig.skipAnimations = true

const URL_OF_BACKEND = 'http://backend.ementa/api'

export interface TestOptions {
  /** Username that is signed in; absent: a visitor. */
  as?: string
  /** Where the router is. Every other path shows its own address, so that a test can see where a link led. */
  at?: string
  /** Pattern of the route that shows the view; by default the pathname of `at`. */
  pattern?: string
  /** Changes of the calm simulation, for example `{ fail: ['posts.delete'] }`. */
  simulation?: SimulationInput
  /** Replaces single services. */
  services?: Partial<Services>
}

export interface TestWorld {
  services: TreeServices
  /** `services.session` with what only the shell may call. */
  session: OwnedSession
  /** The same backend for the same user in another tab: a write here notifies no read of the page. */
  otherTab: Api
  /** What the calls of `services.api` make stale. */
  writes: Writes
  /** Every toast shown so far, oldest first. */
  toasts: Toast[]
  /** Every call made so far, oldest first. */
  calls: { name: string; input: unknown }[]
  /** Changes the simulation from now on. */
  simulate: (settings: SimulationInput) => void
  /**
   * Keeps this call from the backend until the function that it returns is called: what is shown while it is on its way can
   * be looked at for as long as a busy machine takes. A latency of so many ms would be over too soon at times.
   */
  hold: (call: CallName) => () => void
  /** Every image that was stored so far, oldest first. */
  storedImages: Blob[]
  /** How often the login dialog was asked for. */
  logins: () => number
  /** Presses a key as the shell's shortcuts would hand it over. */
  press: (key: string, isRepeat?: boolean) => void
}

/** The services on a backend of their own; `as` is signed in when it resolves. */
export async function createTestWorld({ as, simulation = {}, services: own }: TestOptions = {}): Promise<TestWorld> {
  forgetPresses()
  let settings = calm(simulation)
  const storage = memoryStorage()
  const blobs = memoryBlobs()
  const storedImages: Blob[] = []
  const backend = await createBackend({
    storage,
    blobs: {
      ...blobs,
      put: (id, blob) => {
        storedImages.push(blob)
        return blobs.put(id, blob)
      },
    },
    simulation: () => settings,
    tabs: null,
  })
  const calls: TestWorld['calls'] = []
  const otherTab = createClient({ url: URL_OF_BACKEND, fetch: backend.fetch })
  const toasts: Toast[] = []
  const layers: ShortcutHandlers[] = []
  const held = new Map<string, Promise<void>>()
  let logins = 0
  const parts: HostParts = {
    ...partsAlone({ erase: () => backend.reset() }, recorded(createToaster(), toasts)),
    shortcuts: {
      register: (handlers) => {
        layers.push(handlers)
        return () => void layers.splice(layers.indexOf(handlers), 1)
      },
    },
    push: { show: () => undefined },
  }
  const assembled = createServices({
    parts,
    url: URL_OF_BACKEND,
    transport: async (request) => {
      const { pathname } = new URL(request.url)
      const body = await request.clone().text()
      const name = callNameOf(pathname) ?? pathname
      calls.push({ name, input: body ? JSON.parse(body) : undefined })
      await held.get(name)
      return backend.fetch(request)
    },
    storage,
    // Of this world alone: events of another test's window do not reach it.
    events: new EventTarget(),
    onOpenLogin: () => void logins++,
    retryBase: 1,
  })
  // Each view gets a cache of its own.
  assembled.cache.dispose()
  if (as) await otherTab.auth.signIn({ username: as })
  await assembled.session.start()
  const services = { ...assembled, ...own }
  return {
    services,
    session: assembled.session,
    otherTab,
    writes: parts.writes,
    toasts,
    calls,
    storedImages,
    simulate: (next) => {
      settings = calm(next)
    },
    hold(call) {
      let release = () => {}
      held.set(call, new Promise((resolve) => (release = resolve)))
      return () => {
        held.delete(call)
        release()
      }
    },
    logins: () => logins,
    press: (key, isRepeat) => layers.findLast((layer) => key in layer)?.[key]?.(isRepeat),
  }
}

function calm(settings: SimulationInput) {
  const values = { ...CALM, seed: 1, retryBase: 1, ...settings }
  const result = simulationSchema['~standard'].validate(values)
  if (result instanceof Promise || result.issues) throw new Error('Failed to simulate: these settings are not valid.')
  return result.value
}

/** Writes down what is shown; a host attached later still renders it. */
function recorded(toaster: OwnedToaster, shownToasts: Toast[]): OwnedToaster {
  const note = (toast: Toast) => {
    if (!shownToasts.some(({ id }) => id === toast.id)) shownToasts.push(toast)
  }
  const attach: OwnedToaster['attach'] = (host) =>
    toaster.attach({
      show: (toast) => {
        note(toast)
        host.show(toast)
      },
      close: host.close,
    })
  attach({ show: note, close: () => undefined })
  return { ...toaster, attach }
}

/** Renders a view with services, data, look and a router around it. */
export async function renderWithServices(
  ui: ReactNode,
  options: TestOptions & { world?: TestWorld } = {},
): Promise<RenderResult & TestWorld & { cache: ResponseCache }> {
  const world = options.world ?? (await createTestWorld(options))
  const at = options.at ?? '/'
  const router = createMemoryRouter([at])
  const routes = [
    { path: options.pattern ?? at.split(/[?#]/)[0], element: ui },
    { path: '*', element: <Elsewhere /> },
  ]
  const cache = createResponseCache({ storage: memoryStorage(), validity: world.services.cache.validity })
  // A write that waits would outlive the test's window.
  onTestFinished(() => cache.dispose())
  const view = render(
    <AppTree services={{ ...world.services, cache }}>
      <StyleProvider>
        <RouterProvider router={router}>
          <Routes routes={routes} />
        </RouterProvider>
        <KeptFocus />
        <OverlayHost />
      </StyleProvider>
    </AppTree>,
  )
  return { ...view, ...world, cache }
}

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes)
}

function KeptFocus() {
  useKeptPageFocus()
  return null
}

function Elsewhere() {
  const { pathname, search, hash } = useLocation()
  return <output aria-label="Endereço">{pathname + search + hash}</output>
}
