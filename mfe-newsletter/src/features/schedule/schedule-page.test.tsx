import {
  createTestWorld,
  fill,
  inputsOf,
  renderWithServices,
  type TestOptions,
  type TestWorld,
  userEvent,
  withCalls,
} from '@ementa/testing'
import { fromLocal } from '@ementa/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addDays, format } from 'date-fns'
import { expect, onTestFinished, test, vi } from 'vitest'
import SchedulePage from './schedule-page'

const HANDLE = 'clausula-a-clausula'
const NEWSLETTER = 'newsletter-clausula'

const options = { at: `/newsletters/${HANDLE}/schedule`, pattern: '/newsletters/:handle/schedule' }

const page = (more: TestOptions & { world?: TestWorld } = {}) =>
  renderWithServices(<SchedulePage />, { ...options, as: 'anapaula', ...more })
/** A newsletter without schedules. */
async function emptyPage() {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  const { schedules } = await api.newsletters.listSchedules({ newsletterId: NEWSLETTER })
  for (const { id } of schedules) await api.newsletters.cancelSchedule({ scheduleId: id })
  await page({ world })
  return world
}
const title = () => screen.findByRole('textbox', { name: /^Título da edição/ })
const write = async (value: string) => fill(await title(), value)
const fillIn = (label: RegExp, value: string) => fill(screen.getByLabelText(label), value)
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Agendar' }))
const cancelButton = (name: string) => screen.findByRole('button', { name: `Cancelar agendamento: ${name}` })
const tomorrow = format(addDays(new Date(), 1), 'yyyy-MM-dd')
const SCHEDULED = 'O contrato diz uma coisa; as mensagens, outra'

test('lists upcoming schedules with a count, badge, time, zone and recurrence [NWS-073] [NWS-074]', async () => {
  await page()
  expect(await screen.findByText('1 agendamento')).toBeInTheDocument()
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('Pendente')).toBeInTheDocument()
  expect(row.getByText('Semanal')).toBeInTheDocument()
  expect(row.getByText(/Horário Padrão de Brasília/)).toBeInTheDocument()
  expect(row.getByText(/^em \d/)).toBeInTheDocument()
})

test('a title that was left is there again, until its issue is scheduled', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { unmount } = await page({ world })
  await write('Edição de janeiro')
  unmount()
  const { unmount: leave } = await page({ world })
  await waitFor(async () => expect(await title()).toHaveValue('Edição de janeiro'))
  await fillIn(/^Data/, tomorrow)
  submit()
  await waitFor(async () => expect(await title()).toHaveValue(''))
  leave()
  await page({ world })
  expect(await screen.findByText('2 agendamentos')).toBeInTheDocument()
  expect(await title()).toHaveValue('')
})

test('the quick schedule needs title, date and time [NWS-072]', async () => {
  const world = await emptyPage()
  await title()
  submit()
  await waitFor(() => expect(world.toasts).toMatchObject([{ title: 'Campos obrigatórios', status: 'error' }]))
  expect(document.activeElement).toBe(await title())
  await write('Só o título')
  submit()
  await waitFor(() => expect(world.toasts).toHaveLength(2))
  await fillIn(/^Data/, tomorrow)
  await fillIn(/^Horário/, '')
  submit()
  await waitFor(() => expect(world.toasts).toHaveLength(3))
  await fillIn(/^Horário/, '09:30')
  await write('   ')
  submit()
  await waitFor(() => expect(world.toasts).toHaveLength(4))
  expect(world.toasts.every((toast) => toast.title === 'Campos obrigatórios')).toBe(true)
  await write('Só o título')
  submit()
  await waitFor(() => expect(world.toasts[4]).toMatchObject({ title: 'Agendamento confirmado!', status: 'success' }))
  const { schedules, issues } = await world.services.api.newsletters.listSchedules({ newsletterId: NEWSLETTER })
  expect(schedules[0]?.scheduled_at).toBe(fromLocal(tomorrow, '09:30'))
  expect(issues[0]).toMatchObject({ subject: 'Só o título', html: '', status: 'scheduled' })
  expect(await screen.findByText('1 agendamento')).toBeInTheDocument()
})

test('a title that is too long for a subject is said beside it, and is not sent', async () => {
  const world = await emptyPage()
  await write('x'.repeat(301))
  expect(await screen.findByText('Título deve ter no máximo 300 caracteres')).toBeInTheDocument()
  await fillIn(/^Data/, tomorrow)
  submit()
  expect(await title()).toHaveFocus()
  expect(inputsOf(world.calls, 'newsletters.createIssue')).toEqual([])
  await write('x'.repeat(300))
  submit()
  await waitFor(() => expect(world.toasts).toMatchObject([{ title: 'Agendamento confirmado!' }]))
})

test('a failed quick schedule is reported, keeps the form, and a retry makes no second draft [NWS-078]', async () => {
  const world = await emptyPage()
  const drafts = async () =>
    (await world.services.api.newsletters.listIssues({ newsletterId: NEWSLETTER })).issues.filter(
      ({ subject }) => subject === 'Uma vez só',
    )
  world.simulate({ fail: ['newsletters.scheduleIssue'] })
  await write('Uma vez só')
  await fillIn(/^Data/, tomorrow)
  submit()
  await waitFor(() => expect(world.toasts).toMatchObject([{ title: 'Erro ao agendar', status: 'error' }]))
  expect(await title()).toHaveProperty('value', 'Uma vez só')
  world.simulate({})
  submit()
  await waitFor(() => expect(world.toasts[1]?.title).toBe('Agendamento confirmado!'))
  expect(await drafts()).toHaveLength(1)
})

test('a changed title after a failed try is the same draft’s', async () => {
  const world = await emptyPage()
  world.simulate({ fail: ['newsletters.scheduleIssue'] })
  await write('Primeiro título')
  await fillIn(/^Data/, tomorrow)
  submit()
  await waitFor(() => expect(world.toasts).toHaveLength(1))
  world.simulate({})
  await write('Título corrigido')
  submit()
  await waitFor(() => expect(world.toasts[1]?.title).toBe('Agendamento confirmado!'))
  const { issues } = await world.services.api.newsletters.listIssues({ newsletterId: NEWSLETTER })
  expect(issues.filter(({ subject }) => /título/i.test(subject))).toMatchObject([{ subject: 'Título corrigido' }])
})

test('cancelling asks first and leaves the issue a draft [NWS-075] [NWS-076]', async () => {
  const { services, toasts } = await page()
  fireEvent.click(await cancelButton(SCHEDULED))
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancelar agendamento?' }))
  expect(question.getByText(/continua como rascunho/)).toBeInTheDocument()
  fireEvent.click(question.getByRole('button', { name: 'Manter' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByText('1 agendamento')).toBeInTheDocument()
  fireEvent.click(await cancelButton(SCHEDULED))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar agendamento' }))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Agendamento cancelado', status: 'success' }]))
  expect(await screen.findByText('0 agendamentos')).toBeInTheDocument()
  const { issue } = await services.api.newsletters.getIssue({ issueId: 'issue-clausula-04' })
  expect(issue).toMatchObject({ status: 'draft', scheduled_at: null })
})

test('a failed cancellation is reported and keeps the row [NWS-077]', async () => {
  const { toasts } = await page({ simulation: { fail: ['newsletters.cancelSchedule'] } })
  fireEvent.click(await cancelButton(SCHEDULED))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar agendamento' }))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erro ao cancelar', status: 'error' }]))
  expect(await cancelButton(SCHEDULED)).toBeInTheDocument()
})

test('says what was held at its hour and why, and what went out late until that was seen [P-13] [P-22]', async () => {
  // Its hour comes when the test says so, and not while it is being prepared.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  const dueSoon = new Date(Date.now() + 60_000).toISOString()
  const { id: empty } = await api.newsletters.createIssue({
    newsletterId: NEWSLETTER,
    title: 'Vazia',
    subject: 'Vazia',
  })
  await api.newsletters.scheduleIssue({ issueId: empty, scheduledAt: dueSoon })
  const answer = await api.newsletters.listSchedules({ newsletterId: NEWSLETTER })
  const late = answer.issues
    .filter(({ subject }) => subject === SCHEDULED)
    .map((issue) => ({ ...issue, sent_late: { due_at: dueSoon, seen: false } }))
  const seen: string[] = []
  const answers = {
    listSchedules: async (input: never) => ({
      ...(await api.newsletters.listSchedules(input)),
      sentLate: seen.length > 0 ? [] : late,
    }),
    markLateSeen: async ({ issueId }: { issueId: string }) => {
      seen.push(issueId)
      await api.newsletters.markLateSeen({ issueId })
    },
  }
  vi.setSystemTime(Date.parse(dueSoon) + 1000)
  await page({ world: withCalls(world, 'newsletters', answers) })
  expect(await screen.findByText('Não enviada: falta o texto.')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: '“Vazia”' })
  expect(link.getAttribute('href')).toBe(`/newsletters/${HANDLE}/edit/${empty}`)
  expect(screen.getByText(': enviado com atraso.')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Entendi' }))
  await waitFor(() => expect(screen.queryByText(': enviado com atraso.')).toBeNull())
  expect(seen).toEqual(late.map(({ id }) => id))
  expect(document.activeElement).not.toBe(document.body)
})

test('without schedules the page offers a new issue [NWS-079]', async () => {
  await emptyPage()
  const link = await screen.findByRole('link', { name: 'Criar nova edição' })
  expect(link.getAttribute('href')).toBe(`/newsletters/${HANDLE}/new`)
})

test('a failed load is reported and leads to the newsletter [NWS-014]', async () => {
  const { toasts } = await page({ simulation: { fail: ['newsletters.listSchedules'] } })
  expect((await screen.findByRole('status', { name: 'Endereço' })).textContent).toBe(`/newsletters/${HANDLE}`)
  expect(toasts).toMatchObject([{ title: 'Erro ao carregar dados', status: 'error' }])
})

test('others are refused with this page’s reason [NWS-010] [NWS-011]', async () => {
  const { toasts } = await page({ as: 'renata' })
  expect((await screen.findByRole('status', { name: 'Endereço' })).textContent).toBe(`/newsletters/${HANDLE}`)
  expect(toasts).toMatchObject([
    {
      title: 'Acesso negado',
      description: 'Apenas o proprietário pode gerenciar agendamentos desta newsletter.',
      status: 'error',
    },
  ])
})

test('what is typed while a quick schedule is on its way stays', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const goOn = world.hold('newsletters.scheduleIssue')
  await page({ world })
  await write('Uma carta')
  await fillIn(/^Data/, tomorrow)
  submit()
  await userEvent.type(await title(), ' seguinte')
  goOn()
  await waitFor(() => expect(world.toasts[0]?.title).toBe('Agendamento confirmado!'))
  expect(await title()).toHaveProperty('value', 'Uma carta seguinte')
})

test('what is sent while the page is open stays as sent, and what was taken back elsewhere goes', async () => {
  // The first hour comes when all are shown, however long that takes.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  const html = `<p>${'Texto longo o bastante. '.repeat(5)}</p>`
  const {
    schedules: [seeded],
    issues: [issue],
  } = await api.newsletters.listSchedules({ newsletterId: NEWSLETTER })
  const listed = (name: string, ms: number) => ({
    schedule: { ...seeded, id: name, issue_id: name, scheduled_at: new Date(Date.now() + ms).toISOString() },
    issue: { ...issue, id: name, subject: name, html },
  })
  // Only the first hour comes while the page is open.
  const rows = [
    listed('Na hora', 60_000),
    listed('Enviada antes', 3_600_000),
    listed('Tirada', 7_200_000),
    listed('Sumida', 9_000_000),
  ]
  let reads = 0
  const answers = {
    listSchedules: async () => {
      const left = reads++ === 0 ? rows : []
      return {
        schedules: left.map((row) => row.schedule),
        issues: left.map((row) => row.issue),
        sentLate: [],
        held: [],
      }
    },
    getIssue: async ({ issueId }: { issueId: string }) => {
      if (issueId === 'Sumida') throw new Error('gone')
      return { issue: { ...issue, id: issueId, status: issueId === 'Tirada' ? 'draft' : 'sent' } }
    },
  }
  await page({ world: withCalls(world, 'newsletters', answers) })
  expect(await screen.findByText('4 agendamentos')).toBeInTheDocument()
  vi.setSystemTime(Date.now() + 61_000)
  await waitFor(() => expect(screen.getAllByText('Enviado')).toHaveLength(2))
  const names = () => screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)
  expect(names()).toEqual(['Na hora', 'Enviada antes'])
  expect(screen.getByText('0 agendamentos')).toBeInTheDocument()
})
