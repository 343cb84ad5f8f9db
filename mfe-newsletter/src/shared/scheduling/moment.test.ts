import { expect, test } from 'vitest'
import { chosenMoment, momentText, timeUntil } from './moment'

const at = (iso: string) => Date.parse(iso)
const now = at('2026-11-21T15:00:00.000Z')

test('needs day and time, and a moment still to come', () => {
  expect(chosenMoment('', '10:00', now)).toEqual({ problem: 'missing' })
  expect(chosenMoment('2026-11-21', '', now)).toEqual({ problem: 'missing' })
  expect(chosenMoment('2026-02-31', '10:00', now)).toEqual({ problem: 'missing' })
  expect(chosenMoment('2026-11-21', '11:59', now)).toEqual({ problem: 'past' })
  expect(chosenMoment('2026-11-21', '12:00', now)).toEqual({ problem: 'past' })
  expect(chosenMoment('2026-11-21', '12:01', now)).toEqual({ iso: '2026-11-21T15:01:00.000Z' })
})

test('names the zone, and Brasília only where it differs', () => {
  expect(momentText('2026-11-24T12:00:00.000Z')).toBe('ter., 24 nov. 2026 às 09:00 (Horário Padrão de Brasília)')
})

test.each([
  ['2026-11-21T15:00:30.000Z', 'em menos de um minuto'],
  ['2026-11-21T15:45:00.000Z', 'em 45 minutos'],
  ['2026-11-21T16:01:00.000Z', 'em 1 hora e 1 minuto'],
  ['2026-11-23T18:20:00.000Z', 'em 2 dias e 3 horas'],
  ['2026-11-21T15:00:00.000Z', null],
])('%s is %s away', (iso, text) => expect(timeUntil(at(iso), now)).toBe(text))
