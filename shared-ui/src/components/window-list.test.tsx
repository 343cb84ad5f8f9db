import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WindowList, type WindowListProps } from './window-list'

const LETTERS = ['a', 'b', 'c', 'd', 'e']

function List(props: Partial<WindowListProps<string>>) {
  return (
    <WindowList items={LETTERS} itemKey={(letter) => `letter-${letter}`} {...props}>
      {(letter, index) => <article>{`${index}: ${letter}`}</article>}
    </WindowList>
  )
}
const rows = () => screen.getAllByRole('article')

test('each item is a row under its key, and the footer is below the last', () => {
  render(<List footer={<footer>Fim da lista</footer>} />)
  expect(rows().map((row) => [row.textContent, row.parentElement?.dataset.row])).toEqual(
    LETTERS.map((letter, index) => [`${index}: ${letter}`, `letter-${letter}`]),
  )
  expect(rows()[0]?.parentElement).toHaveStyle({ pointerEvents: 'auto' })
  expect(rows()[4]?.compareDocumentPosition(screen.getByText('Fim da lista'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

describe('near the end', () => {
  let [scrollY, height] = [0, 0]
  beforeEach(() => {
    vi.useFakeTimers()
    ;[scrollY, height] = [0, 10 * window.innerHeight]
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
  })
  afterEach(() => void vi.useRealTimers())

  const frame = () => act(() => void vi.advanceTimersByTime(16))
  const scrollTo = (windows: number) => {
    scrollY = windows * window.innerHeight
    for (let event = 0; event < 3; event++) window.dispatchEvent(new Event('scroll'))
  }

  test('more is asked for once four fifths of the page are scrolled past, once a frame', () => {
    const onNearEnd = vi.fn()
    render(<List onNearEnd={onNearEnd} />)
    frame()
    scrollTo(6.9)
    frame()
    expect(onNearEnd).not.toHaveBeenCalled()
    scrollTo(7)
    expect(onNearEnd).not.toHaveBeenCalled()
    frame()
    expect(onNearEnd).toHaveBeenCalledTimes(1)
    scrollTo(7.5)
    frame()
    expect(onNearEnd).toHaveBeenCalledTimes(2)
  })

  test('of a short page more is asked for at once, and again when the list has grown', () => {
    height = window.innerHeight
    const onNearEnd = vi.fn()
    const { rerender } = render(<List onNearEnd={onNearEnd} />)
    frame()
    expect(onNearEnd).toHaveBeenCalledTimes(1)
    rerender(<List onNearEnd={onNearEnd} />)
    frame()
    expect(onNearEnd).toHaveBeenCalledTimes(1)
    rerender(<List items={[...LETTERS, 'f']} onNearEnd={onNearEnd} />)
    frame()
    expect(onNearEnd).toHaveBeenCalledTimes(2)
  })
})
