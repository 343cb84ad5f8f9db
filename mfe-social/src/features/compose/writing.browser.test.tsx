import { renderWithServices } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import ComposePage from './compose-page'

const body = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto da publicação' })

async function open() {
  await renderWithServices(<ComposePage />, { as: 'anapaula', at: '/compose' })
  const field = await body()
  field.focus()
  return field
}

/** Presses Ctrl+Z until the field holds the text: how many keys one step takes back is the browser's matter. */
async function undoTo(field: HTMLTextAreaElement, text: string) {
  for (let presses = 0; presses < 100 && field.value !== text; presses += 1)
    await userEvent.keyboard('{Control>}z{/Control}')
  expect(field).toHaveValue(text)
}

test('Ctrl+Z takes back advised words, and then what was typed before them', async () => {
  const field = await open()
  await userEvent.keyboard('O acórdão cita o art. 421-A e garantimos a vitória nele.')
  const text = field.value
  await userEvent.click(await screen.findByRole('button', { name: /^Trocar a frase inteira por/ }))
  expect(field).toHaveValue('O desfecho depende das provas e das circunstâncias de cada caso.')
  expect(field).toHaveFocus()
  await undoTo(field, text)
  await undoTo(field, '')
})

test('Ctrl+Z goes on behind a suggestion that was taken', async () => {
  const field = await open()
  await userEvent.keyboard('Com @renat')
  await screen.findByRole('option', { selected: true, name: /Renata/ })
  await userEvent.keyboard('{Enter}')
  expect(field.value).toMatch(/^Com @renata\S* $/)
  await userEvent.keyboard('hoje')
  await undoTo(field, 'Com @renat')
  await undoTo(field, '')
})

test('a hashtag typed to its end stays as typed, and Enter begins a new line', async () => {
  const field = await open()
  await userEvent.keyboard('#LGPD')
  await new Promise((resolve) => setTimeout(resolve, 600))
  await userEvent.keyboard('{Enter}fim')
  expect(field).toHaveValue('#LGPD\nfim')
  await waitFor(() => expect(screen.getByRole('group', { name: 'Hashtags da publicação' })).toHaveTextContent(/lgpd/i))
})
