import type { Api, NewsletterIssue, Recurrence } from '@ementa/contracts'
import { createTestWorld, fill, renderWithServices, userEvent, withCalls } from '@ementa/testing'
import { fromLocal } from '@ementa/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addDays, format } from 'date-fns'
import { expect, test } from 'vitest'
import { openIssue } from '../test/open-issue'
import { SendPanel } from './send-panel'

const LONG = `<p>${'Texto longo o bastante. '.repeat(5)}</p>`

interface PanelOptions {
  html?: string
  subscribers?: number
  held?: NewsletterIssue['held']
  /** Calls that the test answers in place of the backend. */
  answers?: Partial<Record<keyof Api['newsletters'], (input: never) => Promise<unknown>>>
  fail?: string[]
  /** In two days at 9. */
  planned?: Recurrence
}

async function openPanel({ html = LONG, fail = [], planned, held, answers = {}, subscribers }: PanelOptions = {}) {
  const world = withCalls(await createTestWorld({ as: 'anapaula' }), 'newsletters', answers)
  const { api } = world.services
  const found = await api.newsletters.get({ handle: 'clausula-a-clausula' })
  const owned = { ...found, subscribers: subscribers ?? found.subscribers }
  const { id } = await api.newsletters.createIssue({
    newsletterId: owned.newsletter.id,
    title: 'Título',
    subject: 'Multa contratual',
    html,
  })
  const nine = fromLocal(inTwoDays(), '09:00') ?? ''
  if (planned) await api.newsletters.scheduleIssue({ issueId: id, scheduledAt: nine, recurrence: planned })
  const { editing } = await openIssue(world, { id, ...(held && { held }) })
  world.simulate({ fail })
  const tests: string[] = []
  const onTest = () => tests.push(editing.state.issue.status)
  await renderWithServices(<SendPanel editing={editing} owned={owned} onTest={onTest} />, { world })
  const stored = async () => (await api.newsletters.getIssue({ issueId: id })).issue
  return { ...world, editing, stored, tests }
}

const fillIn = (label: RegExp, value: string) => fill(screen.getByLabelText(label), value)
const choose = async (day: string, time: string) => {
  await fillIn(/^Data/, day)
  await fillIn(/^Horário/, time)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const answer = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog')
  const text = dialog.textContent ?? ''
  fireEvent.click(within(dialog).getByRole('button', { name }))
  return text
}
const inTwoDays = () => format(addDays(new Date(), 2), 'yyyy-MM-dd')

test('offers to send now or to schedule, from today on, with four recurrences [NWS-059] [NWS-066] [NWS-067]', async () => {
  await openPanel()
  expect(screen.getByRole('button', { name: 'Enviar agora' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Agendar envio' })).toBeInTheDocument()
  expect(screen.getByLabelText(/^Data/).getAttribute('min')).toBe(format(new Date(), 'yyyy-MM-dd'))
  const choices = within(screen.getByLabelText('Recorrência')).getAllByRole('option')
  expect(choices.map((option) => option.textContent)).toEqual(['Sem recorrência', 'Diário', 'Semanal', 'Mensal'])
})

test('saves what is unsaved before it sends, and turns the draft into a sent issue [NWS-060] [NWS-061]', async () => {
  const { editing, stored, toasts } = await openPanel()
  editing.setField('subject', 'Assunto corrigido')
  press('Enviar agora')
  expect(await answer('Enviar agora')).toContain('A edição “Assunto corrigido” será enviada agora a 2.316 assinantes')
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Newsletter enviada!', status: 'success' }))
  expect(await stored()).toMatchObject({ status: 'sent', subject: 'Assunto corrigido' })
  expect(editing.state.issue.status).toBe('sent')
})

test('takes the sending back from its toast: a draft again, with its text', async () => {
  const { editing, stored, toasts } = await openPanel()
  press('Enviar agora')
  await answer('Enviar agora')
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Newsletter enviada!'))
  const { action, duration } = toasts.at(-1) ?? {}
  expect([action?.label, duration]).toEqual(['Desfazer envio', 30_000])
  action?.onClick()
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Envio desfeito'))
  expect(editing.state.issue).toMatchObject({ status: 'draft', sent_at: null })
  expect(await stored()).toMatchObject({ status: 'draft', html: LONG })
})

test('a test is shown and marks nothing as sent', async () => {
  const { stored, tests } = await openPanel()
  press('Enviar teste para mim')
  expect(tests).toEqual(['draft'])
  expect((await stored()).status).toBe('draft')
})

test('sends nothing that is incomplete [NWS-050] [NWS-060]', async () => {
  const { stored, toasts } = await openPanel({ html: '<p>curto</p>' })
  press('Enviar agora')
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Dados incompletos'))
  expect((await stored()).status).toBe('draft')
})

test('sends nothing without an answer', async () => {
  const { stored } = await openPanel()
  press('Enviar agora')
  await screen.findByRole('alertdialog')
  // Nothing is sent while the dialog is open.
  expect(screen.queryByText('Enviando…')).toBeNull()
  await answer('Cancelar')
  expect((await stored()).status).toBe('draft')
})

test('reports a failed sending [NWS-062]', async () => {
  const { stored, toasts } = await openPanel({ fail: ['newsletters.sendIssueNow'] })
  press('Enviar agora')
  await answer('Enviar agora')
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Erro no envio', status: 'error' }))
  expect((await stored()).status).toBe('draft')
})

test('schedules with a recurrence after one sentence [NWS-063] [NWS-060]', async () => {
  const { editing, services, stored, toasts } = await openPanel()
  editing.setField('subject', 'Assunto corrigido')
  await choose(inTwoDays(), '09:00')
  await userEvent.selectOptions(screen.getByLabelText('Recorrência'), 'weekly')
  expect(screen.getByText(/^Sai em [12] dias?/)).toBeInTheDocument()
  press('Agendar envio')
  const question = await answer('Agendar envio')
  expect(question).toMatch(/às 09:00 \(Horário Padrão de Brasília\), a edição “Assunto corrigido” será enviada/)
  expect(question).toContain('toda semana')
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Agendamento confirmado!', status: 'success' }))
  const issue = await stored()
  expect(issue).toMatchObject({ status: 'scheduled', subject: 'Assunto corrigido' })
  const { schedules } = await services.api.newsletters.listSchedules({ newsletterId: issue.newsletter_id })
  expect(schedules.find(({ issue_id }) => issue_id === issue.id)).toMatchObject({ recurrence: 'weekly' })
  expect(await screen.findByText('Envio agendado')).toBeInTheDocument()
})

test.each([
  ['', '10:00'],
  [inTwoDays(), ''],
])('needs date and time: %j %j [NWS-064]', async (day, time) => {
  const { stored, toasts } = await openPanel()
  await choose(day, time)
  press('Agendar envio')
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Campos obrigatórios', status: 'error' }))
  expect((await stored()).status).toBe('draft')
})

test('refuses the past [NWS-065]', async () => {
  const { stored, toasts } = await openPanel()
  await choose(format(new Date(), 'yyyy-MM-dd'), '00:00')
  press('Agendar envio')
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      title: 'Data inválida',
      description: 'A data e horário devem ser no futuro.',
      status: 'error',
    }),
  )
  expect((await stored()).status).toBe('draft')
})

test('changing the day of a recurring schedule keeps its time and its recurrence', async () => {
  const { services, stored } = await openPanel({ planned: 'weekly' })
  expect(await screen.findByText(/às 09:00 .* · Semanal$/)).toBeInTheDocument()
  expect(screen.getByLabelText(/^Horário/)).toHaveProperty('value', '09:00')
  const later = format(addDays(new Date(), 9), 'yyyy-MM-dd')
  await fillIn(/^Data/, later)
  press('Alterar agendamento')
  expect(await answer('Agendar envio')).toContain('toda semana')
  const { newsletter_id, id } = await stored()
  await waitFor(async () => {
    const { schedules } = await services.api.newsletters.listSchedules({ newsletterId: newsletter_id })
    expect(schedules.find(({ issue_id }) => issue_id === id)).toMatchObject({
      recurrence: 'weekly',
      scheduled_at: fromLocal(later, '09:00'),
    })
  })
})

test('sending now says that the schedule falls away', async () => {
  await openPanel({ planned: 'weekly' })
  press('Enviar agora')
  expect(await answer('Cancelar')).toMatch(/O agendamento de .* às 09:00 .* deixa de valer/)
})

test('says that an issue was sent already when it goes out while the dialog is open', async () => {
  const { services, editing, toasts } = await openPanel()
  press('Enviar agora')
  await screen.findByRole('alertdialog')
  await services.api.newsletters.sendIssueNow({ issueId: editing.state.issue.id })
  await answer('Enviar agora')
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({ title: 'Erro no envio', description: 'A edição já foi enviada.' }),
  )
  await waitFor(() => expect(editing.state.issue.status).toBe('sent'))
})

test('a text that was emptied elsewhere while the question stood is refused with the reason [P-22]', async () => {
  const { services, editing, toasts, stored } = await openPanel()
  press('Enviar agora')
  await screen.findByRole('alertdialog')
  await services.api.newsletters.updateIssue({ issueId: editing.state.issue.id, html: '' })
  await answer('Enviar agora')
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Não enviada: falta o texto'))
  expect((await stored()).status).toBe('draft')
})

test('reports a failed scheduling [NWS-068]', async () => {
  const { stored, toasts } = await openPanel({ fail: ['newsletters.scheduleIssue'] })
  await choose(inTwoDays(), '09:00')
  press('Agendar envio')
  await answer('Agendar envio')
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Erro no agendamento', status: 'error' }))
  expect((await stored()).status).toBe('draft')
})

test('leads its owner to the schedule and to the A/B tests [NS-50]', async () => {
  await openPanel()
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Ver agendamentos')).toBe('/newsletters/clausula-a-clausula/schedule')
  expect(hrefOf('Testes A/B')).toBe('/newsletters/clausula-a-clausula/abtest')
})

const refused = (code: string) => async () => {
  throw Object.assign(new Error(code), { code })
}

test('an issue that was held begins with its recurrence', async () => {
  await openPanel({ held: { reason: 'text', due_at: '2026-11-24T12:00:00.000Z', recurrence: 'weekly' } })
  expect(screen.getByLabelText('Recorrência')).toHaveProperty('value', 'weekly')
})

test('a schedule is taken back here: the issue is a draft again, with another form', async () => {
  const { stored } = await openPanel({ planned: 'none' })
  const planned = screen.getByText('Envio agendado').parentElement
  expect(planned?.textContent).not.toContain('·')
  expect(screen.queryByText(/sem texto: se continuar assim/)).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar agendamento' }))
  await answer('Cancelar agendamento')
  await waitFor(() => expect(screen.queryByText('Envio agendado')).toBeNull())
  // The rest of the page is hidden from readers of screens until the question has gone.
  expect(await screen.findByRole('button', { name: 'Agendar envio' })).toBeInTheDocument()
  expect(await stored()).toMatchObject({ status: 'draft', scheduled_at: null })
})

test('a moment that passed while the question stood is told as such', async () => {
  const { toasts, stored } = await openPanel({ answers: { scheduleIssue: refused('DATE_NOT_IN_FUTURE') } })
  await choose(inTwoDays(), '09:00')
  press('Agendar envio')
  expect(await answer('Agendar envio')).toContain('Agendar envio?')
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Data inválida', description: 'A data e horário devem ser no futuro.', status: 'error' },
    ]),
  )
  expect((await stored()).status).toBe('draft')
})

test('the checks before sending name what stops it and what should be looked at', async () => {
  await openPanel({ html: '<p>curto</p>' })
  const checks = within(await screen.findByRole('region', { name: 'Antes de enviar' }))
  expect(checks.getAllByRole('listitem').map((item) => [item.dataset.level, item.textContent])).toEqual([
    ['stop', 'Falta texto: são ao menos 50 caracteres.'],
    ['look', 'Sem texto de prévia: a caixa de entrada mostra o começo do texto.'],
    ['fine', 'Vai para 2.316 assinantes.'],
  ])
  expect(checks.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'Impede o envio',
    'Confira',
    'Em ordem',
  ])
})

test('a second subject that was typed and not confirmed holds the sending, and says so', async () => {
  const { calls, toasts, stored } = await openPanel()
  fireEvent.click(await screen.findByRole('button', { name: 'Testar dois assuntos' }))
  const field = await screen.findByLabelText(/^Assunto B/)
  await userEvent.type(field, 'Quando o juiz reduz a multa')
  const held = { title: 'O teste de assunto não foi confirmado', status: 'error' }
  for (const name of ['Enviar agora', 'Agendar envio']) {
    if (name === 'Agendar envio') await choose(inTwoDays(), '09:00')
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(toasts.at(-1)).toMatchObject(held))
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(/“Usar no envio” ou “Cancelar” antes de enviar ou agendar\.$/)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  }
  expect(within(screen.getByRole('form', { name: 'Teste de assunto' })).getAllByRole('alert')).toHaveLength(1)
  expect(calls.map(({ name }) => name)).not.toContain('newsletters.sendIssueNow')
  fireEvent.click(screen.getByRole('button', { name: 'Usar no envio' }))
  await screen.findByText(/Começa no envio\.$/)
  fireEvent.click(screen.getByRole('button', { name: 'Enviar agora' }))
  expect(await answer('Cancelar')).toContain('“Quando o juiz reduz a multa”')
  expect((await stored()).status).toBe('draft')
})
