import { afterEach, expect, test, vi } from 'vitest'
import { chosenMoment, momentText, timeUntil } from './moment'

const at = (iso: string) => Date.parse(iso)
afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['America/Noronha', -2, 'Horário Padrão de Fernando de Noronha; 22:31 em Brasília'],
  ['America/Sao_Paulo', -3, 'Horário Padrão de Brasília'],
  ['America/Manaus', -4, 'Horário Padrão do Amazonas; 1 de janeiro de 2027 às 00:31 em Brasília'],
  ['America/Rio_Branco', -5, 'Horário Padrão do Acre; 1 de janeiro de 2027 às 01:31 em Brasília'],
  ['Europe/Lisbon', 0, 'Horário Padrão da Europa Ocidental; 20:31 em Brasília'],
])(
  'a minute after 23:30 on the last day of the year in %s is that year’s, here and in Brasília',
  (zone, offset, named) => {
    vi.stubEnv('TZ', zone)
    const endOfYear = Date.UTC(2026, 11, 31, 23 - offset, 30)
    expect(chosenMoment('2026-12-31', '23:30', endOfYear)).toEqual({ problem: 'past' })
    const iso = new Date(endOfYear + 60_000).toISOString()
    expect(chosenMoment('2026-12-31', '23:31', endOfYear)).toEqual({ iso })
    expect(momentText(iso)).toBe(`qui., 31 dez. 2026 às 23:31 (${named})`)
    const morning = chosenMoment('2027-01-01', '08:00', endOfYear)
    expect(timeUntil(at('iso' in morning ? morning.iso : ''), endOfYear)).toBe('em 8 horas e 30 minutos')
  },
)
