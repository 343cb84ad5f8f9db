import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DueTimer } from './due-timer'

const NOW = Date.parse('2026-03-10T12:00:00.000Z')
const DAY = 24 * 60 * 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

/** Creates a timer whose next hour the test sets. */
function timer(first: number | null) {
  let next = first
  const run = vi.fn(async () => {})
  const one = new DueTimer({ clock: () => new Date(), next: () => next, run })
  const setNext = (at: number | null) => {
    next = at
  }
  const falls = (at: number | null) => {
    setNext(at)
    one.arm()
  }
  return { one, run, falls, setNext }
}

test('wakes up at the very millisecond, once, and not again while that is not carried out', async () => {
  const { one, run } = timer(NOW + 1000)
  one.arm()
  await vi.advanceTimersByTimeAsync(999)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(DAY)
  expect(run).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('what falls due after that is waited for without anybody calling', async () => {
  const { one, run, setNext } = timer(NOW + 1000)
  run.mockImplementationOnce(async () => setNext(NOW + 3000))
  one.arm()
  await vi.advanceTimersByTimeAsync(1000)
  expect(run).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1999)
  expect(run).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(2)
})

test('an hour further away than the browser’s timers reach does not come at once', async () => {
  const { one, run } = timer(NOW + 40 * DAY)
  one.arm()
  await vi.advanceTimersByTimeAsync(20 * DAY)
  expect(run).not.toHaveBeenCalled()
})
