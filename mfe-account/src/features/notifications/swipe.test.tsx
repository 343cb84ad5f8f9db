import { LAYOUT } from '@ementa/contracts'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { swipeCounts, swipeOffset, useSwipe } from './swipe'

beforeEach(() => {
  // happy-dom has no pointer capture.
  HTMLElement.prototype.setPointerCapture = () => undefined
})

test('counts over 75 px and follows the finger to the right for 150 px at most [ACC-034]', () => {
  expect([LAYOUT.swipeThreshold, LAYOUT.swipeMax]).toEqual([75, 150])
  expect([75, 76].map(swipeCounts)).toEqual([false, true])
  expect([-40, 0, 90, 150, 151, 800].map(swipeOffset)).toEqual([0, 0, 90, 150, 150, 150])
})

function Swiped({
  onSwipe,
  onClick,
  isEnabled = true,
}: {
  onSwipe: () => void
  onClick: () => void
  isEnabled?: boolean
}) {
  const { offset, handlers } = useSwipe({ isEnabled, onSwipe })
  return (
    <div {...handlers}>
      <button type="button" onClick={onClick}>
        {offset}
      </button>
    </div>
  )
}

function swipe(to: { x: number; y?: number }, { pointerType = 'touch' } = {}) {
  const target = screen.getByRole('button')
  const pointer = { pointerId: 1, pointerType, bubbles: true }
  fireEvent.pointerDown(target, { ...pointer, clientX: 10, clientY: 10 })
  fireEvent.pointerMove(target, { ...pointer, clientX: 10 + to.x, clientY: 10 + (to.y ?? 0) })
  const offset = target.textContent
  fireEvent.pointerUp(target, { ...pointer, clientX: 10 + to.x, clientY: 10 + (to.y ?? 0) })
  fireEvent.click(target)
  return offset
}

test.each([
  ['far enough', { x: 76 }, '76', 1, 0],
  ['not far enough', { x: 75 }, '75', 0, 0],
  ['to the left', { x: -120 }, '0', 0, 0],
  ['down the page', { x: 80, y: 200 }, '0', 0, 1],
  ['hardly at all', { x: 9 }, '0', 0, 1],
  ['by ten', { x: 10 }, '10', 0, 0],
])('a finger that moves %s [ACC-034]', (_, to, offset, swipes, clicks) => {
  const onSwipe = vi.fn()
  const onClick = vi.fn()
  render(<Swiped onSwipe={onSwipe} onClick={onClick} />)
  expect(swipe(to)).toBe(offset)
  expect([onSwipe.mock.calls.length, onClick.mock.calls.length]).toEqual([swipes, clicks])
})

test('a mouse selects text instead, and what is read does not move', () => {
  const onSwipe = vi.fn()
  const { rerender } = render(<Swiped onSwipe={onSwipe} onClick={vi.fn()} />)
  expect(swipe({ x: 120 }, { pointerType: 'mouse' })).toBe('0')
  rerender(<Swiped onSwipe={onSwipe} onClick={vi.fn()} isEnabled={false} />)
  expect(swipe({ x: 120 })).toBe('0')
  expect(onSwipe).not.toHaveBeenCalled()
})

const TOUCH = { pointerId: 1, pointerType: 'touch', clientY: 10, bubbles: true }
/** Renders the button, with a finger on it at 10 px. */
function touched() {
  const onSwipe = vi.fn()
  const onClick = vi.fn()
  render(<Swiped onSwipe={onSwipe} onClick={onClick} />)
  const target = screen.getByRole('button')
  fireEvent.pointerDown(target, { ...TOUCH, clientX: 10 })
  return { onSwipe, onClick, target }
}

test('a gesture that the browser takes over is none, and the row goes back', () => {
  const { onSwipe, target } = touched()
  fireEvent.pointerMove(target, { ...TOUCH, clientX: 100 })
  fireEvent.pointerCancel(target, TOUCH)
  expect(target.textContent).toBe('0')
  fireEvent.pointerUp(target, { ...TOUCH, clientX: 100 })
  expect(onSwipe).not.toHaveBeenCalled()
})

test('a swipe stays one when the finger wanders down or back, and holds the pointer', () => {
  const capture = vi.spyOn(HTMLElement.prototype, 'setPointerCapture')
  const { onSwipe, target } = touched()
  fireEvent.pointerMove(target, { ...TOUCH, clientX: 100 })
  expect(capture).toHaveBeenCalledExactlyOnceWith(1)
  fireEvent.pointerMove(target, { ...TOUCH, clientX: 90, clientY: 300 })
  expect(target.textContent).toBe('80')
  fireEvent.pointerMove(target, { ...TOUCH, clientX: 12 })
  expect(target.textContent).toBe('2')
  fireEvent.pointerUp(target, { ...TOUCH, clientX: 12 })
  expect(onSwipe).not.toHaveBeenCalled()
})

test('only the click that ends a swipe is swallowed, not the next one', () => {
  const { onClick, target } = touched()
  fireEvent.pointerMove(target, { ...TOUCH, clientX: 100 })
  fireEvent.pointerUp(target, { ...TOUCH, clientX: 100 })
  expect(fireEvent.click(target)).toBe(false)
  expect(onClick).not.toHaveBeenCalled()
  fireEvent.click(target)
  expect(onClick).toHaveBeenCalledOnce()
})
