import { afterEach, expect, test, vi } from 'vitest'
import { dateTimeWithZone, fromLocal, localDay, quickDay, toLocal } from './dates'

// Zones of Brazil and one of the people abroad, at the hours at which a day or a year is easily taken for the next.
afterEach(() => void vi.unstubAllEnvs())

const HOURS_BEHIND_UTC = [
  ['America/Noronha', 2],
  ['America/Sao_Paulo', 3],
  ['America/Manaus', 4],
  ['America/Rio_Branco', 5],
  ['Europe/Lisbon', 0],
] as const

test.each(HOURS_BEHIND_UTC)(
  'at 23:30 on the last day of the year in %s, today and tomorrow are local [EXP-06]',
  (zone, hours) => {
    vi.stubEnv('TZ', zone)
    const iso = new Date(Date.UTC(2026, 11, 31, 23 + hours, 30)).toISOString()
    expect(fromLocal('2026-12-31', '23:30')).toBe(iso)
    expect(toLocal(iso)).toEqual({ day: '2026-12-31', time: '23:30' })
    expect(localDay(new Date(iso))).toBe('2026-12-31')
    expect(quickDay('tomorrow', new Date(iso))).toBe('2027-01-01')
    expect(quickDay('monday', new Date(iso))).toBe('2027-01-04')
  },
)

test.each([
  ['America/Noronha', '31 de dezembro de 2026 às 23:30 (Horário Padrão de Fernando de Noronha) · 22:30 em Brasília'],
  ['America/Sao_Paulo', '31 de dezembro de 2026 às 23:30 (Horário Padrão de Brasília)'],
  [
    'America/Manaus',
    '31 de dezembro de 2026 às 23:30 (Horário Padrão do Amazonas) · 1 de janeiro de 2027 às 00:30 em Brasília',
  ],
  [
    'America/Rio_Branco',
    '31 de dezembro de 2026 às 23:30 (Horário Padrão do Acre) · 1 de janeiro de 2027 às 01:30 em Brasília',
  ],
  ['Europe/Lisbon', '31 de dezembro de 2026 às 23:30 (Horário Padrão da Europa Ocidental) · 20:30 em Brasília'],
])('a moment at 23:30 in %s names the zone, and the year that Brasília is in [EXP-05]', (zone, text) => {
  vi.stubEnv('TZ', zone)
  expect(dateTimeWithZone(String(fromLocal('2026-12-31', '23:30')))).toBe(text)
})
