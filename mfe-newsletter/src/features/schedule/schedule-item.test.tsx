import type { NewsletterSchedule } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { momentText } from '../../shared/scheduling/moment'
import { AT, issueOf, scheduleOf } from '../../test/records'
import { ScheduleItem } from './schedule-page'
import type { ScheduleRow } from './use-schedules'

const NOW = Date.parse(AT) - 3_600_000
const ISSUE = issueOf({ status: 'scheduled', scheduled_at: AT })

interface Options extends Partial<Omit<ScheduleRow, 'schedule'>> {
  schedule?: Partial<NewsletterSchedule>
  now?: number
}

async function show({ schedule, now = NOW, ...row }: Options = {}) {
  const whole: ScheduleRow = { issue: ISSUE, isSent: false, ...row, schedule: scheduleOf(schedule) }
  await renderWithServices(<ScheduleItem handle="jornada" {...{ row: whole, now, isBusy: false, onCancel: vi.fn() }} />)
  return { item: screen.getByRole('listitem') }
}

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
