import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { memoryStorage, SafeStorage } from './storage'

const numberSchema = v.object({ n: v.number() })

test('reads what it wrote, and nothing where nothing is', () => {
  const safe = new SafeStorage(memoryStorage())
  expect(safe.write('a', { n: 1 })).toBe(true)
  expect([safe.read('a', numberSchema), safe.read('b', numberSchema)]).toEqual([{ n: 1 }, undefined])
  expect(safe.unreadable).toEqual([])
  safe.remove('a')
  expect(safe.raw('a')).toBeNull()
})

test.each(['{"n":', '{"n":"1"}', ''])('what is unreadable is set aside: %j', (text) => {
  const storage = memoryStorage()
  const safe = new SafeStorage(storage)
  storage.setItem('a', text)
  expect(safe.read('a', numberSchema)).toBeUndefined()
  expect([storage.getItem('a'), storage.getItem('a.corrupt')]).toEqual([null, text])
  expect(safe.unreadable).toEqual(['a'])
})

test('keys are those that begin so, without what was set aside', () => {
  const storage = memoryStorage()
  for (const key of ['a:1', 'b:1', 'a:2', 'a:2.corrupt', 'ba:1']) storage.setItem(key, '1')
  expect(new SafeStorage(storage).keys('a:').toSorted()).toEqual(['a:1', 'a:2'])
})

test('what was set aside is reported once for each key, also to who listens later', () => {
  const storage = memoryStorage()
  const safe = new SafeStorage(storage)
  const before = vi.fn()
  safe.onUnreadable(before)
  for (const key of ['a', 'a', 'b']) {
    storage.setItem(key, '{')
    safe.read(key, numberSchema)
  }
  const later = vi.fn()
  safe.onUnreadable(later)
  expect([before.mock.calls, later.mock.calls]).toEqual([
    [['a'], ['b']],
    [['a'], ['b']],
  ])
})

test('a write that finds no room says so', () => {
  expect(new SafeStorage(memoryStorage(0)).write('a', 1)).toBe(false)
})
