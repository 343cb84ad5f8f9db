import { renderWithServices, required } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CommentField, type CommentFieldProps } from './comment-field'

async function open(text: string, props: Partial<CommentFieldProps> = {}) {
  const told = { onChange: vi.fn(), onSubmit: vi.fn(), onCancel: vi.fn() }
  const view = await renderWithServices(
    <CommentField label="Comentário" text={text} placeholder="Escreva" {...told} {...props}>
      <button type="submit">Enviar</button>
    </CommentField>,
    { as: 'anapaula' },
  )
  return { ...view, ...told }
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comentário' })
const form = () => required(field().form)

test('Ctrl or Cmd with Enter submits, Escape cancels, and other keys are left to the field', async () => {
  const { onSubmit, onCancel } = await open('Concordo')
  for (const init of [{ key: 'Enter' }, { key: 'a', ctrlKey: true }, { key: 'Enter', shiftKey: true }])
    expect(fireEvent.keyDown(field(), init)).toBe(true)
  expect([onSubmit.mock.calls, onCancel.mock.calls]).toEqual([[], []])
  expect(fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true }), 'no line is put in').toBe(false)
  expect(fireEvent.keyDown(field(), { key: 'Enter', metaKey: true })).toBe(false)
  expect([onSubmit.mock.calls.length, onCancel.mock.calls]).toEqual([2, []])
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false)
  expect([onSubmit.mock.calls.length, onCancel.mock.calls.length]).toEqual([2, 1])
})

test('what cannot be sent is not submitted by the keyboard, and the form leads nowhere', async () => {
  const { onSubmit } = await open('  ')
  expect(fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })).toBe(false)
  expect(fireEvent.submit(form())).toBe(false)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('what is typed is handed on, and the field says what it is for and how much room it has', async () => {
  const { onChange } = await open('Oi')
  expect(field()).toHaveAttribute('placeholder', 'Escreva')
  expect(field()).toHaveAccessibleDescription(/598/)
  expect(field()).not.toHaveAttribute('readonly')
  expect(field()).not.toHaveFocus()
  expect(field().style.height).toMatch(/^\d+px$/)
  fireEvent.change(field(), { target: { value: 'Olá' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Olá')
})

test('a field that is wanted has the focus, and what is on its way is not changed', async () => {
  await open('Oi', { autoFocus: true, isSending: true })
  expect(field()).toHaveFocus()
  expect(field()).toHaveAttribute('readonly')
})

test.each([
  [true, 'comment-entry', 'true'],
  [false, 'comment-foot', undefined],
])('of a bar (%s) the buttons are in the part %s', async (isBar, className, mark) => {
  await open('Oi', { isBar })
  const [part, ...others] = ['comment-entry', 'comment-foot'].filter((name) =>
    Array.from(document.querySelectorAll<HTMLElement>(`.${name}`), (each) => within(each).queryByRole('button')).some(
      Boolean,
    ),
  )
  expect([part, others]).toEqual([className, []])
  expect(document.querySelector<HTMLElement>('.comment-foot')?.dataset.bar).toBe(mark)
})

const ADVISED = 'Concordo. Agende já a sua consulta.'

test('advice is given on what is written, rewrites it, and the field has the focus again', async () => {
  const { onChange } = await open(ADVISED)
  const rewrite = await screen.findByRole('button', { name: /^Trocar por/ })
  rewrite.focus()
  fireEvent.click(rewrite)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Concordo\. (?!Agende)/))
  await waitFor(() => expect(field()).toHaveFocus())
})

test('an empty field has no advice', async () => {
  const { container } = await open('')
  expect(container.querySelector('.comment-field')?.children).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^Trocar por/ })).toBeNull()
})
