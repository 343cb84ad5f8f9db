import 'fake-indexeddb/auto'
import { type Registry, STORAGE_KEYS } from '@ementa/contracts'
import { CALM } from '@ementa/testing/calm'
import type { Toast, Writes } from '@ementa/ui/host'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { loginState, pendingState, pushState } from '../dialog-states'
import { createShellServices } from './create-services'
import * as device from './device-data'
import * as backend from './pipeline'

// The mock gives this file modules of its own, because they remember which storage the browser refused.
vi.mock(import('./pipeline'), async (load) => ({ ...(await load()) }))

const API = 'https://api.example/v1'
const registry = (over: Partial<Registry> = {}): Registry => ({ contract: 1, remotes: [], ...over })

/** Creates the services and removes their listeners when the test ends, because services last as long as a page. */
function make(over: Partial<Registry>, create = createShellServices) {
  const listen = vi.spyOn(window, 'addEventListener')
  const services = create(registry(over))
  const listeners = [...listen.mock.calls]
  listen.mockRestore()
  onTestFinished(() => {
    for (const [type, listener] of listeners) window.removeEventListener(type, listener)
    services.session.dispose()
    services.cache.dispose()
  })
  return services
}

/** Creates the services and records toasts and stale reads. */
function open(over: Partial<Registry> = {}) {
  const services = make(over)
  const toasts: Toast[] = []
  services.toast.attach({ show: (toast) => void toasts.push(toast), close: () => undefined })
  const stale: Parameters<Parameters<Writes['subscribe']>[0]>[0][] = []
  services.writes.subscribe((one) => void stale.push(one))
  return { services, toasts, stale, titles: () => toasts.map(({ title }) => title) }
}

/** Simulates a server on which nobody is signed in. */
function serve() {
  const fetched = vi.fn(async (_request: Request) => Response.json(null))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const simulate = (settings: object) =>
  localStorage.setItem(STORAGE_KEYS.simulation, JSON.stringify({ ...CALM, ...settings }))

beforeEach(() => simulate({ retryBase: 7 }))

describe('the services of a page with a server', () => {
  test('ask it who is signed in, and leave the backend of the page alone', async () => {
    const fetched = serve()
    const mock = vi.spyOn(backend, 'mockBackend')
    const { services } = open({ api: API })
    await vi.waitFor(() => expect(services.session.state.status).toBe('signed-out'))
    expect(fetched.mock.calls.map(([request]) => request.url)).toEqual([`${API}/auth/getCurrentUser`])
    expect(mock).not.toHaveBeenCalled()
  })

  test('open what the frame shows', () => {
    serve()
    loginState.close()
    pendingState.close()
    const { services } = open({ api: API })
    services.session.openLogin()
    expect([loginState.isOpen, pendingState.isOpen]).toEqual([true, false])
    services.offline.showPending()
    expect(pendingState.isOpen).toBe(true)
    services.push.show({ title: 'Prazos', body: 'Novo artigo', href: '/p/1' })
    expect(pushState.current).toMatchObject({ title: 'Prazos', href: '/p/1' })
    services.shortcuts.turn(false)
    expect(localStorage.getItem(STORAGE_KEYS.shortcuts)).toBe('off')
    loginState.close()
    pendingState.close()
    pushState.close()
  })

  test.each([STORAGE_KEYS.queue, STORAGE_KEYS.cache])('say that %s cannot be read', async (key) => {
    serve()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    localStorage.setItem(key, '{{')
    const { services, titles } = open({ api: API })
    services.cache.pages()
    await vi.waitFor(() => expect(titles()).toEqual(['Dados corrompidos foram guardados à parte']))
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(`[storage] corrupt: ${key}`)
  })
})

describe('the services of a page without a server', () => {
  test('say what the backend of the page could not read, and read again what it did by itself', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const mock = await backend.mockBackend()
    const onUnreadable = vi.spyOn(mock, 'onUnreadable')
    const onCarriedOut = vi.spyOn(mock, 'onCarriedOut')
    const createDevice = vi.spyOn(device, 'createDeviceData')
    const { titles, stale } = open()
    expect(createDevice).toHaveBeenCalledExactlyOnceWith({ signOut: null })
    await vi.waitFor(() => expect(onCarriedOut).toHaveBeenCalledOnce())
    const [[tell] = []] = onUnreadable.mock.calls
    const before = titles().length
    tell?.('b')
    expect(titles().slice(before)).toEqual(['Dados corrompidos foram guardados à parte'])
    expect(console.warn).toHaveBeenCalledWith('[storage] corrupt: b')
    const [[carriedOut] = []] = onCarriedOut.mock.calls
    carriedOut?.()
    const resources = ['issues', 'issue', 'schedules', 'notifications', 'unreadCount']
    expect(stale).toEqual([{ resources, forOtherTabs: resources }])
  })
})
