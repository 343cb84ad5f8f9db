import { required } from '@ementa/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropWorker, registerWorker, updateState } from './register-worker'

const HOUR = 60 * 60_000
const SOCIAL = { name: 'social', entry: '/social.json', routes: ['/'] }

let registration: Registration
let container: Container
let active: { postMessage: ReturnType<typeof vi.fn> } | null

class Registration extends EventTarget {
  waiting = null
  installing: EventTarget | null = null
  updates = 0
  // This is not a mock, because a mock would handle the rejection that this test must notice.
  async update() {
    this.updates += 1
    throw new TypeError('offline')
  }
}
class Container extends EventTarget {
  controller = {}
  register = vi.fn(async (_url: string) => registration)
  get ready() {
    return Promise.resolve({ active })
  }
}
/** Sets the browser's connection state. */
const connect = (connection?: { saveData?: boolean }) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(''))
  registration = new Registration()
  container = new Container()
  active = { postMessage: vi.fn() }
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  updateState.waiting = null
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'connection')
  document.head.querySelector('link[rel=manifest]')?.remove()
  vi.useRealTimers()
})

test('a browser without workers is asked for nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await registerWorker([SOCIAL])
  expect(warned).not.toHaveBeenCalled()
})

test.each([
  ['a browser that does not say', undefined, 1],
  ['one that may load', { saveData: false }, 1],
  ['one that says nothing of it', {}, 1],
  ['one that saves data', { saveData: true }, 0],
])('ahead of a visit the files are kept by %s: %o', async (_name, connection, times) => {
  connect(connection)
  await registerWorker([SOCIAL])
  expect(required(active).postMessage).toHaveBeenCalledTimes(times)
})

test('only a version that is installed is offered', async () => {
  await registerWorker([])
  registration.dispatchEvent(new Event('updatefound'))
  for (const state of ['installing', 'activated', 'redundant']) {
    const worker = Object.assign(new EventTarget(), { state })
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    worker.dispatchEvent(new Event('statechange'))
    expect(updateState.waiting, state).toBeNull()
  }
  const worker = Object.assign(new EventTarget(), { state: 'installed' })
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  expect(updateState.waiting).toBeNull()
  worker.dispatchEvent(new Event('statechange'))
  await vi.waitFor(() => expect(updateState.waiting).toBe(worker))
})

test('an open tab asks for a newer version every quarter of an hour while it is looked at, and when it is looked at again', async () => {
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

test('a browser without workers has caches to be dropped all the same', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  const remove = vi.fn(async (_name: string) => true)
  vi.stubGlobal('caches', { keys: async () => ['ementa-files', 'another'], delete: remove })
  await dropWorker()
  expect(remove.mock.calls).toEqual([['ementa-files']])
})

test('a window that refuses workers costs only a note', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refusal = new DOMException('private window', 'SecurityError')
  container.register.mockRejectedValue(refusal)
  await registerWorker([SOCIAL])
  expect(warned).toHaveBeenCalledExactlyOnceWith('[pwa] no service worker', refusal)
})
