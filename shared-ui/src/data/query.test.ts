import { STALE } from '@ementa/contracts'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { expect, onTestFinished, test } from 'vitest'
import { freshnessOf, registerFreshness } from './freshness'
import { entryName, keyOfEntry, staleTimeOf } from './query'
import { createResponseCache } from './response-cache'
import { isReadNeeded } from './use-read'

function newCache() {
  const cache = createResponseCache({ storage: memoryStorage(), page: () => ({ url: '/', title: 'Feed' }) })
  onTestFinished(() => cache.dispose())
  return cache
}

test('equal inputs have one name, from which the key can be read again', () => {
  const name = entryName(['feed', { tab: 'forYou', of: { b: 1, a: [2] } }])
  expect(entryName(['feed', { of: { a: [2], b: 1 }, tab: 'forYou', from: undefined }])).toBe(name)
  expect(keyOfEntry(name)).toEqual(['feed', { tab: 'forYou', of: { b: 1, a: [2] } }])
  for (const other of ['feed', '"feed"', '{}']) expect(keyOfEntry(other)).toBeUndefined()
})

test('how old an answer may be is the rule of its read, or of the request', () => {
  expect([['law.debated'], ['tags'], ['search']].map(staleTimeOf)).toEqual([STALE.posts, STALE.tags, STALE.search])
})

test('what is kept until asked is old only by a write, or from an earlier window', () => {
  const cache = newCache()
  const key = ['feed', 'all'] as const
  const needed = () => isReadNeeded(cache, { key, whenStale: 'keep' })
  let mark: { savedAt: number; invalid?: boolean } | undefined
  registerFreshness(cache, { ...freshnessOf(cache), get: () => mark })
  expect(needed()).toBe(true)
  mark = { savedAt: performance.timeOrigin }
  expect(needed()).toBe(false)
  mark = { savedAt: performance.timeOrigin - 1 }
  expect(needed()).toBe(true)
  mark = { savedAt: Date.now(), invalid: true }
  expect(needed()).toBe(true)
})
