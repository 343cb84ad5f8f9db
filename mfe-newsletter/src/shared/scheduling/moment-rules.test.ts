import { expect, test } from 'vitest'
import { timeUntil } from './moment'

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
