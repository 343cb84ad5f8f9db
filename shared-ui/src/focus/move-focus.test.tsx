import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findNeighbour, focusWhenShown, useFormFocus } from './move-focus'

const FRAME = 16

function button(name: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.textContent = name
  document.body.append(element)
  return element
}

/** Hides an element as a browser does, so that it takes no focus. @returns shows it */
function hide(element: HTMLElement): () => void {
  const focus = vi.spyOn(element, 'focus').mockImplementation(() => undefined)
  return () => focus.mockRestore()
}

describe('the focus', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  test('arrives at once where it can, from wherever it was, and says so', () => {
    const [here, there] = [button('aqui'), button('lá')]
    here.focus()
    const onOver = vi.fn()
    const scroll = vi.spyOn(there, 'focus')
    focusWhenShown(() => there, onOver)
    expect(there).toHaveFocus()
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
    expect(onOver).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(10 * FRAME)
    expect(scroll).toHaveBeenCalledOnce()
  })

  test('waits for what is hidden or not in the page yet', () => {
    const here = button('aqui')
    here.focus()
    let there: HTMLElement | undefined
    const onOver = vi.fn()
    focusWhenShown(() => there, onOver)
    vi.advanceTimersByTime(2 * FRAME)
    there = button('lá')
    const show = hide(there)
    here.remove()
    vi.advanceTimersByTime(2 * FRAME)
    expect(onOver).not.toHaveBeenCalled()
    show()
    vi.advanceTimersByTime(FRAME)
    expect(there).toHaveFocus()
    expect(onOver).toHaveBeenCalledOnce()
  })
})

function Form({ isShown }: { isShown: boolean }) {
  const { form, focus } = useFormFocus<'title' | 'price'>()
  return (
    <>
      {isShown && (
        <form ref={form}>
          <input name="title" aria-label="título" />
          <input name="price" aria-label="preço" />
        </form>
      )}
      <button type="button" onClick={() => focus('price')}>
        ir
      </button>
    </>
  )
}

test('a field is found by its name; without a form nothing happens', () => {
  const { rerender } = render(<Form isShown={false} />)
  const button = screen.getByRole('button', { name: 'ir' })
  fireEvent.click(button)
  expect(document.activeElement).toBe(document.body)
  rerender(<Form isShown />)
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByLabelText('preço'))
})

function show(ids: string[]) {
  render(
    <main>
      <h1>Título</h1>
      <p>a</p>
      {ids.map((id) => (
        <article key={id}>{id}</article>
      ))}
    </main>,
  )
  return (id: string) => findNeighbour(screen.getByText(id), 'article')?.textContent
}

test('the focus goes to the next row, of the last one to the one before it [EXP-13]', () => {
  const next = show(['um', 'dois', 'três'])
  expect(['um', 'dois', 'três'].map(next)).toEqual(['dois', 'três', 'dois'])
})

test('of the only row it goes to the heading of the page', () => {
  expect(show(['um'])('um')).toBe('Título')
})
