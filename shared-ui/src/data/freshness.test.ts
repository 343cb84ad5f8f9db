import { expect, test } from 'vitest'
import { freshnessOf, isFresh, makeStale, markFetch } from './freshness'

const HOUR = 3_600_000

test('an answer asked for before a write stays stale, one asked for after is fresh', () => {
  const freshness = freshnessOf(new Map())
  markFetch(freshness, 'feed')()
  expect(isFresh(freshness.get('feed'), HOUR, Date.now())).toBe(true)

  const early = markFetch(freshness, 'feed')
  makeStale(freshness, 'feed')
  const late = markFetch(freshness, 'feed')
  early()
  expect(isFresh(freshness.get('feed'), HOUR, Date.now())).toBe(false)
  late()
  expect(isFresh(freshness.get('feed'), HOUR, Date.now())).toBe(true)
})

test.each([
  [undefined, false],
  [{ savedAt: 0 }, true],
  [{ savedAt: 0, invalid: true }, false],
  [{ savedAt: -1 }, false],
])('data marked %j needs no call until its time is over: %s', (mark, isStillFresh) => {
  expect(isFresh(mark, HOUR, HOUR - 1)).toBe(isStillFresh)
})

test('each write counts, and one before the first answer makes nothing stale', () => {
  const freshness = freshnessOf(new Map())
  makeStale(freshness, 'feed')
  expect([...freshness.keys()]).toEqual([])
  markFetch(freshness, 'feed')()
  const before = markFetch(freshness, 'feed')
  for (let write = 0; write < 2; write++) makeStale(freshness, 'feed')
  expect(freshness.get('feed')).toMatchObject({ invalid: true, turn: 2 })
  before()
  expect(freshness.get('feed')).toMatchObject({ invalid: true, turn: 2 })
})

test('a cache has one set of marks', () => {
  const cache = new Map()
  expect(freshnessOf(cache)).toBe(freshnessOf(cache))
})
