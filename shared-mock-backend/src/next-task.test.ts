import { afterEach, expect, test, vi } from 'vitest'
import { inPieces, nextTask } from './next-task'

afterEach(() => vi.restoreAllMocks())

test('the next task is no part of this one', async () => {
  let isNext = false
  const waited = nextTask().then(() => {
    isNext = true
  })
  for (let turn = 0; turn < 10; turn++) await undefined
  expect(isNext).toBe(false)
  await waited
  expect(isNext).toBe(true)
})

test('long work goes on at once until its piece is full, and begins another one in a task of its own', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(100)
  const pause = inPieces()
  now.mockReturnValue(107)
  expect(pause()).toBeUndefined()
  now.mockReturnValue(108)
  const paused = pause()
  expect(paused).toBeInstanceOf(Promise)
  now.mockReturnValue(150)
  await paused
  now.mockReturnValue(157)
  expect(pause()).toBeUndefined()
})
