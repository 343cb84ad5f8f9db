import type { AuditActionType, ModerationReport } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { MemoryReads } from '../../memory-reads'
import { createCollections, type MemoryCollections } from '../../store/collections'
import type { StoredEntry } from '../../store/stored-entities'
import { createModerationReads } from './moderation-reads'
import { statsFor, transparencyOf } from './stats'

/** A Tuesday, 13:30 in Brasília; its day there begins at 03:00 UTC. */
const NOW = new Date('2026-03-10T16:30:00.000Z')
const iso = (dayAndTime: string) => `2026-03-${dayAndTime}:00.000Z`

const report = (item_id: string, dayAndTime: string, more: Partial<ModerationReport> = {}): ModerationReport => ({
  id: `report-${item_id}-${dayAndTime}-${more.reason}-${more.reported_as}`,
  item_type: 'post',
  item_id,
  reporter_id: 'user-a',
  reason: 'spam',
  description: '',
  status: 'pending',
  severity: 'medium',
  created_at: iso(dayAndTime),
  ...more,
})

const decision = (
  item_id: string,
  dayAndTime: string,
  action_type: AuditActionType = 'approve',
  more: Partial<StoredEntry> = {},
): StoredEntry => ({
  id: `audit-${item_id}-${dayAndTime}`,
  item_type: 'post',
  item_id,
  action_type,
  moderator_id: 'user-m',
  moderator_name: 'M',
  reason: '',
  created_at: iso(dayAndTime),
  ...more,
})

function world({ reports = [], entries = [] }: { reports?: ModerationReport[]; entries?: StoredEntry[] }) {
  const db = createCollections()
  db.reports.load(reports)
  db.auditEntries.load(entries)
  return db
}

describe('the numbers of the dashboard', () => {
  test('count the day from midnight here, and the period with today', () => {
    const db = world({
      reports: ['10T03:00', '10T02:59', '04T03:00', '04T02:59'].map((time) => report('a', time)),
      entries: ['10T03:00', '10T02:59'].map((time) => decision('b', time)),
    })
    const week = statsFor(createModerationReads(db), '7d', NOW)
    expect(week).toMatchObject({ reports_today: 1, actions_taken_today: 1 })
    expect(week.daily_reports).toEqual([
      { date: '2026-03-04', count: 1 },
      ...['05', '06', '07', '08'].map((day) => ({ date: `2026-03-${day}`, count: 0 })),
      { date: '2026-03-09', count: 1 },
      { date: '2026-03-10', count: 1 },
    ])
    expect(statsFor(createModerationReads(db), '1d', NOW).daily_reports).toEqual([{ date: '2026-03-10', count: 1 }])
    const month = statsFor(createModerationReads(db), '30d', NOW).daily_reports
    expect([month.length, month[0]?.date]).toEqual([30, '2026-02-09'])
    expect(month.filter(({ count }) => count > 0).map(({ date }) => date.slice(8))).toEqual(['03', '04', '09', '10'])
  })

  test('name the five most frequent reasons of the period, in the words of those who reported', () => {
    const given = ['a', 'a', 'b', 'b', 'b', 'c', 'd', 'e', 'f'].map((reported_as, index) =>
      report(`post-${index}`, '10T12:00', { reported_as }),
    )
    const old = Array.from({ length: 9 }, (_, index) => report(`old-${index}`, '01T12:00', { reported_as: 'old' }))
    const { top_reasons } = statsFor(createModerationReads(world({ reports: [...given, ...old] })), '7d', NOW)
    expect(top_reasons.slice(0, 2)).toEqual([
      { reason: 'b', count: 3 },
      { reason: 'a', count: 2 },
    ])
    expect(top_reasons).toHaveLength(5)
    expect(top_reasons.map(({ reason }) => reason)).not.toContain('old')
  })
})

describe('the time until an answer', () => {
  const average = (reports: ModerationReport[], entries: StoredEntry[]) =>
    statsFor(createModerationReads(world({ reports, entries })), '7d', NOW).avg_response_time_hours

  test.each<[string, number, ModerationReport[], StoredEntry[]]>([
    ['is 0 where nothing was answered', 0, [report('a', '10T12:00')], []],
    [
      'begins with the first report',
      3,
      [report('a', '10T11:00'), report('a', '10T12:00'), report('a', '10T13:00')],
      [decision('a', '10T14:00')],
    ],
    [
      'is the average, to a tenth of an hour',
      1.3,
      [report('a', '10T12:00'), report('b', '10T12:00')],
      [decision('a', '10T13:00'), decision('b', '10T13:30')],
    ],
    ['is never 0 where something was answered', 0.1, [report('a', '10T12:00')], [decision('a', '10T12:01')]],
    [
      'leaves out what came after the decision',
      1,
      [report('a', '10T12:00'), report('a', '10T13:30')],
      [decision('a', '10T13:00')],
    ],
    [
      'leaves out what an earlier decision answered',
      1,
      [report('a', '10T06:00'), report('a', '10T12:00'), report('a', '10T12:30')],
      [decision('a', '10T12:00', 'warn'), decision('a', '10T13:30')],
    ],
    [
      'leaves out measures about people',
      1,
      [report('a', '10T12:00'), report('b', '10T03:00')],
      [decision('a', '10T13:00', 'remove'), decision('b', '10T13:00', 'ban')],
    ],
    [
      'leaves out decisions before the period',
      1,
      [report('a', '10T12:00'), report('b', '01T03:00')],
      [decision('a', '10T13:00'), decision('b', '02T13:00')],
    ],
  ])('%s', (_, hours, reports, entries) => {
    expect(average(reports, entries)).toBe(hours)
  })
})

describe('the transparency report', () => {
  const countReport = (db: MemoryCollections) => transparencyOf({ db, reads: new MemoryReads(db), now: NOW }, 7)
  const reportOf = (reports: ModerationReport[], entries: StoredEntry[]) => countReport(world({ reports, entries }))

  test('counts measures of its days, by action and by what they were about, and what was taken back', async () => {
    const found = await reportOf(
      [report('a', '04T03:00'), report('b', '04T02:59'), report('c', '10T12:00', { reported_as: 'impersonation' })],
      [
        decision('a', '04T03:00', 'remove', { reversed_by: 'audit-z' }),
        decision('b', '10T12:00', 'remove'),
        decision('c', '10T12:00', 'warn', { item_type: 'profile' }),
        decision('d', '04T02:59', 'remove'),
        ...(['promote', 'demote', 'update_status', 'restore', 'undo', 'uphold'] as const).map((action, index) =>
          decision(`own-${index}`, '10T12:00', action),
        ),
      ],
    )
    expect(found).toMatchObject({
      ...{ from: '2026-03-04', to: '2026-03-10', reports: 2, decisions: 3, reversed: 1 },
      report_reasons: [
        { reason: 'impersonation', count: 1 },
        { reason: 'spam', count: 1 },
      ],
      by_action: [
        { action: 'remove', count: 2 },
        { action: 'warn', count: 1 },
      ],
      by_item: [
        { item_type: 'post', count: 2 },
        { item_type: 'profile', count: 1 },
      ],
    })
  })

  test('counts objections by when they were made, and what became of them', async () => {
    const objected = (time: string, is_accepted?: boolean) => ({
      objection: {
        text: 'Não fui eu.',
        created_at: iso(time),
        is_answered: is_accepted !== undefined,
        ...(is_accepted !== undefined && { answer: { is_accepted, reason: '', created_at: iso(time) } }),
      },
    })
    const found = await reportOf(
      [],
      [
        decision('a', '01T12:00', 'remove', objected('10T12:00', true)),
        decision('b', '10T12:00', 'remove', objected('10T12:00', false)),
        decision('c', '10T12:00', 'remove', objected('10T12:00', false)),
        decision('d', '10T12:00', 'remove', objected('10T12:00')),
        decision('e', '01T12:00', 'remove', objected('01T12:00')),
      ],
    )
    expect(found.objections).toEqual({ received: 4, accepted: 1, upheld: 2, open: 1 })
  })

  test('has the median of the answers, of an even number the longer of the two in the middle, and none of none', async () => {
    const answered = async (hours: number[]) => {
      const found = await reportOf(
        hours.map((_, index) => report(`p${index}`, '10T00:00')),
        hours.map((hour, index) => decision(`p${index}`, `10T${String(hour).padStart(2, '0')}:00`)),
      )
      return found.median_hours
    }
    const medians = await Promise.all([[], [10, 2, 4], [2, 4, 10, 11], [0]].map(answered))
    expect(medians).toEqual([null, 4, 10, 0.1])
  })
})
