import type { ABTest } from '@ementa/contracts'
import { hash, seededRandom } from '../random'

const between = (random: () => number, low: number, high: number) => low + random() * (high - low)

/**
 * Invented but plausible results of a test that has run for `elapsedMinutes`: each variant reaches its part of
 * the subscribers, with open and click rates that follow from the test's id, so that the numbers only ever grow.
 */
export function simulateResults(
  test: Pick<ABTest, 'id' | 'split_percent' | 'sample_percent' | 'duration_minutes'>,
  subscribers: number,
  elapsedMinutes: number,
): NonNullable<ABTest['results']> {
  const random = seededRandom(hash(test.id))
  // Most people open soon after delivery: two thirds of the final number after half the chosen duration.
  const progress = 1 - Math.exp((-2.2 * Math.max(0, elapsedMinutes)) / test.duration_minutes)
  const participants = (subscribers * (test.sample_percent ?? 100)) / 100
  const variant = (share: number) => {
    const opens = Math.round(participants * share * between(random, 0.34, 0.56) * progress)
    return { opens, clicks: Math.round(opens * between(random, 0.12, 0.28)) }
  }
  const a = variant(test.split_percent / 100)
  const b = variant(1 - test.split_percent / 100)
  return { opens_a: a.opens, opens_b: b.opens, clicks_a: a.clicks, clicks_b: b.clicks }
}
