import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringIntoSight } from './scroll-to-comment'

const scrollToRow = vi.fn()
const scrolled = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
  scrollToRow.mockReset()
  scrolled.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const frames = (count: number) => {
  for (let frame = 0; frame < count; frame++) vi.advanceTimersToNextFrame()
}

/** Adds a row between these positions of the window; `move` changes them. */
function row(top: number, bottom = top + 100) {
  const element = document.createElement('article')
  element.id = 'c-1'
  element.tabIndex = -1
  element.scrollIntoView = scrolled
  const move = (top: number, bottom = top + 100) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect)
  move(top, bottom)
  document.body.append(element)
  return { element, move }
}

test('a row far away is asked for until it is in the page, every fifteenth frame', () => {
  bringIntoSight('c-1', { scrollToRow })
  expect(scrollToRow).not.toHaveBeenCalled()
  frames(1)
  expect(scrollToRow).toHaveBeenCalledTimes(1)
  frames(14)
  expect(scrollToRow).toHaveBeenCalledTimes(1)
  frames(1)
  expect(scrollToRow).toHaveBeenCalledTimes(2)
  row(-500)
  frames(30)
  expect(scrollToRow).toHaveBeenCalledTimes(2)
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' })
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('the reader’s own hand ends it: %s', (event) => {
  bringIntoSight('c-1', { scrollToRow })
  frames(1)
  window.dispatchEvent(new Event(event))
  row(-500)
  frames(2)
  expect(vi.getTimerCount()).toBe(0)
  expect(scrolled).not.toHaveBeenCalled()
})

/** Adds a focusable element elsewhere in the page. */
function elsewhere(tabIndex: number, name = 'button') {
  const element = document.createElement(name)
  element.tabIndex = tabIndex
  document.body.append(element)
  return element
}

test('a control that gets the focus without a key ends it; the heading of a page that opens does not', () => {
  const { element } = row(300)
  bringIntoSight('c-1', { scrollToRow, focus: true })
  frames(1)
  elsewhere(-1, 'h1').focus()
  frames(1)
  expect(document.activeElement).toBe(element)
  const button = elsewhere(0)
  button.focus()
  frames(2)
  expect(document.activeElement).toBe(button)
  expect(vi.getTimerCount()).toBe(0)
})

test.each(['input', 'textarea'])('who writes in an %s by the time the comment is found keeps the focus', (name) => {
  const { element } = row(300)
  const field = elsewhere(0, name) as HTMLInputElement | HTMLTextAreaElement
  field.value = 'Boa'
  field.focus()
  bringIntoSight('c-1', { scrollToRow, focus: true })
  frames(2)
  expect(document.activeElement).toBe(field)
  expect(scrolled).not.toHaveBeenCalled()
  // The text is published, so the field is empty.
  field.value = ''
  bringIntoSight('c-1', { scrollToRow, focus: true })
  frames(2)
  expect(document.activeElement).toBe(element)
})

test.each([
  ['under the header', 139, 239, 1],
  ['under the bar', 200, 768 - 59, 1],
])('a row %s is moved or not, and the focus stays', (_, top, bottom, moves) => {
  vi.stubGlobal('innerHeight', 768)
  const { element } = row(top, bottom)
  element.style.scrollMarginBottom = '60px'
  bringIntoSight('c-1', { scrollToRow })
  frames(1)
  expect(scrolled).toHaveBeenCalledTimes(moves)
  expect(document.activeElement).toBe(document.body)
})
