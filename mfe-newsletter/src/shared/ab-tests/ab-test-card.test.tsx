import type { ABTest } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { abTestOf } from '../../test/records'
import { ABTestCard } from './ab-test-card'

const RESULTS = { opens_a: 500, opens_b: 400, clicks_a: 20, clicks_b: 10 }

type Card = Parameters<typeof ABTestCard>[0]

async function cardOf(changes: Partial<ABTest>, props: Partial<Card> = {}) {
  const start = vi.fn(async () => undefined)
  const stop = vi.fn(async () => undefined)
  const card = (more?: Partial<Card>) => (
    <ABTestCard
      test={abTestOf(changes)}
      subscribers={2000}
      busy={null}
      start={start}
      stop={stop}
      {...props}
      {...more}
    />
  )
  const view = await renderWithServices(card())
  return { ...view, start, stop }
}
const card = () => within(screen.getByRole('article'))
const button = (name: string) => card().getByRole('button', { name })

test('a draft with two equal subjects cannot start, and says why in place of its settings', async () => {
  await cardOf({ subject_b: 'Assunto um', duration_minutes: 15 })
  expect(button('Iniciar Teste: Prazos')).toBeDisabled()
  expect(
    card()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Os dois assuntos são iguais: não há o que comparar. Crie outro teste, com assuntos diferentes.'])
})

test('the test of an issue starts with it', async () => {
  await cardOf({ issue_id: 'i1' }, { handle: 'jornada' })
  expect(card().queryByRole('button')).toBeNull()
  expect(card().getByText(/^Começa quando a edição for enviada\./)).toBeInTheDocument()
  expect(card().getByRole('link', { name: 'Abrir a edição' })).toHaveAttribute('href', '/newsletters/jornada/edit/i1')
})

test('a running test shows its numbers, and ends with the subject that is declared the better', async () => {
  const started_at = new Date(Date.now() - 3_600_000).toISOString()
  const { stop } = await cardOf({ status: 'running', started_at, results: RESULTS, issue_id: 'i1' })
  expect(screen.getByRole('article').textContent).toContain('iniciado')
  expect(card().queryByRole('link')).toBeNull()
  expect(card().getByText(/^A edição foi enviada com os dois assuntos\./)).toBeInTheDocument()
  expect(card().getByText(/^O assunto A vai melhor/)).toBeInTheDocument()
  expect(card().queryByRole('button', { name: /^Iniciar/ })).toBeNull()
  fireEvent.click(button('Declarar B vencedor: Prazos'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Declarar B vencedor?' }))
  expect(question.getByText(/vencedor o assunto B, que vai pior/)).toBeInTheDocument()
  fireEvent.click(question.getByRole('button', { name: 'Declarar B vencedor' }))
  await waitFor(() => expect(stop.mock.calls).toEqual([['um', 'b']]))
})

test('who does not confirm declares nothing; the first subject can be the better one too', async () => {
  const { stop } = await cardOf({ status: 'running' })
  fireEvent.click(button('Declarar A vencedor: Prazos'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Declarar A vencedor?' }))
  fireEvent.click(question.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(stop).not.toHaveBeenCalled()
  fireEvent.click(button('Declarar A vencedor: Prazos'))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Declarar A vencedor' }))
  await waitFor(() => expect(stop.mock.calls).toEqual([['um', 'a']]))
})

test('a completed test names its winner and its end', async () => {
  const completed_at = '2026-11-21T12:00:00.000Z'
  await cardOf({ status: 'completed', completed_at, winner: 'b', results: RESULTS, issue_id: 'i1' })
  expect(screen.getByRole('article').textContent).toContain('finalizado em ')
  const winner = card().getByText('Vencedor')
  expect(winner.parentElement?.parentElement?.textContent).toContain('Assunto B')
  expect(card().getAllByText('Vencedor')).toHaveLength(1)
  expect(card().getByText(/^A edição ficou com o assunto B\./)).toBeInTheDocument()
  expect(card().queryByRole('button', { name: /Declarar|Iniciar/ })).toBeNull()
})
