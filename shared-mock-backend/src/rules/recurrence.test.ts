import type { Recurrence } from '@ementa/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { dayOf, deviceZone, startOfDay } from '../calendar'
import { nextOccurrence, nextSubject } from './recurrence'

/** Local times, month first counted from 1. */
const at = (year: number, month: number, day: number, hour = 9, minute = 30) =>
  new Date(year, month - 1, day, hour, minute)

/** The next `count` occurrences, as day/month. */
function series(start: Date, recurrence: Recurrence, count: number): string[] {
  const days: string[] = []
  let time: Date | null = start
  for (let at = 0; at < count && time; at++) {
    time = nextOccurrence(time, recurrence, start.getDate(), deviceZone())
    if (time) days.push(`${time.getDate()}/${time.getMonth() + 1}`)
  }
  return days
}

test('a day or a week later at the same time, over the ends of months and years', () => {
  expect(nextOccurrence(at(2026, 12, 31), 'daily', 31, deviceZone())).toEqual(at(2027, 1, 1))
  expect(nextOccurrence(at(2026, 12, 28), 'weekly', 28, deviceZone())).toEqual(at(2027, 1, 4))
  expect(nextOccurrence(at(2026, 12, 31), 'none', 31, deviceZone())).toBeNull()
})

test('the last day of shorter months, and the anchor’s day again in longer ones', () => {
  expect(series(at(2027, 1, 31), 'monthly', 4)).toEqual(['28/2', '31/3', '30/4', '31/5'])
  expect(series(at(2028, 1, 30), 'monthly', 2)).toEqual(['29/2', '30/3'])
  expect(series(at(2026, 11, 15), 'monthly', 3)).toEqual(['15/12', '15/1', '15/2'])
})

test('skips no month on a device that moved to a zone where it is already the next day', () => {
  // Begun on 31 January at 23:30 in São Paulo, continued in Lisbon.
  expect(nextOccurrence(at(2027, 2, 1, 2), 'monthly', 31, deviceZone())).toEqual(at(2027, 3, 1, 2))
})

afterEach(() => void vi.unstubAllEnvs())

test.each(['America/Sao_Paulo', 'Europe/Lisbon'])(
  'at 23:30 on the last day of the year in %s days, weeks and months go by its own clock',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const last = at(2026, 12, 31, 23, 30)
    expect(nextOccurrence(last, 'daily', 31, deviceZone())).toEqual(at(2027, 1, 1, 23, 30))
    expect(nextOccurrence(last, 'weekly', 31, deviceZone())).toEqual(at(2027, 1, 7, 23, 30))
    expect(nextOccurrence(last, 'monthly', 31, deviceZone())).toEqual(at(2027, 1, 31, 23, 30))
    // Clocks are put forward in Lisbon on 28 March: still at 23:30.
    expect(nextOccurrence(at(2027, 3, 27, 23, 30), 'daily', 27, deviceZone())).toEqual(at(2027, 3, 28, 23, 30))
    expect(dayOf(last)).toBe('2026-12-31')
    expect(startOfDay(last, 1)).toBe(at(2027, 1, 1, 0, 0).getTime())
    expect(startOfDay('2026-12-31', 1) - startOfDay('2026-12-31')).toBe(24 * 60 * 60 * 1000)
  },
)

test('after a time that a clock change skipped, the time is the one that was chosen again', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const skipped = nextOccurrence(at(2027, 3, 7, 2, 30), 'weekly', 7, deviceZone(), '02:30')
  expect(skipped).toEqual(at(2027, 3, 14, 3, 30))
  expect(nextOccurrence(skipped ?? at(2027, 3, 14), 'weekly', 7, deviceZone(), '02:30')).toEqual(at(2027, 3, 21, 2, 30))
})

test('of a time that comes twice it is the first, wherever the backend runs', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  const weekBefore = new Date('2026-10-25T05:30:00.000Z')
  const twice = nextOccurrence(weekBefore, 'weekly', 25, 'America/New_York')
  expect(twice?.toISOString()).toBe('2026-11-01T05:30:00.000Z')
})

test('on a device that moved to another zone the time goes on by its clock', () => {
  expect(nextOccurrence(at(2027, 3, 7, 13), 'daily', 7, deviceZone(), '09:00')).toEqual(at(2027, 3, 8, 13))
})

const from = new Date(2026, 2, 4, 9)
const to = new Date(2026, 2, 11, 9)

test.each([
  ['Edição 12: prazos', 'Edição 13: prazos'],
  ['edição n. 7', 'edição n. 8'],
  ['Prazos — nº 9', 'Prazos — nº 10'],
  ['Lei nº 14.905, edição 12', 'Lei nº 14.905, edição 13'],
  ['Semana de 04/03/2026', 'Semana de 11/03/2026'],
  ['Semana de 4 de março de 2026', 'Semana de 11 de março de 2026'],
  ['Prazos (04/03)', 'Prazos (11/03)'],
  ['Edição 3, de 4/3', 'Edição 4, de 11/3'],
])('%s → %s', (subject, next) => {
  expect(nextSubject(subject, from, to)).toBe(next)
})

test.each([
  'A Lei nº 14.905 e os juros',
  'A Lei Complementar nº 9',
  'Súmula 338 do TST',
  'Processo 14/3/2025',
  'Edição 12/2026',
  'Prazo de 4/3/2025',
  'Semana de 5/3',
])('leaves what is no number and no date of the issue: %s', (subject) => {
  expect(nextSubject(subject, from, to)).toBe(subject)
})
