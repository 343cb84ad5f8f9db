import { memoryStorage } from '@ementa/mock-backend'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLock } from './queue'

// Two tabs without Web Locks share only the storage.
const tabs = () => {
  const storage = memoryStorage()
  return { storage, one: createLock(storage), other: createLock(storage) }
}
const never = () => new Promise<void>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.useRealTimers())

test('without Web Locks a lease keeps two tabs from working at the same time', async () => {
  const { one, other } = tabs()
  const log: string[] = []
  const work = (name: string, ms: number) => async () => {
    log.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, ms))
    log.push(`${name} ends`)
  }
  // The work lasts longer than a lease, which is renewed meanwhile.
  const both = Promise.all([one(work('one', 40_000)), other(work('other', 10))])
  await vi.advanceTimersByTimeAsync(39_000)
  expect(log).toEqual(['one begins'])
  await vi.advanceTimersByTimeAsync(2_000)
  await both
  expect(log).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})

test('the lease is given back when the work fails', async () => {
  const { one, other } = tabs()
  await expect(one(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await other(async () => 'done')).toBe('done')
})

test('the lease of a tab that died ends by itself', async () => {
  const { one, other } = tabs()
  void one(never)
  // The lease is no longer renewed.
  vi.clearAllTimers()
  const work = vi.fn(async () => undefined)
  void other(work)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(work).toHaveBeenCalledOnce()
})

test('a lease from a clock that was ahead is not waited for', async () => {
  const { storage, one, other } = tabs()
  vi.setSystemTime(Date.now() + 3_600_000)
  void one(never)
  vi.clearAllTimers()
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(storage.length).toBe(1)
  expect(await other(async () => 'done')).toBe('done')
})
