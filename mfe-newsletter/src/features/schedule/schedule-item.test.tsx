import type { NewsletterSchedule } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { momentText } from '../../shared/scheduling/moment'
import { AT, issueOf, scheduleOf } from '../../test/records'
import { HeldNotice, ScheduleItem } from './schedule-page'
import type { ScheduleRow } from './use-schedules'

const NOW = Date.parse(AT) - 3_600_000
const ISSUE = issueOf({ status: 'scheduled', scheduled_at: AT })

interface Options extends Partial<Omit<ScheduleRow, 'schedule'>> {
  schedule?: Partial<NewsletterSchedule>
  now?: number
  isBusy?: boolean
}

async function show({ schedule, now = NOW, isBusy = false, ...row }: Options = {}) {
  const onCancel = vi.fn<(row: ScheduleRow) => void>()
  const whole: ScheduleRow = { issue: ISSUE, isSent: false, ...row, schedule: scheduleOf(schedule) }
  await renderWithServices(<ScheduleItem handle="jornada" {...{ row: whole, now, isBusy, onCancel }} />)
  return { row: whole, onCancel, item: screen.getByRole('listitem') }
}

test('what is to be sent says when, and leads to its editor', async () => {
  const { item, row, onCancel } = await show()
  expect(item.textContent).toBe(`Juros${momentText(AT)}em 1 horaPendenteCancelar`)
  expect(screen.getByRole('link', { name: 'Juros' }).getAttribute('href')).toBe('/newsletters/jornada/edit/i')
  expect(item.querySelector('time')?.dateTime).toBe(AT)
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar agendamento: Juros' }))
  expect(onCancel).toHaveBeenCalledExactlyOnceWith(row)
})

test('what was sent leads to its page, and cannot be cancelled', async () => {
  const { item } = await show({ isSent: true, issue: { ...ISSUE, html: '' } })
  expect(item.textContent).toBe(`Juros${momentText(AT)}Enviado`)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/newsletters/jornada/issues/i')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each<[string, Options, string]>([
  ['a recurrence', { schedule: { recurrence: 'weekly' } }, 'em 1 horaSemanal'],
  ['a time that has come', { now: Date.parse(AT) }, 'agora'],
  ['no text', { issue: { ...ISSUE, html: '<p>curto</p>' } }, 'em 1 horaAinda sem texto'],
  ['no issue', { issue: undefined }, 'em 1 horaAinda sem texto'],
])('a row says what is peculiar to it: %s', async (_, options, facts) => {
  const { item } = await show(options)
  expect(item.textContent).toContain(`${momentText(AT)}${facts}Pendente`)
})

test.each([
  [{ ...ISSUE, subject: '' }, 'Título interno'],
  [{ ...ISSUE, subject: '', title: '' }, 'Edição sem assunto'],
  [undefined, 'Edição sem assunto'],
])('a row without a subject has a name', async (issue, name) => {
  await show({ issue })
  expect(screen.getByRole('link', { name })).toBeInTheDocument()
})

test('a cancellation on its way says so', async () => {
  const { onCancel } = await show({ isBusy: true })
  const button = screen.getByRole('button', { name: 'Cancelar agendamento: Juros' })
  expect(button.textContent).toContain('Cancelando…')
  fireEvent.click(button)
  expect(onCancel).not.toHaveBeenCalled()
})

test('what was held says why, when it should have gone, and that it is a draft', async () => {
  const held = { reason: 'text', due_at: AT, recurrence: 'none' } as const
  const issues = [
    { ...ISSUE, held },
    { ...ISSUE, id: 'j', subject: '', held: { ...held, reason: 'same' as const } },
  ]
  await renderWithServices(<HeldNotice issues={issues} handle="jornada" />)
  const lines = [...screen.getAllByRole('status').flatMap(({ children }) => [...children])].map(
    (line) => line.textContent,
  )
  expect(lines).toEqual([
    `Não enviada: falta o texto. “Juros” estava marcada para ${momentText(AT)} e continua como rascunho.`,
    `Não enviada: o texto é o da edição anterior. “Título interno” estava marcada para ${momentText(AT)} e continua como rascunho.`,
  ])
  expect(screen.getByRole('link', { name: '“Título interno”' }).getAttribute('href')).toBe(
    '/newsletters/jornada/edit/j',
  )
})
