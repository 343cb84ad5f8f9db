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

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [-1, null],
  [0, null],
  [1, 'em menos de um minuto'],
  [MINUTE - 1, 'em menos de um minuto'],
  [MINUTE, 'em 1 minuto'],
  [HOUR - 1, 'em 59 minutos'],
  [HOUR, 'em 1 hora'],
  [HOUR + 2 * MINUTE, 'em 1 hora e 2 minutos'],
  [DAY - 1, 'em 23 horas e 59 minutos'],
  [DAY, 'em 1 dia'],
  [DAY + 59 * MINUTE, 'em 1 dia'],
  [DAY + HOUR, 'em 1 dia e 1 hora'],
  [2 * DAY + 23 * HOUR, 'em 2 dias e 23 horas'],
])('%i ms from now is %s', (ms, text) => expect(timeUntil(5 * DAY + ms, 5 * DAY)).toBe(text))
