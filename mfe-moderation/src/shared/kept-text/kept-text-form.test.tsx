import { LENGTH } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, write } from '../../test/open'
import { KeptTextForm } from './kept-text-form'

async function show(note?: string) {
  let answer: (hasArrived: boolean) => void = () => undefined
  const send = vi.fn((_: string) => new Promise<boolean>((resolve) => (answer = resolve)))
  const onSent = vi.fn()
  await renderWithServices(
    <KeptTextForm
      kind="case-note"
      id="user-x"
      label="Nova nota"
      words={{ empty: 'Escreva a nota.', tooLong: (limit) => `Até ${limit} caracteres.` }}
      note={note}
      button={{ label: 'Salvar', busy: 'Salvando…' }}
      send={send}
      onSent={onSent}
    />,
    { as: 'moderacao' },
  )
  const field = await screen.findByRole('textbox', { name: 'Nova nota' })
  return { send, onSent, field, answer: (hasArrived: boolean) => act(async () => answer(hasArrived)) }
}

test.each([
  ['   ', 'Escreva a nota.'],
  ['a'.repeat(LENGTH.justification + 1), `Até ${LENGTH.justification} caracteres.`],
])('says at the field what is wrong, and until it changes', async (text, problem) => {
  const { send, field } = await show()
  await write(field, text)
  expect(field).not.toHaveAttribute('aria-invalid')
  button('Salvar').focus()
  fireEvent.click(button('Salvar'))
  expect(field).toHaveAccessibleDescription(expect.stringContaining(problem))
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(document.activeElement).toBe(field)
  expect(send).not.toHaveBeenCalled()
  await write(field, 'Nota')
  expect(field).not.toHaveAttribute('aria-invalid')
})

test('sends once what was written, as long as it may be, and is empty when that arrived', async () => {
  const text = 'a'.repeat(LENGTH.justification)
  const { send, onSent, field, answer } = await show('A pessoa não lê as notas.')
  expect(screen.getByText('A pessoa não lê as notas.')).toBeInTheDocument()
  await write(field, text)
  fireEvent.click(button('Salvar'))
  const busy = screen.getByText('Salvando…')
  fireEvent.click(busy)
  expect(field).toHaveAttribute('readonly')
  expect(send).toHaveBeenCalledExactlyOnceWith(text)
  await answer(true)
  await waitFor(() => expect(field).toHaveValue(''))
  expect(onSent).toHaveBeenCalledOnce()
  expect(field).not.toHaveAttribute('readonly')
})

test('keeps what did not arrive', async () => {
  const { send, onSent, field, answer } = await show()
  await write(field, 'Nota')
  fireEvent.click(button('Salvar'))
  await answer(false)
  expect(field).toHaveValue('Nota')
  expect(onSent).not.toHaveBeenCalled()
  fireEvent.click(button('Salvar'))
  expect(send).toHaveBeenCalledTimes(2)
})
