import { expect, test } from 'vitest'
import { simulateRollout } from './canary.mjs'

test('of 10 000 devices 30 % get the canary, keep it, and keep it when its share grows', async () => {
  const rollout = { entry: 'stable', versions: [{ entry: 'canary', share: 30 }], devices: 10_000 }
  for (const name of ['social', 'account']) {
    const { counts, moved, lost } = await simulateRollout({ name, ...rollout })
    // Random devices: the standard deviation is 0.46, and five of them are never met.
    expect(Math.abs((counts.get('canary') ?? 0) / 100 - 30)).toBeLessThan(2.3)
    expect([moved, lost]).toEqual([0, 0])
  }
})
