// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTooltipDelay } from './tooltip'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.advanceTimersByTime(10_000)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const tooltip = () => {
  const { result } = renderHook(() => useTooltipDelay())
  return {
    isOpen: () => result.current.isOpen,
    enter: () => act(() => result.current.onOpen()),
    leave: () => act(() => result.current.onClose()),
  }
}

test('a tooltip opens after 700 ms, and not at all when left before [SHL-080]', () => {
  const hint = tooltip()
  hint.enter()
  wait(699)
  expect(hint.isOpen()).toBe(false)
  wait(1)
  expect(hint.isOpen()).toBe(true)

  const other = tooltip()
  hint.leave()
  wait(5000)
  other.enter()
  wait(500)
  other.leave()
  wait(5000)
  expect(other.isOpen()).toBe(false)
})

test('its neighbour opens at once within 300 ms, and waits again after that [SHL-080]', () => {
  const first = tooltip()
  const second = tooltip()
  const third = tooltip()
  first.enter()
  wait(700)
  // The third is entered before the first is left, as React orders these calls.
  third.enter()
  expect(third.isOpen()).toBe(true)
  first.leave()
  third.leave()
  wait(300)
  second.enter()
  expect(second.isOpen()).toBe(true)

  second.leave()
  wait(301)
  first.enter()
  expect(first.isOpen()).toBe(false)
  wait(700)
  expect(first.isOpen()).toBe(true)
})
