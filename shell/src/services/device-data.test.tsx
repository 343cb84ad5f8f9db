import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The modules are loaded anew: after erasing, they store nothing more.
beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (name: string) =>
  new Promise((resolve) => {
    indexedDB.open(name).onsuccess = resolve
  })

test('what the product keeps in this browser is erased, and nothing of others', async () => {
  const { createDeviceData } = await import('./device-data')
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  const deleteDatabase = vi.spyOn(indexedDB, 'deleteDatabase')
  const dropped: string[] = []
  vi.stubGlobal('caches', {
    keys: async () => ['ementa-shell', 'de-outros'],
    delete: async (name: string) => dropped.push(name),
  })
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('ementa-texto', 'x')
    storage.setItem('de-outros', 'y')
  }
  for (const name of ['ementa-kept-images', 'de-outros']) await open(name)

  await createDeviceData({ signOut: async () => undefined }).erase()
  expect(localStorage.getItem('ementa-texto')).toBeNull()
  expect(sessionStorage.getItem('ementa-texto')).toBeNull()
  expect([localStorage.getItem('de-outros'), sessionStorage.getItem('de-outros')]).toEqual(['y', 'y'])
  expect(deleteDatabase.mock.calls).toEqual([['ementa-kept-images']])
  expect(dropped).toEqual(['ementa-shell'])
  expect(replace).toHaveBeenCalledExactlyOnceWith('/')

  const asks = vi.fn()
  window.addEventListener('beforeunload', asks)
  window.dispatchEvent(new Event('beforeunload'))
  window.removeEventListener('beforeunload', asks)
  expect(asks, 'nobody is asked about texts that were erased on purpose').not.toHaveBeenCalled()
})

test('a tab that learns that another one erased the device starts again without its own texts', async () => {
  const { createDeviceData } = await import('./device-data')
  const { deviceStorage, STORAGE_KEYS } = await import('@ementa/contracts')
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  createDeviceData({ signOut: null })
  deviceStorage.getItem('ementa-texto')
  localStorage.setItem(STORAGE_KEYS.epoch, 'another')
  deviceStorage.getItem('ementa-texto')
  expect(replace).toHaveBeenCalledWith('/')
})

test('data that lives in this page is erased with the rest, that of a server is not asked for', async () => {
  const { createDeviceData } = await import('./device-data')
  const backend = await import('./pipeline')
  vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  vi.stubGlobal('caches', { keys: async () => [], delete: async () => true })
  const mock = await backend.mockBackend()
  const reset = vi.spyOn(mock, 'reset').mockResolvedValue()
  await createDeviceData({ signOut: async () => undefined }).erase()
  expect(reset).not.toHaveBeenCalled()
  await createDeviceData({ signOut: null }).erase()
  expect(reset).toHaveBeenCalledOnce()
})
