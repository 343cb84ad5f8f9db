import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { memoryStorage, SafeStorage } from './storage'

const numberSchema = v.object({ n: v.number() })

test('reads what it wrote, and nothing where nothing is', () => {
  const safe = new SafeStorage(memoryStorage())
  expect(safe.write('a', { n: 1 })).toBe(true)
  expect([safe.read('a', numberSchema), safe.read('b', numberSchema)]).toEqual([{ n: 1 }, undefined])
  expect(safe.problems).toEqual([])
  safe.remove('a')
  expect(safe.raw('a')).toBeNull()
})

test.each(['{"n":', '{"n":"1"}', ''])('what is unreadable is set aside: %j', (text) => {
  const storage = memoryStorage()
  const safe = new SafeStorage(storage)
  storage.setItem('a', text)
  expect(safe.read('a', numberSchema)).toBeUndefined()
  expect([storage.getItem('a'), storage.getItem('a.corrupt')]).toEqual([null, text])
  expect(safe.problems).toEqual([{ kind: 'corrupt', key: 'a' }])
})

test('keys are those that begin so, without what was set aside', () => {
  const storage = memoryStorage()
  for (const key of ['a:1', 'b:1', 'a:2', 'a:2.corrupt', 'ba:1']) storage.setItem(key, '1')
  expect(new SafeStorage(storage).keys('a:').toSorted()).toEqual(['a:1', 'a:2'])
})

test('what was set aside is reported once for each key, a full disk each time', () => {
  const safe = new SafeStorage(memoryStorage(0))
  const before = vi.fn()
  safe.onProblem(before)
  for (const key of ['a', 'a', 'b']) safe.report({ kind: 'corrupt', key })
  for (const key of ['a', 'b']) expect(safe.write(key, 1)).toBe(false)
  safe.report({ kind: 'old-version', key: 'a' })
  const kinds = before.mock.calls.map(([{ kind, key }]) => `${kind} ${key}`)
  expect(kinds).toEqual(['corrupt a', 'corrupt b', 'storage-full a', 'storage-full b', 'old-version a'])
  // A listener that comes later hears of each problem once.
  const later = vi.fn()
  safe.onProblem(later)
  expect(later.mock.calls.map(([{ kind, key }]) => `${kind} ${key}`)).toEqual([
    'corrupt a',
    'corrupt b',
    'storage-full a',
    'old-version a',
  ])
})
