import { SESSION_KEYS, tabStorage } from '@ementa/contracts'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePlace } from './window-list'

let scrolled = 0
let tops: Record<string, number> = {}
const scrollBy = vi.fn<(x: number, y: number) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  scrolled = 500
  tops = { a: -120, b: 20, c: 120 }
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled)
  scrollBy.mockClear()
  vi.stubGlobal('scrollBy', scrollBy)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, tops[this.dataset.row ?? ''], 300, 100)
  })
})
afterEach(() => {
  document.documentElement.style.scrollPaddingTop = ''
  vi.useRealTimers()
})

interface ListProps {
  name?: string
  rows?: string[]
  bring?: (row: string) => boolean
}
function List({ name, rows = ['a', 'b', 'c'], bring = () => true }: ListProps) {
  usePlace(name, bring)
  return rows.map((row) => <div key={row} data-row={row} />)
}
const frames = (count: number) => act(() => void vi.advanceTimersByTime(count * 16))
const scroll = () => {
  window.dispatchEvent(new Event('scroll'))
  frames(1)
}

/** A list of this name is scrolled and left; returns how it is opened again. */
function leave(name: string) {
  const list = render(<List name={name} />)
  scroll()
  list.unmount()
  scrollBy.mockClear()
}
const kept = () => JSON.parse(tabStorage.getItem(SESSION_KEYS.places) ?? '{}')

test('a list that was left is opened at the row that was the first in sight, at the same pixel', () => {
  leave('same-pixel')
  expect(kept()['same-pixel']).toEqual({ row: 'b', top: 20 })
  const bring = vi.fn(() => true)
  render(<List name="same-pixel" bring={bring} />)
  expect(bring.mock.calls).toEqual([['b']])
  tops = { ...tops, b: 70 }
  frames(1)
  expect(scrollBy.mock.calls).toEqual([[0, 50]])
  tops = { ...tops, b: 21 }
  frames(3)
  expect(scrollBy, 'a pixel is no distance').toHaveBeenCalledTimes(1)
  tops = { ...tops, b: 10 }
  frames(1)
  expect(scrollBy.mock.lastCall).toEqual([0, -10])
})

test('what the header covers is not in sight', () => {
  document.documentElement.style.scrollPaddingTop = '120px'
  leave('header')
  expect(kept().header).toEqual({ row: 'c', top: 120 })
})

test('at its top there is nothing to find again, and what was kept is forgotten', () => {
  leave('top')
  scrolled = 0
  leave('top')
  expect(kept()).not.toHaveProperty('top')
  const bring = vi.fn(() => true)
  render(<List name="top" bring={bring} />)
  frames(2)
  expect(bring).not.toHaveBeenCalled()
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('the reader’s own %s ends it', (touch) => {
  leave(touch)
  const { container } = render(<List name={touch} />)
  // A page may keep its own events for itself.
  container.addEventListener(touch, (event) => event.stopPropagation())
  container.dispatchEvent(new Event(touch, { bubbles: true }))
  tops = { ...tops, b: 70 }
  frames(3)
  expect(scrollBy).not.toHaveBeenCalled()
})

test('places outlive the page, and the oldest of more than thirty are forgotten', () => {
  const list = render(<List name="pagehide" />)
  scroll()
  expect(kept()).not.toHaveProperty('pagehide')
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toHaveProperty('pagehide')
  list.unmount()
  for (let list = 0; list < 30; list++) leave(`list-${list}`)
  expect(Object.keys(kept())).toEqual(Array.from({ length: 30 }, (_, list) => `list-${list}`))
})
