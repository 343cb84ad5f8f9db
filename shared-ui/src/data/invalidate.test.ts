import type { Resource } from '@ementa/contracts'
import { expect, test, vi } from 'vitest'
import { freshnessOf, isFresh, markFetch } from './freshness'
import { invalidateReads, type Store } from './invalidate'

const HOUR = 3_600_000
const KEYS = [['drafts'], ['moderationQueue.item', 'post-001'], ['feed', 'todas']]

test.each([
  [['drafts'], [['drafts']]],
  [['moderationQueue', 'drafts'], KEYS.slice(0, 2)],
  [[], []],
  ['all', KEYS],
] satisfies [Resource[] | 'all', string[][]][])(
  'a change of %j makes what shows it stale, and reads that alone again',
  async (resources, expected) => {
    const cache = new Map<string, object>(KEYS.map((key) => [String(key), { _k: key }]))
    const freshness = freshnessOf(cache)
    for (const name of cache.keys()) markFetch(freshness, name)()
    const mutate = vi.fn<(concerns: (key: unknown) => boolean) => Promise<void>>(async () => undefined)
    await invalidateReads({ cache, mutate } as unknown as Store, resources)
    const stale = KEYS.filter((key) => !isFresh(freshness.get(String(key)), HOUR, Date.now()))
    expect(stale).toEqual(expected)
    expect(mutate).toHaveBeenCalledTimes(1)
    expect(KEYS.filter((key) => mutate.mock.calls[0]?.[0](key))).toEqual(expected)
  },
)
