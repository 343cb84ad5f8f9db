import { expect, test, vi } from 'vitest'
import { acquireTabLock } from './tab-lock'

/** The locks of a browser: each name is held by one at a time. */
function locks() {
  const held = new Set<string>()
  const requests: { options: { signal?: AbortSignal; ifAvailable?: boolean } }[] = []
  vi.stubGlobal('navigator', {
    locks: {
      request: async (
        name: string,
        options: (typeof requests)[number]['options'],
        work: (lock: object | null) => unknown,
      ) => {
        requests.push({ options })
        if (held.has(name)) {
          if (options.signal) throw new DOMException('timed out', 'TimeoutError')
          return work(null)
        }
        held.add(name)
        await work({})
        held.delete(name)
      },
    },
  })
  return { held, requests }
}

test('a name belongs to the tab that locks it first, until it is released', async () => {
  const { held, requests } = locks()
  const first = acquireTabLock('a')
  const second = acquireTabLock('a')
  expect(await Promise.all([first.isFirst, second.isFirst])).toEqual([true, false])
  second.release()
  expect(held.has('a')).toBe(true)
  first.release()
  await vi.waitFor(() => expect(held.has('a')).toBe(false))
  expect(requests[0]?.options).toEqual({ ifAvailable: true })
})
