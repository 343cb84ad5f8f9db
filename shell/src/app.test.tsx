import type { RemoteEntry } from '@ementa/contracts'
import { required } from '@ementa/testing'
import { Link } from '@ementa/ui/router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { start } from './app'
import * as sections from './federation/load-section'
import * as outlet from './federation/remote-section'
import * as header from './frame/header'
import { installState } from './pwa/install-state'
import { loadedRemotes, type RegistryResult } from './registry/registry'
import * as pageIdle from './services/page-idle'

const loaded = vi.hoisted(() => ({ failureCards: 0 }))
/** Roots that the product has rendered, which each test unmounts. */
const roots = vi.hoisted((): { unmount(): void }[] => [])
vi.mock('react-dom/client', async (importOriginal) => {
  const { createRoot, ...others } = await importOriginal<typeof import('react-dom/client')>()
  const noted = (...of: Parameters<typeof createRoot>) => {
    const root = createRoot(...of)
    roots.push(root)
    return root
  }
  return { ...others, createRoot: noted }
})
vi.mock('./failures/remote-failure', () => {
  loaded.failureCards += 1
  return { default: () => null }
})

const ENTRY = 'https://social.example/m.json'
const SOCIAL: RemoteEntry = { name: 'social', title: 'Publicações', entry: ENTRY, routes: ['/p/:id'] }
const ACCOUNT: RemoteEntry = { ...SOCIAL, name: 'account', routes: ['/settings/*'], enabled: false }

const resultOf = (result: Partial<RegistryResult> = {}, registry: Partial<RegistryResult['registry']> = {}) => ({
  registry: { contract: 1, remotes: [SOCIAL, ACCOUNT], api: 'https://api.example/api', ...registry },
  source: 'network' as const,
  ...result,
})

/** A page of the product with a link to a page of a remote. */
function showPage(Page: () => React.ReactNode = () => <h1>Página</h1>) {
  return vi.spyOn(outlet, 'SectionOutlet').mockImplementation(() => (
    <>
      <Page />
      <Link to="/p/post-001">Um post</Link>
    </>
  ))
}

/** Simulates the browser's service worker container. */
let active: { postMessage: ReturnType<typeof vi.fn> }
let container: { register: ReturnType<typeof vi.fn>; getRegistrations: ReturnType<typeof vi.fn> }

// The product renders the tree, not the tests' `render`.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false))
beforeEach(() => {
  document.body.innerHTML = '<div id="root"><p>Esqueleto</p></div>'
  document.documentElement.dataset.arriving = ''
  active = { postMessage: vi.fn() }
  container = Object.assign(new EventTarget(), {
    controller: null,
    ready: Promise.resolve({ active }),
    register: vi.fn(async () => Object.assign(new EventTarget(), { waiting: null, installing: null })),
    getRegistrations: vi.fn(async () => []),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  const fetch = vi.fn(async () => Response.json(null))
  vi.stubGlobal('fetch', fetch)
  // A page that becomes idle after its test would register its worker without a browser.
  vi.spyOn(pageIdle, 'createPageIdle').mockReturnValue({
    afterAnswers: () => undefined,
    whenIdle: () => undefined,
  })
})
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  delete document.documentElement.dataset.arriving
  loadedRemotes.clear()
  installState.prompt = null
})

/** Starts the product with fake timers and lets its first page become idle. */
async function rest(registry: Partial<RegistryResult['registry']> = {}) {
  vi.mocked(pageIdle.createPageIdle).mockRestore()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
  const observe = vi.fn()
  class Observer {
    static supportedEntryTypes = ['long-animation-frame']
    observe = observe
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  showPage()
  await start(resultOf({}, registry))
  expect(document.documentElement.dataset.arriving).toBe('')
  expect(observe).not.toHaveBeenCalled()
  expect([container.register.mock.calls.length, container.getRegistrations.mock.calls.length]).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(20_000)
  return observe
}

test('once the first page rests, the measurements and the worker begin, and the card of failures is there', async () => {
  const observe = await rest()
  expect(document.documentElement.dataset.arriving).toBeUndefined()
  await vi.waitFor(() => expect(observe).toHaveBeenCalledWith({ type: 'long-animation-frame', buffered: true }))
  await vi.waitFor(() => expect(loaded.failureCards).toBe(1))
  expect(String(container.register.mock.calls[0]?.[0])).toBe('/sw.js')
  const warm = { type: 'warm', remotes: [{ name: 'social', entry: ENTRY }] }
  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalledWith(warm))
  expect(container.getRegistrations).not.toHaveBeenCalled()
})

test('where the registry switches the worker off, it goes, and none is registered', async () => {
  await rest({ worker: false })
  await vi.waitFor(() => expect(container.getRegistrations).toHaveBeenCalledOnce())
  expect(container.register).not.toHaveBeenCalled()
})

test('the frame takes the place of the skeleton with the page in it, which is given what the registry answered', async () => {
  const page = showPage()
  const result = resultOf()
  await start(result)
  const heading = await screen.findByRole('heading', { name: 'Página' })
  expect(screen.getByRole('main')).toContainElement(heading)
  expect(screen.queryByText('Esqueleto')).toBeNull()
  expect(page.mock.calls[0]?.[0]).toEqual({ result })
  expect(screen.queryByText(/^Você está vendo outra versão/)).toBeNull()
  const request = required(vi.mocked(fetch).mock.calls[0])[0]
  expect(request instanceof Request && request.url).toMatch(/^https:\/\/api\.example\/api\//)
})

test('the offer of the browser to install is kept from the start on', async () => {
  showPage()
  await start(resultOf())
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => undefined,
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  })
  window.dispatchEvent(offer)
  expect(offer.defaultPrevented).toBe(true)
  expect(installState.prompt).toBe(offer)
})

test('the next page of a remote is loaded before it is shown', async () => {
  showPage()
  const begin = vi.spyOn(sections, 'beginSection').mockRejectedValue(new Error('gone'))
  await start(resultOf())
  fireEvent.click(await screen.findByRole('link', { name: 'Um post' }))
  await waitFor(() => expect(location.pathname).toBe('/p/post-001'))
  expect(begin).toHaveBeenCalledExactlyOnceWith(SOCIAL)
})

test('a page that fails is told in its place and in the log; the frame stays', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('kaputt')
  showPage(() => {
    throw failure
  })
  await start(resultOf())
  const told = await screen.findByText('kaputt')
  expect(screen.getByRole('main')).toContainElement(told)
  expect(screen.getByRole('banner')).toBeInTheDocument()
  await waitFor(() => expect(logged).toHaveBeenCalledWith(failure, expect.stringContaining('PageBoundary')))
})

test('a frame that fails is told in place of everything', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  showPage()
  vi.spyOn(header, 'Header').mockImplementation(() => {
    throw new Error('no header')
  })
  await start(resultOf())
  expect(await screen.findByText('no header')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Página' })).toBeNull()
})
