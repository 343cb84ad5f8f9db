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

/** Presses Ctrl+Z until the field has the text: the browser decides how many keys one step undoes. */
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

test('of more hashtags than there is room for, none is lost: one sentence says it, and the buttons lead to the field', async () => {
  await open()
  await userEvent.keyboard('Sobre a prova')
  await userEvent.click(screen.getByRole('button', { name: /^Hashtags/ }))
  const field = screen.getByRole('textbox', { name: 'Nova hashtag' })
  const sentence = 'Uma publicação tem até 6 hashtags: apague o que sobra no campo ou retire uma das que já estão.'
  await userEvent.fill(field, '#um #dois #três #quatro #cinco #seis #sete #oito')
  expect(field).toHaveValue('#sete, #oito')
  expect(field).toHaveAccessibleDescription(sentence)
  for (const name of ['Publicar', 'Salvar rascunho']) {
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAccessibleDescription(sentence)
  }
  await userEvent.click(screen.getByRole('button', { name: /^Hashtags/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }))
  const fieldAgain = await screen.findByRole('textbox', { name: 'Nova hashtag' })
  await waitFor(() => expect(fieldAgain).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Remover a tag #um' }))
  expect(screen.getByRole('button', { name: 'Remover a tag #sete' })).toBeVisible()
  await userEvent.click(fieldAgain)
  await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(fieldAgain).toHaveValue('')
  expect(fieldAgain).toHaveAccessibleDescription('Uma publicação tem até 6 hashtags.')
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Nova hashtag' })).toBeNull())
})

test('a time without a day holds the press and leads to the days', async () => {
  await open()
  await userEvent.keyboard('Amanhã')
  await userEvent.click(screen.getByRole('button', { name: 'Agendar' }))
  await userEvent.fill(screen.getByLabelText('Horário'), '09:00')
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }))
  await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull())
  expect(screen.getByText('Selecione uma data')).toBeVisible()
})

test('a hashtag typed to its end stays as typed, and Enter begins a new line', async () => {
  const field = await open()
  await userEvent.keyboard('#LGPD')
  await new Promise((resolve) => setTimeout(resolve, 600))
  await userEvent.keyboard('{Enter}fim')
  expect(field).toHaveValue('#LGPD\nfim')
  await waitFor(() => expect(screen.getByRole('group', { name: 'Hashtags da publicação' })).toHaveTextContent(/lgpd/i))
})
