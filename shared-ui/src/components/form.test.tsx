import { renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
