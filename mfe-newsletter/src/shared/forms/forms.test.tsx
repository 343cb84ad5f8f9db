import { createEvent, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFormFocus } from './use-form-focus'
import { useSaveKey } from './use-save-key'

test.each([
  [{ key: 's', ctrlKey: true }, true],
  [{ key: 'S', metaKey: true }, true],
  [{ key: 's', ctrlKey: true, shiftKey: true }, true],
  [{ key: 's' }, false],
  [{ key: 'a', ctrlKey: true }, false],
  [{ key: 's', ctrlKey: true, altKey: true }, false],
])('%j saves: %s', (init, isSaved) => {
  const save = vi.fn()
  renderHook(() => useSaveKey(save))
  const event = createEvent.keyDown(document.body, init)
  fireEvent(document.body, event)
  expect([save.mock.calls.length, event.defaultPrevented]).toEqual([isSaved ? 1 : 0, isSaved])
})

test('the page that is there saves, and none after it has gone', () => {
  const first = vi.fn()
  const second = vi.fn()
  const { rerender, unmount } = renderHook(({ save }) => useSaveKey(save), { initialProps: { save: first } })
  rerender({ save: second })
  const press = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  press()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  unmount()
  press()
  expect(second).toHaveBeenCalledOnce()
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
