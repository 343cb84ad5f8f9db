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

test('waits for nothing where nothing falls due', async () => {
  const { one, run, falls } = timer(null)
  one.arm()
  expect(vi.getTimerCount()).toBe(0)
  falls(NOW + 1000)
  falls(null)
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(DAY)
  expect(run).not.toHaveBeenCalled()
})

test('what fell due already is carried out at once', async () => {
  const { one, run } = timer(NOW - DAY)
  one.arm()
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledOnce()
})

test('armed twice it waits once, and for another hour as soon as there is one', async () => {
  const { one, run, falls } = timer(NOW + 2000)
  one.arm()
  one.arm()
  expect(vi.getTimerCount()).toBe(1)
  falls(NOW + 1000)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(run).toHaveBeenCalledOnce()
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

test('what could not be carried out waits for the next call, and is then waited for again', async () => {
  const { one, run } = timer(NOW + 1000)
  one.arm()
  await vi.advanceTimersByTimeAsync(1000)
  one.arm()
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)
})

test('an hour further away than the browser’s timers reach does not come at once', async () => {
  const { one, run } = timer(NOW + 40 * DAY)
  one.arm()
  await vi.advanceTimersByTimeAsync(20 * DAY)
  expect(run).not.toHaveBeenCalled()
})

test('stopped it wakes up no more, until it is armed again', async () => {
  const { one, run } = timer(NOW + 1000)
  one.arm()
  one.stop()
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(500)
  one.arm()
  await vi.advanceTimersByTimeAsync(500)
  expect(run).toHaveBeenCalledOnce()
})
