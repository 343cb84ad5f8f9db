import { weekdayTime } from '@ementa/ui'
import { afterEach, expect, test, vi } from 'vitest'
import { findEdition, startPeriod } from './closing-period'

const at = (text: string) => new Date(text).getTime()

test.each([
  ['2026-11-22T09:30', '2026-11-22T08:00'],
  ['2026-11-22T08:00', '2026-11-22T08:00'],
  ['2026-11-22T07:59', '2026-11-21T08:00'],
])('the edition of %s closed at %s', (now, edition) => {
  expect(findEdition(at(now))).toBe(at(edition))
})

test('the first edition begins where the one before closed', () => {
  expect(startPeriod(undefined, at('2026-11-22T09:30')).since).toBe(at('2026-11-21T08:00'))
})

test('opened again before the next morning it tells the same time', () => {
  const first = startPeriod(undefined, at('2026-11-22T09:30'))
  const again = at('2026-11-23T07:00')
  expect(startPeriod(first, again)).toEqual({ since: first.since, edition: first.edition, openedAt: again })
})

test('the next morning it begins where the reader left, at most a week before', () => {
  const first = startPeriod(undefined, at('2026-11-22T06:30'))
  expect(startPeriod(first, at('2026-11-22T09:00')).since).toBe(at('2026-11-22T06:30'))
  expect(startPeriod(first, at('2026-12-20T09:00')).since).toBe(at('2026-12-13T09:00'))
})

test('what was opened after eight is told from eight on, so that no morning is empty', () => {
  const noon = startPeriod(undefined, at('2026-11-21T12:00'))
  expect(startPeriod(noon, at('2026-11-22T08:30')).since).toBe(at('2026-11-21T12:00'))
  // After the clock was set back, the period must not begin after the edition.
  expect(startPeriod(noon, at('2026-11-20T09:00')).since).toBe(at('2026-11-20T08:00'))
})

afterEach(() => void vi.unstubAllEnvs())

test.each(['America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco', 'Europe/Lisbon'])(
  'at 23:30 on the last day of the year in %s the edition is of that morning, half a day later of the new year',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const late = at('2026-12-31T23:30')
    expect(weekdayTime(findEdition(late))).toBe('qui., 31 dez. 2026 às 08:00')
    expect(weekdayTime(startPeriod(undefined, late).since)).toBe('qua., 30 dez. 2026 às 08:00')
    expect(weekdayTime(findEdition(late + 9 * 60 * 60 * 1000))).toBe('sex., 1 jan. 2027 às 08:00')
  },
)
