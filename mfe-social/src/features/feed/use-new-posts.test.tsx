import type { Post } from '@ementa/contracts'
import { createTestWorld, renderWithServices, type TestWorld } from '@ementa/testing'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countNew, useNewPosts } from './feed-list'

const posts = (...ids: string[]) => ids.map((id) => ({ id }) as Post)

let world: TestWorld
beforeEach(async () => {
  world = await createTestWorld()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test.each([
  [['c', 'b', 'a'], ['b', 'a'], 1],
  [['b', 'a'], ['b', 'a'], 0],
  [['d', 'c'], ['b', 'a'], 2],
  // Only posts before the first known one count: a later one may be missing in the list for other reasons.
  [['b', 'x', 'a'], ['b', 'a'], 0],
  [[], ['a'], 0],
])('of %j beside %j so many are new: %i', (fresh, loaded, count) => {
  expect(countNew(posts(...fresh), posts(...loaded))).toBe(count)
})

const peek = vi.fn<() => Promise<readonly Post[]>>()
beforeEach(() => void peek.mockReset().mockResolvedValue(posts('b', 'a')))

let setLoaded: (ids: string[]) => void

function News({ first = ['a'], isOld }: { first?: string[] | null; isOld?: boolean }) {
  const [loaded, set] = useState(first)
  setLoaded = set
  const count = useNewPosts({ loadedPosts: loaded && posts(...loaded), peek, isOld })
  return <output>{count}</output>
}
const show = (news = <News />) => renderWithServices(news, { world })
const load = (...ids: string[]) => act(() => setLoaded(ids))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => screen.getByRole('status').textContent

test('near the top the list is checked every 15 seconds, and what is new is counted until the list has it', async () => {
  const view = await show()
  await pass(14_999)
  expect(peek).not.toHaveBeenCalled()
  await pass(1)
  expect([peek.mock.calls.length, shown()]).toEqual([1, '1'])
  await pass(15_000)
  expect(peek).toHaveBeenCalledTimes(2)
  load('b', 'a')
  expect(shown()).toBe('0')
  view.unmount()
  await pass(60_000)
  expect(peek).toHaveBeenCalledTimes(2)
})

test('a page that nobody sees is not checked, and a failed check changes nothing', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await show()
  await pass(30_000)
  expect(peek).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  await pass(15_000)
  expect(shown()).toBe('1')
  peek.mockRejectedValue(new Error('503'))
  await pass(15_000)
  expect([peek.mock.calls.length, shown()]).toEqual([2, '1'])
})

test('an old list is checked as soon as it is there; one that is not there, or empty, is not', async () => {
  await show(<News isOld first={null} />)
  await pass(20_000)
  load()
  await pass(20_000)
  expect(peek).not.toHaveBeenCalled()
  load('a')
  await pass(0)
  expect([peek.mock.calls.length, shown()]).toEqual([1, '1'])
})

test('where others’ posts are told at once, the clock asks for none until that ends', async () => {
  const { cache } = await show()
  const { live } = cache.validity
  live.turn(true)
  await pass(60_000)
  expect(peek).not.toHaveBeenCalled()
  live.tell(['post'])
  live.tell(['feed', 'post'])
  await pass(0)
  expect([peek.mock.calls.length, shown()]).toEqual([1, '1'])
  live.turn(false)
  await pass(15_000)
  expect(peek).toHaveBeenCalledTimes(2)
})
