import { renderWithServices } from '@ementa/testing'
import { noteUnsaved } from '@ementa/ui/host'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UpdatePrompt } from '../frame/deferred-notices'
import { dropWorker, registerWorker, updateState } from './register-worker'

/** Simulates a worker with messages in both directions. */
class FakeWorker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn()
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}
class FakeRegistration extends EventTarget {
  constructor(readonly scope = `${location.origin}/`) {
    super()
  }
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  updates = 0
  // This is not a mock, because a mock would handle the rejection that a test must notice.
  async update() {
    this.updates += 1
    throw new TypeError('offline')
  }
  unregister = vi.fn(async () => true)
  find(worker: FakeWorker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
}

let registration: FakeRegistration
let container: EventTarget & { controller: object | null; register: ReturnType<typeof vi.fn> }
let active: FakeWorker

let published: string

beforeEach(() => {
  published = '<script defer src="/static/main.2.js"></script>'
  document.head.insertAdjacentHTML('beforeend', '<script defer type="text/plain" src="/static/main.1.js"></script>')
  vi.stubGlobal('fetch', async () => new Response(published))
  registration = new FakeRegistration()
  active = new FakeWorker()
  container = Object.assign(new EventTarget(), {
    controller: active,
    register: vi.fn(async () => registration),
    ready: Promise.resolve({ active }),
    getRegistrations: async () => [registration],
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  updateState.waiting = null
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'connection')
  document.head.querySelector('script[defer]')?.remove()
  document.head.querySelector('link[rel=manifest]')?.remove()
  vi.useRealTimers()
})

const prompt = () => screen.queryByText('Nova versão disponível')
async function findNewVersion() {
  const worker = new FakeWorker()
  await act(async () => {
    registration.find(worker)
    worker.become('installed')
  })
  return worker
}

test('a new version is offered, and taken only when asked for [EXP-40]', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  await registerWorker([])
  await renderWithServices(<UpdatePrompt />)
  expect(prompt()).toBeNull()
  const worker = await findNewVersion()
  expect(prompt()).toBeInTheDocument()
  expect(worker.postMessage).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }))
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'take-over' })
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('after a reload that already runs the new version, nothing is announced again', async () => {
  published = '<script defer src="/static/main.1.js"></script>'
  const waiting = new FakeWorker()
  waiting.state = 'installed'
  registration.waiting = waiting
  await act(() => registerWorker([]))
  await renderWithServices(<UpdatePrompt />)
  expect(prompt()).toBeNull()
})

test('another tab that takes the new version does not reload this one, which still gets it by the button', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  await registerWorker([])
  const worker = await findNewVersion()
  await renderWithServices(<UpdatePrompt />)
  worker.become('activated')
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a version that waited since the last visit is offered, the first one ever is not', async () => {
  const waiting = new FakeWorker()
  waiting.state = 'installed'
  registration.waiting = waiting
  await registerWorker([])
  await renderWithServices(<UpdatePrompt />)
  expect(prompt()).toBeInTheDocument()
  cleanup()

  updateState.waiting = null
  registration.waiting = null
  container.controller = null
  await registerWorker([])
  await findNewVersion()
  await renderWithServices(<UpdatePrompt />)
  expect(prompt()).toBeNull()
})

test('the offer keeps quiet while something is being written, and can be put off [EXP-40]', async () => {
  await registerWorker([])
  await renderWithServices(<UpdatePrompt />)
  const saved = noteUnsaved()
  await findNewVersion()
  expect(prompt()).toBeNull()
  await act(async () => saved())
  expect(prompt()).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar mais tarde' }))
  expect(prompt()).toBeNull()
})

test('switched off, the worker goes with its caches, and leaves the others of the origin alone', async () => {
  const deleted: string[] = []
  const others = ['another-product', `workbox-precache-v2-${location.origin}/outro/`]
  const neighbour = new FakeRegistration(`${location.origin}/outro/`)
  container = Object.assign(container, { getRegistrations: async () => [registration, neighbour] })
  vi.stubGlobal('caches', {
    keys: async () => ['ementa-documents', `workbox-precache-v2-${location.origin}/`, ...others],
    delete: async (name: string) => deleted.push(name),
  })
  await dropWorker()
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect(neighbour.unregister).not.toHaveBeenCalled()
  expect(deleted).toEqual(['ementa-documents', `workbox-precache-v2-${location.origin}/`])
})

test.each([
  ['a browser that does not say', undefined, 1],
  ['one that says nothing of it', {}, 1],
  ['one that saves data', { saveData: true }, 0],
])('ahead of a visit the files are kept by %s: %o', async (_name, connection, times) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  await registerWorker([{ name: 'social', entry: '/social.json', routes: ['/'] }])
  expect(active.postMessage).toHaveBeenCalledTimes(times)
})

test('an open tab asks for a newer version every quarter of an hour while it is looked at, and when it is looked at again', async () => {
  const HOUR = 60 * 60_000
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: HOUR })
  await registerWorker([])
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  vi.advanceTimersByTime(HOUR / 4)
  expect(registration.updates).toBe(1)
  visibility.mockReturnValue('hidden')
  vi.advanceTimersByTime(HOUR)
  expect(registration.updates).toBe(1)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(registration.updates).toBe(2)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(registration.updates).toBe(2)
})
