import type { ABTest } from '@ementa/contracts'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { abTestOf } from '../../test/records'
import { useRereadWhileRunning } from './issue-tests'

const running = abTestOf({ status: 'running' })

test('the numbers of a running test are read again each 15 seconds, until it ends or the page is left', () => {
  vi.useFakeTimers()
  const refresh = vi.fn()
  const initialProps: { tests: ABTest[] | undefined } = { tests: [abTestOf({ id: 'dois' }), running] }
  const { rerender, unmount } = renderHook(({ tests }) => useRereadWhileRunning(tests, refresh), { initialProps })
  vi.advanceTimersByTime(14_999)
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(15_001)
  expect(refresh).toHaveBeenCalledTimes(2)
  rerender({ tests: [abTestOf({ id: 'dois' })] })
  vi.advanceTimersByTime(60_000)
  rerender({ tests: undefined })
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(2)
  rerender({ tests: [running] })
  unmount()
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})
