import type { NewsletterIssue } from '@ementa/contracts'
import { createTestWorld, inputsOf, renderWithServices, withCalls } from '@ementa/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { momentText } from '../../../shared/scheduling/moment'
import { openIssue } from '../test/open-issue'
import { SendPanel } from './send-panel'

/** The seed's scheduled issue, whose text is long enough to be sent. */
const SCHEDULED = 'issue-clausula-04'
type World = Awaited<ReturnType<typeof createTestWorld>>

async function open(changes: Partial<NewsletterIssue> = {}, change: (world: World) => World = (world) => world) {
  const world = change(await createTestWorld({ as: 'anapaula' }))
  const owned = await world.otherTab.newsletters.get({ handle: 'clausula-a-clausula' })
  const { editing, issue } = await openIssue(world, { id: SCHEDULED, ...changes })
  await renderWithServices(<SendPanel editing={editing} owned={owned} onTest={() => undefined} />, { world })
  // A chunk of its own: it is awaited here, so that none arrives after the test.
  await screen.findByRole('heading', { name: 'Antes de enviar' })
  return { ...world, editing, issue }
}
const planned = async () => (await screen.findByText('Envio agendado')).parentElement?.textContent
const answer = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

test('a planned issue says when it goes out, how often, and can be taken back', async () => {
  const { issue } = await open()
  await screen.findByRole('button', { name: 'Cancelar agendamento' })
  expect(await planned()).toBe(`Envio agendado${momentText(issue.scheduled_at ?? '')} · SemanalCancelar agendamento`)
  expect(screen.getByRole('button', { name: 'Alterar agendamento' })).toBeInTheDocument()
})

test('a schedule of another moment is not taken for the one that is planned', async () => {
  const { calls } = await open({ scheduled_at: '2027-01-04T12:00:00.000Z' })
  await waitFor(() => expect(inputsOf(calls, 'newsletters.getIssue').length).toBeGreaterThan(1))
  expect(await planned()).toBe(`Envio agendado${momentText('2027-01-04T12:00:00.000Z')}`)
  expect(screen.getByRole('button', { name: 'Agendar envio' })).toBeInTheDocument()
})

test.each([
  [undefined, 'Ainda sem texto: se continuar assim, não será enviada no horário e ficará como rascunho.'],
  [
    { issue_id: 'issue-clausula-03', outline: '' },
    'Aberta pela recorrência e ainda sem texto: se continuar assim, não será enviada no horário e ficará como rascunho.',
  ],
])('a planned issue without a text says what becomes of it: opened by %j', async (opened_by, words) => {
  await open({ html: '<p>curto</p>', ...(opened_by && { opened_by }) })
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test('a sending that was stored but could not be read again is looked up once more', async () => {
  let isDown = false
  const { editing, toasts } = await open({}, (world) => {
    const { cancelSchedule, getIssue } = world.services.api.newsletters
    return withCalls(world, 'newsletters', {
      cancelSchedule: async (input: Parameters<typeof cancelSchedule>[0]) => {
        const done = await cancelSchedule(input)
        isDown = true
        return done
      },
      getIssue: async (input: Parameters<typeof getIssue>[0]) => {
        if (!isDown) return getIssue(input)
        isDown = false
        throw new Error('down')
      },
    })
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar agendamento' }))
  await answer('Cancelar agendamento')
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Agendamento cancelado' }]))
  await waitFor(() => expect(editing.state.issue.status).toBe('draft'))
  expect(screen.queryByText('Envio agendado')).toBeNull()
})
