import type { NewsletterIssue } from '@ementa/contracts'
import { createTestWorld, renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
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

test('a planned issue says when it goes out, how often, and can be taken back', async () => {
  const { issue } = await open()
  await screen.findByRole('button', { name: 'Cancelar agendamento' })
  expect(await planned()).toBe(`Envio agendado${momentText(issue.scheduled_at ?? '')} · SemanalCancelar agendamento`)
  expect(screen.getByRole('button', { name: 'Alterar agendamento' })).toBeInTheDocument()
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
