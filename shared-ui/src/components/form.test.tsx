import { renderWithServices, userEvent } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Form, FormControl, FormLabel, Input, Textarea } from '../forms'

const form = (isSending: boolean) =>
  renderWithServices(
    <Form isSending={isSending} onSubmit={() => undefined} aria-label="Errata">
      <FormControl>
        <FormLabel>Assunto</FormLabel>
        <Input defaultValue="Multa" />
      </FormControl>
      <FormControl>
        <FormLabel>Texto</FormLabel>
        <Textarea />
      </FormControl>
    </Form>,
  )

test.each([true, false])('the fields of a form are read-only exactly while it is sending: %s', async (isSending) => {
  await form(isSending)
  const fields = screen.getAllByRole('textbox')
  expect(fields.map((field) => field.hasAttribute('readonly'))).toEqual([isSending, isSending])
})

test('a form is handed over by its own rules alone, and the page is not loaded for it', async () => {
  const onSubmit = vi.fn()
  await renderWithServices(
    <Form isSending={false} onSubmit={onSubmit} aria-label="Errata">
      <FormControl isRequired isReadOnly>
        <FormLabel>Assunto</FormLabel>
        <Input />
      </FormControl>
      <button type="submit">Enviar</button>
    </Form>,
  )
  const form = screen.getByRole('form', { name: 'Errata' })
  expect(form).toHaveAttribute('novalidate')
  expect(screen.getByRole('textbox')).toHaveAttribute('readonly')
  let isPrevented = false
  document.addEventListener('submit', (event) => (isPrevented = event.defaultPrevented), { once: true })
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(isPrevented).toBe(true)
})
