import { renderWithServices, required } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
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

test('what cannot be sent is not submitted by the keyboard, and the form leads nowhere', async () => {
  const { onSubmit } = await open('  ')
  expect(fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })).toBe(false)
  expect(fireEvent.submit(form())).toBe(false)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a field that is wanted has the focus, and what is on its way is not changed', async () => {
  await open('Oi', { autoFocus: true, isSending: true })
  expect(field()).toHaveFocus()
  expect(field()).toHaveAttribute('readonly')
})

test('an empty field has no advice', async () => {
  const { container } = await open('')
  expect(container.querySelector('.comment-field')?.children).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^Trocar por/ })).toBeNull()
})
