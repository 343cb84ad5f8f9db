import { type CallName, callNameOf, type Services, type ShortcutHandlers } from '@ementa/contracts'
import { type BackendApi, createClient } from '@ementa/contracts/client'
import { createBackend, memoryBlobs, type SimulationInput, simulationSchema } from '@ementa/mock-backend'
import {
  AppTree,
  createMemoryRouter,
  createResponseCache,
  createServices,
  createStandaloneParts,
  createStandalonePipeline,
  createToaster,
  forgetPresses,
  type HostParts,
  type OwnedSession,
  type OwnedToaster,
  type ResponseCache,
  type Toast,
  type TreeServices,
  useFocusAfterRemoval,
  type Writes,
} from '@ementa/ui/host'
import { OverlayHost } from '@ementa/ui/overlays'
import { type RouteObject, RouterProvider, useLocation, useRoutes } from '@ementa/ui/router'
import { type RenderResult, render } from '@testing-library/react'
import { MotionGlobalConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { CALM } from './calm-simulation'
import { memoryStorage } from './memory-storage'

// Renders views with the real backend in memory, without latency and failures.
import '@testing-library/jest-dom/vitest'

export { default as userEvent } from '@testing-library/user-event'
export { windowOf, withLessMotion } from './media-queries'
export { address, asksBeforeUnload, fill, findAddress, inputsOf, titles } from './page'
export { required, sent } from './required'
export { withCalls } from './with-calls'

// happy-dom rejects animations that are cancelled at the end of a test.
MotionGlobalConfig.skipAnimations = true

const URL_OF_BACKEND = 'http://backend.ementa/api'

export interface TestOptions {
  /** Username of the signed-in person; absent for a visitor. */
  as?: string
  /** Path of the view. Every other path shows its own address, so that a test can see the target of a link. */
  at?: string
  /** Path of the page that lies behind in the history; absent: none does. */
  from?: string
  /** Pattern of the route that shows the view; by default the pathname of `at`. */
  pattern?: string
  /** Changes to the calm simulation, for example `{ fail: ['posts.delete'] }`. */
  simulation?: SimulationInput
  /** Replaces single services. */
  services?: Partial<Services>
}

export interface TestWorld {
  services: TreeServices
  /** `services.session` with the methods that only the shell may call. */
  session: OwnedSession
  /** Client of the same user in another tab, whose writes notify no read of this page. */
  otherTab: BackendApi
  /** Event of the reads that calls of `services.api` make stale. */
  writes: Writes
  /** All toasts shown so far, oldest first. */
  toasts: Toast[]
  /** All calls made so far, oldest first. */
  calls: { name: string; input: unknown }[]
  /** Changes the simulation from now on. */
  simulate: (settings: SimulationInput) => void
  /**
   * Delays a call until the returned function is called, so that a test can check the pending state on any machine. A fixed
   * latency may be over too early.
   */
  hold: (call: CallName) => () => void
  /** All images stored so far, oldest first. */
  storedImages: Blob[]
  /** Number of requests for the login dialog. */
  logins: () => number
  /** Presses a key as the shell's shortcuts would pass it on. */
  press: (key: string, isRepeat?: boolean) => void
}

/** Creates services with a backend of their own; resolves when `as` is signed in. */
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
    ...createStandaloneParts({ erase: () => backend.reset() }, recorded(createToaster(), toasts)),
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
    transport: createStandalonePipeline(parts, async (request) => {
      const { pathname } = new URL(request.url)
      const body = await request.clone().text()
      const name = callNameOf(pathname) ?? pathname
      calls.push({ name, input: body ? JSON.parse(body) : undefined })
      await held.get(name)
      return backend.fetch(request)
    }),
    storage,
    // The world has its own event target, so that events of other tests do not reach it.
    events: new EventTarget(),
    onOpenLogin: () => void logins++,
    retryBase: 1,
  })
  // Each view has its own cache.
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

/** Records toasts; a host attached later still renders them. */
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

/** Renders a view with services, data, styles and a router. */
export async function renderWithServices(
  ui: ReactNode,
  options: TestOptions & { world?: TestWorld } = {},
): Promise<RenderResult & TestWorld & { cache: ResponseCache }> {
  const world = options.world ?? (await createTestWorld(options))
  const at = options.at ?? '/'
  const router = createMemoryRouter(options.from === undefined ? [at] : [options.from, at])
  const routes = [
    { path: options.pattern ?? at.split(/[?#]/)[0], element: ui },
    { path: '*', element: <Elsewhere /> },
  ]
  const cache = createResponseCache({ storage: memoryStorage(), validity: world.services.cache.validity })
  // A pending write would outlive the test's window.
  onTestFinished(() => cache.dispose())
  const view = render(
    <AppTree services={{ ...world.services, cache }}>
      <RouterProvider router={router}>
        <Routes routes={routes} />
      </RouterProvider>
      <KeptFocus />
      <OverlayHost />
    </AppTree>,
  )
  return { ...view, ...world, cache }
}

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes)
}

function KeptFocus() {
  useFocusAfterRemoval()
  return null
}

function Elsewhere() {
  const { pathname, search, hash } = useLocation()
  return <output aria-label="Endereço">{pathname + search + hash}</output>
}
