import { COUNT, STORAGE_KEYS } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { DeviceState } from './device-state'
import { memoryStorage, SafeStorage } from './store/storage'

function device(storage = memoryStorage()) {
  return { storage, device: new DeviceState(new SafeStorage(storage)) }
}

test('a new device is not installed, was asked nothing and has the usual settings', () => {
  const { device: state, storage } = device()
  expect([state.installed.get(), state.installShown.get(), state.installDismissed.get()]).toEqual([false, false, false])
  expect(state.permission.get()).toBe('default')
  expect(state.pushSettings.get().enabled).toBe(false)
  expect(state.preferences.get()).toMatchObject({ like: true, newsletter: false })
  expect(state.history(undefined)).toEqual([])
  expect(storage.length).toBe(0)
})

test('a search comes to the front, whatever its case and spaces, and the oldest leaves', () => {
  const { device: state } = device()
  const words = Array.from({ length: COUNT.searchHistory }, (_, index) => `busca ${index}`)
  for (const word of words) state.addHistory('user-a', word)
  state.addHistory('user-a', ' BUSCA 0 ')
  expect(state.history('user-a')).toEqual(['BUSCA 0', ...words.slice(1).toReversed()])
  state.addHistory('user-a', 'mais uma')
  expect(state.history('user-a')).toEqual(['mais uma', 'BUSCA 0', ...words.slice(2).toReversed()])
})

test('a blank search is none', () => {
  const { device: state, storage } = device()
  state.addHistory('user-a', '  ')
  expect([state.history('user-a'), storage.length]).toEqual([[], 0])
})

test('each person has their own searches; the last one cleared leaves nothing on the device', () => {
  const { device: state, storage } = device()
  state.addHistory(undefined, 'visita')
  state.addHistory('user-a', 'prazo')
  expect([state.history(undefined), state.history('user-a'), state.history('user-b')]).toEqual([
    ...[['visita'], ['prazo'], []],
  ])
  state.clearHistory('user-a')
  expect(storage.getItem(STORAGE_KEYS.searchHistory)).toBe('{"visitor":["visita"]}')
  state.clearHistory(undefined)
  expect([state.history(undefined), storage.getItem(STORAGE_KEYS.searchHistory)]).toEqual([[], null])
})

test('a reset forgets searches, permission, settings and installation, not that the invitation was answered', () => {
  const { device: state } = device()
  const before = [state.preferences.get(), state.pushSettings.get()]
  state.addHistory('user-a', 'prazo')
  state.permission.set('granted')
  state.pushSettings.set({ ...state.pushSettings.get(), enabled: true })
  state.preferences.set({ ...state.preferences.get(), like: false })
  for (const flag of [state.installed, state.installShown, state.installDismissed]) flag.set(true)
  state.reset()
  expect([state.history('user-a'), state.permission.get(), state.installed.get()]).toEqual([[], 'default', false])
  expect([state.preferences.get(), state.pushSettings.get()]).toEqual(before)
  expect([state.installShown.get(), state.installDismissed.get()]).toEqual([true, true])
})

test('whatever an earlier version wrote there, a mark is set or not', () => {
  const storage = memoryStorage()
  storage.setItem(STORAGE_KEYS.installDismissed, '"2026-03-10"')
  storage.setItem(STORAGE_KEYS.installShown, '0')
  const { device: state } = device(storage)
  expect([state.installDismissed.get(), state.installShown.get()]).toEqual([true, false])
})
