// @vitest-environment happy-dom
import { TIMING } from '@ementa/contracts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePressGuard } from './press-guard'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const removed: string[] = []

function Panel({ item }: { item: string }) {
  const guard = usePressGuard(item)
  return (
    <div {...guard.handlers}>
      <button
        type="button"
        aria-disabled={!guard.isReady}
        onClick={() => {
          if (guard.accepts()) removed.push(item)
        }}
      >
        Remover
      </button>
    </div>
  )
}

const button = () => screen.getByRole('button', { name: 'Remover' })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const press = () => {
  fireEvent.pointerDown(button())
  fireEvent.click(button())
}

test('a press counts only if it began 600 ms after its item was shown', () => {
  removed.length = 0
  const { rerender } = render(<Panel item="a" />)
  wait(TIMING.pressGuard)
  press()
  expect(removed).toEqual(['a'])

  // The second tap of a double tap, and one 250 ms later.
  rerender(<Panel item="b" />)
  press()
  wait(250)
  press()
  expect(removed).toEqual(['a'])

  // Begun too early, and held until it would count.
  fireEvent.pointerDown(button())
  wait(TIMING.pressGuard)
  fireEvent.click(button())
  expect(removed).toEqual(['a'])

  press()
  expect(removed).toEqual(['a', 'b'])
})

test('a key counts from then on too', () => {
  removed.length = 0
  render(<Panel item="a" />)
  const enter = () => {
    fireEvent.keyDown(button(), { key: 'Enter' })
    fireEvent.click(button())
  }
  enter()
  expect(removed).toEqual([])
  expect(button().getAttribute('aria-disabled')).toBe('true')
  wait(TIMING.pressGuard)
  enter()
  expect(removed).toEqual(['a'])
})
