import { afterEach, expect, test, vi } from 'vitest'
import { dayOf, startOfDay } from './calendar'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['America/Noronha', 2],
  ['America/Sao_Paulo', 3],
  ['America/Manaus', 4],
  ['America/Rio_Branco', 5],
  ['Europe/Lisbon', 0],
])('at 23:30 on the last day of the year in %s, lists by day are of the local day', (zone, hoursBehindUtc) => {
  vi.stubEnv('TZ', zone)
  const midnight = Date.UTC(2026, 11, 31, hoursBehindUtc)
  const late = new Date(Date.UTC(2026, 11, 31, 23 + hoursBehindUtc, 30))
  expect(dayOf(late)).toBe('2026-12-31')
  expect(startOfDay(late)).toBe(midnight)
  expect(startOfDay('2026-12-31')).toBe(midnight)
  expect(dayOf(startOfDay(late, 1))).toBe('2027-01-01')
  expect(dayOf(startOfDay('2027-01-01', -1))).toBe('2026-12-31')
  expect(dayOf(startOfDay(late, 1) - 1)).toBe('2026-12-31')
})
