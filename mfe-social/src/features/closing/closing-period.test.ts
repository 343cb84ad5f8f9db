import { expect, test } from 'vitest'
import { closingPeriod, editionOf } from './closing-period'

const at = (text: string) => new Date(text).getTime()

test.each([
  ['2026-11-22T09:30', '2026-11-22T08:00'],
  ['2026-11-22T08:00', '2026-11-22T08:00'],
  ['2026-11-22T07:59', '2026-11-21T08:00'],
])('the edition of %s closed at %s', (now, edition) => {
  expect(editionOf(at(now))).toBe(at(edition))
})

test('the first edition begins where the one before closed', () => {
  expect(closingPeriod(undefined, at('2026-11-22T09:30')).since).toBe(at('2026-11-21T08:00'))
})

test('opened again before the next morning it tells the same time', () => {
  const first = closingPeriod(undefined, at('2026-11-22T09:30'))
  expect(closingPeriod(first, at('2026-11-23T07:00'))).toMatchObject({ since: first.since, edition: first.edition })
})

test('the next morning it begins where the reader left, at most a week before', () => {
  const first = closingPeriod(undefined, at('2026-11-22T06:30'))
  expect(closingPeriod(first, at('2026-11-22T09:00')).since).toBe(at('2026-11-22T06:30'))
  expect(closingPeriod(first, at('2026-12-20T09:00')).since).toBe(at('2026-12-13T09:00'))
})

test('what was opened after eight is told from eight on, so that no morning is empty', () => {
  const noon = closingPeriod(undefined, at('2026-11-21T12:00'))
  expect(closingPeriod(noon, at('2026-11-22T08:30')).since).toBe(at('2026-11-21T12:00'))
})
