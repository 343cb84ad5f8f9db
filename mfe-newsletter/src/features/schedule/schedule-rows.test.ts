import type { NewsletterIssue, NewsletterSchedule } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { issueOf, scheduleOf } from '../../test/records'
import { findGoneRows, listScheduleRows } from './use-schedules'

const now = Date.parse('2026-11-21T15:00:00.000Z')
const schedule = (id: string, minutes: number) =>
  scheduleOf({
    id,
    issue_id: `issue-${id}`,
    scheduled_at: new Date(now + minutes * 60_000).toISOString(),
    created_at: new Date(now - 86_400_000).toISOString(),
  })
const issue = ({ issue_id: id, scheduled_at }: NewsletterSchedule, changes: Partial<NewsletterIssue> = {}) =>
  issueOf({ id, status: 'scheduled', scheduled_at, ...changes })
const listOf = (...schedules: NewsletterSchedule[]) => ({
  schedules,
  issues: schedules.map((one) => issue(one)),
  held: [],
})
const short = (rows: ReturnType<typeof listScheduleRows>) => rows.map((row) => [row.schedule.id, row.isSent])

test('a listed schedule is pending until its time, then sent [NWS-074]', () => {
  expect(short(listScheduleRows(listOf(schedule('b', 1), schedule('a', 0)), [], now))).toEqual([
    ['a', true],
    ['b', false],
  ])
})

test('what has no text is never shown as sent, and goes from the list once it was held [P-22]', () => {
  const due = schedule('a', -1)
  const empty = issue(due, { html: '<p>curto</p>' })
  const before = listScheduleRows({ schedules: [due], issues: [empty] }, [], now)
  expect(short(before)).toEqual([['a', false]])
  const answer = { schedules: [], held: [empty] }
  expect(findGoneRows(before, answer, { cancelled: new Set(), openedAt: 0, now })).toEqual({ sent: [], unsure: [] })
})
