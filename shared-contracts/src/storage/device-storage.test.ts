import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryStorage, gateStorage, isRefusal, keysOf } from './device-storage'
import { randomId } from './random-id'

const denied = () => new DOMException('denied', 'SecurityError')
const full = () => new DOMException('full', 'QuotaExceededError')
const throwing = (error: () => unknown) => () => {
  throw error()
}
/** A storage of the browser in which one method does something else. */
function browserStorage(own: Partial<Storage> = {}): Storage {
  return { ...createMemoryStorage(), length: 0, clear: () => undefined, ...own }
}

describe('the gate to a storage', () => {
  test.each([
    ['whose mention throws', throwing(denied)],
    ['that does not exist', () => undefined],
    ['whose first read throws', () => browserStorage({ getItem: throwing(denied) })],
    ['that takes nothing at all', () => browserStorage({ setItem: throwing(full) })],
    ['that forbids writing', () => browserStorage({ setItem: throwing(denied) })],
  ])('works in memory for one %s', (_, open) => {
    const gate = gateStorage('localStorage', open)
    expect(gate.getItem('ementa-a')).toBeNull()
    gate.setItem('ementa-a', '1')
    gate.setItem('ementa-b', '2')
    gate.removeItem('ementa-b')
    expect(gate.getItem('ementa-a')).toBe('1')
    expect(keysOf(gate, 'ementa-')).toEqual(['ementa-a'])
    expect(gate.isRefused()).toBe(true)
  })

  test('lets a full storage that works say that it is full, and keeps what it holds', () => {
    const kept = createMemoryStorage(10)
    const gate = gateStorage('localStorage', () => browserStorage({ ...methods(kept), length: 1 }))
    gate.setItem('a', '1')
    expect(() => gate.setItem('b', 'x'.repeat(20))).toThrow('exceeded')
    expect(gate.getItem('a')).toBe('1')
    expect(gate.isRefused()).toBe(false)
  })

  test('in memory has room again for what is removed, and no more for what was never there', () => {
    const memory = createMemoryStorage(4)
    memory.setItem('a', '123')
    memory.removeItem('b')
    expect(() => memory.setItem('b', '1')).toThrow('exceeded')
    memory.removeItem('a')
    memory.setItem('b', '123')
    expect([memory.getItem('b'), memory.length]).toEqual(['123', 1])
  })

  test('lets the real storage through as long as it works', () => {
    const real = browserStorage()
    const gate = gateStorage('localStorage', () => real)
    gate.setItem('a', '1')
    expect(real.getItem('a')).toBe('1')
    expect(gate.isRefused()).toBe(false)
  })
})

const methods = ({ getItem, setItem, removeItem, key }: Storage | ReturnType<typeof createMemoryStorage>) => ({
  getItem,
  setItem,
  removeItem,
  key,
})

describe('each place of the browser, refused', () => {
  let device: typeof import('./device-storage')
  beforeEach(async () => {
    vi.resetModules()
    device = await import('./device-storage')
  })

  /** Makes the bare mention of a global throw, as blocked site data does. */
  function refuse(name: string) {
    const own = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { configurable: true, get: throwing(denied) })
    return () => {
      if (own) Object.defineProperty(globalThis, name, own)
      else Reflect.deleteProperty(globalThis, name)
    }
  }

  test.each([
    ['localStorage', 'deviceStorage'],
    ['sessionStorage', 'tabStorage'],
  ] as const)('%s works in memory and is noted once', (name, gate) => {
    const restore = refuse(name)
    const heard = vi.fn()
    device.onRefusedPlace(heard)
    device[gate].setItem('a', '1')
    expect(device[gate].getItem('a')).toBe('1')
    expect(heard.mock.calls).toEqual([[name]])
    const late = vi.fn()
    device.onRefusedPlace(late)
    expect(late.mock.calls).toEqual([[name]])
    restore()
  })

  test('IndexedDB and caches are absent, and a channel between tabs is silent', () => {
    const restore = ['indexedDB', 'caches', 'BroadcastChannel'].map(refuse)
    expect(device.deviceDatabases()).toBeUndefined()
    expect(device.deviceCaches()).toBeUndefined()
    const channel = device.openTabChannel('ementa-test', () => undefined)
    expect(() => channel.post('a')).not.toThrow()
    expect(() => channel.close()).not.toThrow()
    for (const undo of restore) undo()
  })

  test('what another tab erased takes nothing more from this one', () => {
    const [local, session] = [browserStorage(), browserStorage()]
    vi.stubGlobal('localStorage', local)
    vi.stubGlobal('sessionStorage', session)
    device.deviceStorage.setItem('ementa-cache', 'antes')
    const erased = vi.fn()
    vi.stubGlobal('addEventListener', () => undefined)
    device.onErasedElsewhere(erased)
    // The other tab: everything is removed, another epoch begins.
    local.removeItem('ementa-cache')
    local.setItem('ementa-epoch', 'another')
    device.deviceStorage.setItem('ementa-cache', 'depois')
    device.tabStorage.setItem('ementa-places', 'depois')
    expect([local.getItem('ementa-cache'), session.getItem('ementa-places')]).toEqual([null, null])
    expect(device.deviceStorage.getItem('ementa-cache')).toBe('depois')
    expect(erased).toHaveBeenCalledTimes(1)
  })

  test('erasing removes the records of the product alone and seals the page', () => {
    const [local, session] = [createMemoryStorage(), createMemoryStorage()]
    vi.stubGlobal('localStorage', local)
    vi.stubGlobal('sessionStorage', session)
    for (const key of ['ementa-state', 'ementa-cache', 'outro']) device.deviceStorage.setItem(key, 'dado')
    device.tabStorage.setItem('ementa-places', 'dado')
    device.eraseDevice()
    device.deviceStorage.setItem('ementa-cache', 'tarde')
    device.tabStorage.setItem('ementa-places', 'tarde')
    expect(keysOf(local, '').sort()).toEqual(['ementa-epoch', 'outro'])
    expect(keysOf(session, '')).toEqual([])
    expect(device.deviceStorage.isRefused()).toBe(false)
  })

  test('a refusal is told from a failure that may pass', () => {
    expect(isRefusal(denied())).toBe(true)
    expect(isRefusal(new DOMException('busy', 'UnknownError'))).toBe(false)
    expect(isRefusal(new Error('SecurityError'))).toBe(false)
  })
})

test('an id is made without `crypto.randomUUID`, which plain HTTP does not have', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 100 }, randomId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
