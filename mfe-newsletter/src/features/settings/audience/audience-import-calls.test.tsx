import { NEWSLETTER_LIMITS } from '@ementa/contracts'
import { createTestWorld, renderWithServices, required, userEvent, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AudienceImport } from './audience-import'

const NEWSLETTER = 'newsletter-clausula'
const SIZE = NEWSLETTER_LIMITS.subscribersAtOnce

interface Sent {
  consent: string
  newsletterId: string
  subscribers: { email: string }[]
}

/** A list of so many people, about to be brought in; each call waits for `answer`. */
async function openWith(count: number) {
  const world = await createTestWorld({ as: 'anapaula' })
  const sent: Sent[] = []
  const waiting: { resolve: (answer: object) => void; reject: (error: Error) => void }[] = []
  const importAudience = (input: Sent) => {
    sent.push(input)
    return new Promise((resolve, reject) => void waiting.push({ resolve, reject }))
  }
  const { newsletter } = await world.otherTab.newsletters.get({ handle: 'clausula-a-clausula' })
  await renderWithServices(<AudienceImport newsletter={newsletter} />, {
    world: withCalls(world, 'newsletters', { importAudience }),
  })
  const rows = Array.from({ length: count }, (_, index) => `Pessoa ${index};p${index}@x.br;`)
  const file = new File([['nome;e-mail;desde', ...rows].join('\n')], 'lista.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('Lista a trazer'), file)
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Formulário' } })
  fireEvent.click(screen.getByRole('checkbox'))
  const start = () => fireEvent.click(screen.getByRole('button', { name: /^Trazer \d/ }))
  const called = (times: number) => waitFor(() => expect(sent).toHaveLength(times))
  const answer = (more: object = {}) =>
    waiting.shift()?.resolve({ added: sent.at(-1)?.subscribers.length, skipped: [], refused: [], ...more })
  return { sent, start, called, answer, fail: () => waiting.shift()?.reject(new Error('Failed.')) }
}

test('a long list comes in parts, one after the other, and says how far it is', async () => {
  const { sent, start, called, answer } = await openWith(SIZE * 2)
  start()
  await called(1)
  expect(await screen.findByRole('button', { name: 'Trazendo… 0' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'Trazer lista (.csv)' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled()
  expect(screen.getByRole('textbox')).toHaveAttribute('readonly')
  // Enter in the field sends the form too.
  fireEvent.submit(required(screen.getByRole('textbox').closest('form')))
  answer()
  await called(2)
  expect(await screen.findByRole('button', { name: `Trazendo… ${SIZE}` })).toBeInTheDocument()
  answer()
  expect(await screen.findByText('1.000 pessoas entraram na lista. Nada foi enviado.')).toBeInTheDocument()
  expect(sent.map(({ subscribers }) => [subscribers.length, subscribers[0]?.email])).toEqual([
    [SIZE, 'p0@x.br'],
    [SIZE, `p${SIZE}@x.br`],
  ])
  expect(sent[0]).toMatchObject({ newsletterId: NEWSLETTER, consent: 'Formulário' })
})

test('a part that failed is said, the rest comes, and the list and its declaration stay for another try', async () => {
  const { sent, start, called, answer, fail } = await openWith(SIZE + 1)
  start()
  await called(1)
  fail()
  await called(2)
  answer()
  expect(
    await screen.findByText(
      '1 pessoa entrou na lista. 500 pessoas não vieram: uma falha. Tente novamente. Quem já veio não se repete.',
    ),
  ).toBeInTheDocument()
  expect(screen.getByRole('textbox')).toHaveValue('Formulário')
  expect(screen.getByRole('checkbox')).toBeChecked()
  start()
  await called(3)
  expect(screen.queryByText(/uma falha/)).toBeNull()
  expect(sent[2]?.subscribers).toHaveLength(SIZE)
})
