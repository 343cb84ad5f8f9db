import { expect, test } from 'vitest'
import { hash, seededRandom } from './random'

// The published values of Mulberry32.
test('a seed gives the same numbers for ever, spread over all from 0 up to 1', () => {
  const random = seededRandom(7)
  expect([random(), random(), random()].map((one) => one.toFixed(6))).toEqual(['0.011705', '0.061958', '0.976908'])
  const many = Array.from({ length: 2000 }, random)
  expect(Math.min(...many)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...many)).toBeLessThan(1)
  const tenths = new Set(many.map((one) => Math.floor(one * 10)))
  expect(tenths.size).toBe(10)
})

test('a text has one number of 32 bits for ever, and another one another', () => {
  // The published values of FNV-1a.
  expect([hash(''), hash('a'), hash('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
  expect(hash('abtest-1')).not.toBe(hash('abtest-2'))
})
