import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIsReleased } from './undo-send'

const NOW = Date.parse('2026-03-10T12:00:00.000Z')
const sentUntil = (ms: number) => ({ status: 'sent' as const, visible_from: new Date(NOW + ms).toISOString() })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

test('is told at the moment itself', () => {
  const { result } = renderHook(() => useIsReleased(sentUntil(30_000)))
  act(() => vi.advanceTimersByTime(29_999))
  expect(result.current).toBe(false)
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe(true)
})

test('of an issue that comes in the place of another one whose moment has passed meanwhile', () => {
  const { result, rerender } = renderHook(({ ms }) => useIsReleased(sentUntil(ms)), { initialProps: { ms: 60_000 } })
  act(() => vi.setSystemTime(NOW + 31_000))
  rerender({ ms: 30_000 })
  act(() => vi.advanceTimersByTime(0))
  expect(result.current).toBe(true)
})
