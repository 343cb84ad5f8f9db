import { createTestWorld, renderWithServices, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCancelSchedule } from './use-cancel-schedule'

const AT = '2026-11-24T12:00:00.000Z'
const WHEN = 'ter., 24 nov. 2026 às 09:00 (Horário Padrão de Brasília)'

type Cancelled = Parameters<ReturnType<typeof useCancelSchedule>['cancel']>[0]

function Row({ what, onDone }: { what: Cancelled; onDone: (id: string) => void }) {
  const { cancel, busy } = useCancelSchedule({ onDone })
  return (
    <>
      <p>{busy ?? 'livre'}</p>
      <button type="button" onClick={() => void cancel(what)}>
        cancelar
      </button>
    </>
  )
}

async function ask(issue: Cancelled['issue'], recurrence: Cancelled['schedule']['recurrence'], fails = false) {
  const calls: unknown[] = []
  const flights: (() => void)[] = []
  const world = withCalls(await createTestWorld({ as: 'anapaula' }), 'newsletters', {
    cancelSchedule: (input) =>
      new Promise<void>((land, fail) => {
        calls.push(input)
        flights.push(() => (fails ? fail(new Error('Mock network error')) : land()))
      }),
  })
  const onDone = vi.fn()
  await renderWithServices(
    <Row what={{ schedule: { id: 's1', scheduled_at: AT, recurrence }, issue }} onDone={onDone} />,
    {
      world,
    },
  )
  fireEvent.click(screen.getByRole('button', { name: 'cancelar' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancelar agendamento?' }))
  return { ...world, calls, flights, onDone, question }
}

test.each<[string, Cancelled['issue'], Cancelled['schedule']['recurrence'], string]>([
  [
    'a draft that goes out once',
    { subject: 'Prazos', status: 'scheduled' },
    'none',
    `“Prazos” não será enviada em ${WHEN}. A edição continua como rascunho, com o texto intacto.`,
  ],
  [
    'one that is unknown and repeated',
    undefined,
    'weekly',
    `“esta edição” não será enviada em ${WHEN}, e a recorrência termina. A edição continua como rascunho, com o texto intacto.`,
  ],
  [
    'one that went out before',
    { subject: 'Prazos', status: 'sent' },
    'weekly',
    `“Prazos” não será enviada de novo em ${WHEN}, e a recorrência termina. O que já foi enviado continua publicado.`,
  ],
])('of %s is asked with what follows; keeping it changes nothing', async (_, issue, recurrence, body) => {
  const { question, calls, onDone } = await ask(issue, recurrence)
  expect(question.getByText(body)).toBeInTheDocument()
  expect(question.getByRole('button', { name: 'Cancelar agendamento' })).toBeInTheDocument()
  fireEvent.click(question.getByRole('button', { name: 'Manter' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([calls, onDone.mock.calls]).toEqual([[], []])
  expect(screen.getByText('livre')).toBeInTheDocument()
})
