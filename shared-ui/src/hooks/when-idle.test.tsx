import { beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './timing'

beforeEach(() => void vi.useFakeTimers())

test('where the browser knows no idle time, it runs after the delay, and once', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const run = vi.fn()
  whenIdle(400, run)
  vi.advanceTimersByTime(399)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledOnce()
})

test('it waits for an idle moment after the delay, half a second at most', () => {
  const request = vi.fn(() => 7)
  const cancelled = vi.fn()
  vi.stubGlobal('requestIdleCallback', request)
  vi.stubGlobal('cancelIdleCallback', cancelled)
  const run = vi.fn()
  const cancel = whenIdle(400, run)
  vi.advanceTimersByTime(400)
  expect(request.mock.calls).toEqual([[run, { timeout: 500 }]])
  expect(run).not.toHaveBeenCalled()
  cancel()
  expect(cancelled.mock.calls).toEqual([[7]])
})
