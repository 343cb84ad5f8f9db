import { TIMING } from '@ementa/contracts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guardedPress, usePressGuard } from './press-guard'

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

describe('the button of a row that it removes', () => {
  let now = 0
  beforeEach(() => {
    now += 10_000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
  })
  afterEach(() => vi.restoreAllMocks())

  test('the second press of a double click does not act on what moved under the pointer', () => {
    const acted: string[] = []
    const press = (row: string) => guardedPress('rows', row, () => acted.push(row))()
    press('a')
    now += 250
    press('b')
    now += 249
    press('c')
    expect(acted).toEqual(['a'])
    now += TIMING.pressGuard
    press('b')
    expect(acted).toEqual(['a', 'b'])
  })

  test('pressing the same thing twice is that thing twice', () => {
    let acted = 0
    const press = guardedPress('rows', 'a', () => acted++)
    press()
    press()
    expect(acted).toBe(2)
  })
})
