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
