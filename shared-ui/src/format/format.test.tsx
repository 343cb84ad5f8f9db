import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  absoluteTime,
  brasiliaTime,
  dateTimeWithZone,
  formatDate,
  fromLocal,
  longDate,
  NO_DATE,
  quickDay,
  relativeTime,
  shortDate,
  timeOfDay,
  timeSince,
  weekdayDay,
  weekdayTime,
  zoneName,
} from './dates'
import { TimeAgo } from './now'
import { byText, compactNumber, counted, formatPercent, parsePrice, price, pricePerMonth, readingTime } from './numbers'

// The tests run in America/Sao_Paulo (vitest.config.ts); other zones are asked for by name or set below.
const now = '2026-11-21T12:00:00Z'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test.each([
  ['2026-11-21T11:55:00Z', 'há 5 minutos'],
  ['2026-11-21T11:59:00Z', 'há 1 minuto'],
  ['2026-11-21T09:00:00Z', 'há 3 horas'],
  ['2026-11-20T23:00:00Z', 'ontem'],
  ['2026-11-15T12:00:00Z', 'há 6 dias'],
  ['2026-11-27T12:00:00Z', 'em 6 dias'],
  ['2026-11-28T12:00:00Z', '28 de nov.'],
  ['2026-11-14T12:00:00Z', '14 de nov.'],
  ['2026-05-02T12:00:00Z', '2 de mai'],
  ['2025-11-14T12:00:00Z', '14 de nov. de 2025'],
  ['2026-11-22T12:00:00Z', 'amanhã'],
  ['2026-11-21T14:00:00Z', 'em 2 horas'],
  ['2026-11-21T12:01:00Z', 'em 1 minuto'],
  ['2026-11-21T12:00:59.999Z', 'agora'],
  ['2026-11-19T12:00:00Z', 'há 2 dias'],
  ['rubbish', NO_DATE],
])('relative time of %s is "%s" [EXP-03]', (iso, text) => {
  expect(relativeTime(iso, now)).toBe(text)
})

test.each([
  ['2026-11-21T02:58:00Z', 'há 5 minutos'],
  ['2026-11-20T21:03:01Z', 'há 5 horas'],
  ['2026-11-20T21:03:00Z', 'ontem'],
])('at 00:03 the time %s is "%s": what is near is not yesterday', (iso, text) => {
  expect(relativeTime(iso, '2026-11-21T03:03:00Z')).toBe(text)
})

test.each([
  ['2026-11-21T03:02:00Z', 'em 5 minutos'],
  ['2026-11-21T08:57:00Z', 'amanhã'],
])('at 23:57 the time %s is "%s": what is near is not tomorrow', (iso, text) => {
  expect(relativeTime(iso, '2026-11-21T02:57:00Z')).toBe(text)
})

test('absolute times are written out in the device zone [EXP-03]', () => {
  expect(absoluteTime(now)).toBe('21 de novembro de 2026 às 09:00')
  expect(weekdayTime('2026-11-24T12:00:00Z')).toBe('ter., 24 nov. 2026 às 09:00')
  expect(weekdayTime('2026-05-02T12:00:00Z')).toBe('sáb., 2 mai 2026 às 09:00')
  expect(weekdayDay('2026-11-21T12:00:00Z')).toBe('sáb., 21/11')
  expect(longDate(now)).toBe('21 de novembro de 2026')
  expect(timeOfDay(now)).toBe('09:00')
  for (const format of [absoluteTime, weekdayTime, weekdayDay, longDate, timeOfDay, timeSince, shortDate])
    expect(format('rubbish')).toBe('data indisponível')
})

test.each([
  [0, 'menos de um minuto'],
  [59_999, 'menos de um minuto'],
  [60_000, '1 minuto'],
  [3 * 3_600_000, '3 horas'],
])('the time since %i ms ago is %s', (ago, text) => {
  vi.useFakeTimers()
  vi.setSystemTime(now)
  expect(timeSince(Date.now() - ago)).toBe(text)
})

test('formatting an invalid date where one is a bug throws [SHL-083]', () => {
  expect(() => formatDate('rubbish', 'HH:mm')).toThrow(new RangeError('Invalid time value'))
})

test('what is no moment is null', () => {
  expect(fromLocal('2026-02-30', '09:00')).toBeNull()
  expect(fromLocal('', '09:00')).toBeNull()
  expect(fromLocal('2026-11-24', '')).toBeNull()
})

test.each([
  ['2026-11-23T11:00:00Z', '2026-11-30'],
  ['2026-11-23T13:00:00Z', '2026-11-30'],
  ['2026-11-22T13:00:00Z', '2026-11-23'],
])('from %s on, "Segunda" is %s [EXP-07]', (at, day) => {
  expect(quickDay('monday', new Date(at))).toBe(day)
})

test('prices are in reais with a comma, a no-break space and /mês [NWS-019] [EXP-02]', () => {
  expect(price(1490)).toBe('R$\u00a014,90')
  expect(pricePerMonth(1490)).toBe('R$\u00a014,90/mês')
  expect(price(0)).toBe('Grátis')
  expect(pricePerMonth(0)).toBe('Grátis')
})

test.each([
  ['14,90', 1490],
  ['14.90', 1490],
  [' r$ 1 234,50 ', 123450],
  ['14,90 reais', null],
  ['12.345', 1234500],
  ['99999999999999999', null],
  ['R$\u00a014,90', 1490],
  ['1.234,50', 123450],
  ['1.234', 123400],
  ['15', 1500],
  ['0,01', 1],
  ['14,9', 1490],
  ['1.234.567', 123456700],
  ['0.001', null],
  ['19,999', null],
  ['abc', null],
  ['0,00', null],
  ['-5', null],
  ['1,2,3', null],
  ['', null],
])('the typed price "%s" is %s cents [EXP-02]', (typed, cents) => {
  expect(parsePrice(typed)).toBe(cents)
})

test.each([
  [0, '0 comentários'],
  [1, '1 comentário'],
  [1284, '1.284 comentários'],
])('%i counts as "%s" [EXP-04]', (count, text) => {
  expect(counted(count, 'comentário', 'comentários')).toBe(text)
})

test('narrow places show compact numbers [EXP-04]', () => {
  expect(compactNumber(1_000_000)).toBe('1\u00a0mi')
  expect([0, 999, 1000, 1234567].map(compactNumber)).toEqual(['0', '999', '1\u00a0mil', '1,2\u00a0mi'])
  expect([-1234, 0.5].map(compactNumber)).toEqual(['-1,2\u00a0mil', '0,5'])
  expect([0.12, 0.125, 1].map(formatPercent)).toEqual(['12%', '12,5%', '100%'])
})

test('reading time is counted at 200 words per minute [NWS-049]', () => {
  expect([0, 200, 201, 1000].map(readingTime)).toEqual([
    '1 min de leitura',
    '1 min de leitura',
    '2 min de leitura',
    '5 min de leitura',
  ])
})

test('sorts as a dictionary does', () => {
  expect(['Zeca', 'Ávila', 'avelar', 'Érica'].sort(byText)).toEqual(['avelar', 'Ávila', 'Érica', 'Zeca'])
  expect(['Tema 10', 'tema 9'].sort(byText)).toEqual(['tema 9', 'Tema 10'])
  expect(byText('AÇÃO', 'acao')).toBe(0)
})

test('TimeAgo ticks and carries the exact time', () => {
  vi.useFakeTimers({ now: new Date(now) })
  render(<TimeAgo iso={now} />)
  const time = screen.getByText('agora')
  expect(time.getAttribute('datetime')).toBe(now)
  expect(time.getAttribute('title')).toBe('21 de novembro de 2026 às 09:00')
  act(() => void vi.advanceTimersByTime(120_000))
  expect(time.textContent).toBe('há 2 minutos')
})

test('TimeAgo shows an unreadable date as such', () => {
  render(<TimeAgo iso="rubbish" />)
  expect(screen.getByText('data indisponível')).toBeDefined()
})

test('a zone is named also where a date cannot be read, and Brasília only where its clock differs', () => {
  expect(dateTimeWithZone('rubbish')).toBe(NO_DATE)
  expect(brasiliaTime(new Date(now))).toBeNull()
  vi.stubEnv('TZ', 'Europe/Lisbon')
  expect(brasiliaTime(new Date(now))).toBe('09:00')
  expect(zoneName(new Date(now))).toBe('Horário Padrão da Europa Ocidental')
})
