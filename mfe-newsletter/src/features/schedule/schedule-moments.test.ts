import { expect, test } from 'vitest'
import { issueOf, scheduleOf } from '../../test/records'
import { findGoneRows, listScheduleRows, type ScheduleRow } from './use-schedules'

const NOW = Date.parse('2026-11-21T15:00:00.000Z')
const AT = (ms: number) => new Date(NOW + ms).toISOString()
const schedule = (id: string, ms: number) =>
  scheduleOf({ id, issue_id: `issue-${id}`, scheduled_at: AT(ms), created_at: AT(-1) })
const issue = (id: string) => issueOf({ id: `issue-${id}`, status: 'scheduled', scheduled_at: AT(0) })
const row = (id: string, ms: number): ScheduleRow => ({ schedule: schedule(id, ms), issue: issue(id), isSent: false })
const ids = (rows: readonly ScheduleRow[]) => rows.map((one) => one.schedule.id)
const NOTHING = { schedules: [], held: [] }

test.each([
  [-1, ['a'], []],
  [0, ['a'], []],
  [1, [], ['a']],
])('what vanished %i ms after its moment was sent, or has to be asked for', (ms, sent, unsure) => {
  const gone = findGoneRows([row('a', ms)], NOTHING, { cancelled: new Set(), openedAt: NOW - 60_000, now: NOW })
  expect([ids(gone.sent), ids(gone.unsure)]).toEqual([sent, unsure])
  expect([...gone.sent, ...gone.unsure].every(({ isSent }) => isSent)).toBe(true)
})

test.each([
  [-1, []],
  [0, []],
  [1, ['a']],
])('of what vanished, only that whose moment came %i ms after the page was opened was seen', (ms, sent) => {
  const { sent: found } = findGoneRows([row('a', ms)], NOTHING, { cancelled: new Set(), openedAt: NOW, now: NOW + 10 })
  expect(ids(found)).toEqual(sent)
})

test('what is listed, held or cancelled has not vanished', () => {
  const rows = ['listed', 'held', 'cancelled', 'gone'].map((id) => row(id, -1))
  const list = { schedules: [schedule('listed', -1)], held: [issue('held')] }
  const gone = findGoneRows(rows, list, { cancelled: new Set(['cancelled']), openedAt: 0, now: NOW })
  expect(ids(gone.sent)).toEqual(['gone'])
})

test('a schedule whose issue is not known is never shown as sent', () => {
  expect(listScheduleRows({ schedules: [schedule('a', -1)], issues: [issue('b')] }, [], NOW)).toEqual([
    { schedule: schedule('a', -1), issue: undefined, isSent: false },
  ])
})

test('what is listed again is shown once, as it is listed', () => {
  const kept = [{ ...row('a', -1), isSent: true }]
  const rows = listScheduleRows({ schedules: [schedule('b', -5), schedule('a', 5)], issues: [issue('a')] }, kept, NOW)
  expect(rows.map((one) => [one.schedule.id, one.isSent])).toEqual([
    ['b', false],
    ['a', false],
  ])
})
