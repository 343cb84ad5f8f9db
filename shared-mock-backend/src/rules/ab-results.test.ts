import { expect, test } from 'vitest'
import { simulateResults } from '../areas/newsletters/ab-tests'

const abTest = { id: 'abtest-1', split_percent: 50, duration_minutes: 120 }
const totalOf = ({ opens_a, opens_b }: ReturnType<typeof simulateResults>) => opens_a + opens_b

test('nobody has opened it before it began, nor at that moment', () => {
  const none = { opens_a: 0, opens_b: 0, clicks_a: 0, clicks_b: 0 }
  expect(simulateResults(abTest, 1000, 0)).toEqual(none)
  expect(simulateResults(abTest, 1000, -10)).toEqual(none)
})

test('numbers only grow, most of them in the first half', () => {
  const at = (minutes: number) => totalOf(simulateResults(abTest, 100_000, minutes))
  const totals = [1, 30, 60, 120, 1000, 5000].map(at)
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  expect(at(60) / at(5000)).toBeCloseTo(0.67, 2)
  expect(at(5000)).toBe(at(50_000))
})

test('every second or third of those reached opens it, every fourth to eighth of these clicks', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    const { opens_a, clicks_a, opens_b, clicks_b } = simulateResults({ ...abTest, id }, 100_000, 10_000)
    for (const [opens, clicks] of [
      [opens_a, clicks_a],
      [opens_b, clicks_b],
    ] as const) {
      expect(opens / 50_000).toBeGreaterThan(0.339)
      expect(opens / 50_000).toBeLessThan(0.561)
      expect(clicks / opens).toBeGreaterThan(0.119)
      expect(clicks / opens).toBeLessThan(0.281)
    }
  }
})

test('each variant reaches its part, and a sample only so many of all', () => {
  const whole = simulateResults(abTest, 100_000, 10_000)
  const fifth = simulateResults({ ...abTest, sample_percent: 20 }, 100_000, 10_000)
  const small = simulateResults({ ...abTest, split_percent: 10 }, 100_000, 10_000)
  expect(fifth.opens_a / whole.opens_a).toBeCloseTo(0.2, 3)
  expect(small.opens_a / whole.opens_a).toBeCloseTo(0.2, 3)
  expect(small.opens_b / whole.opens_b).toBeCloseTo(1.8, 3)
})

test('one test always has the same numbers, another has others', () => {
  expect(simulateResults(abTest, 1000, 60)).toEqual(simulateResults(abTest, 1000, 60))
  expect(simulateResults({ ...abTest, id: 'abtest-2' }, 1000, 60)).not.toEqual(simulateResults(abTest, 1000, 60))
})
