import { expect, test } from 'vitest'
import { createSeedClock, MONDAY, TUESDAY } from './clock'

/** A Tuesday, 11:20 in Brasília. */
const clock = createSeedClock(new Date('2026-03-10T14:20:00.000Z'))

test('hours and minutes are counted to the millisecond', () => {
  expect(clock.hoursAgo(2.5)).toBe('2026-03-10T11:50:00.000Z')
  expect(clock.after('2026-03-10T23:30:00.000Z', 45)).toBe('2026-03-11T00:15:00.000Z')
})

test('days are whole hours of days in Brasília', () => {
  expect(clock.daysAgo(1, 12)).toBe('2026-03-09T12:00:00.000Z')
  expect(clock.inDays(2, 9)).toBe('2026-03-12T09:00:00.000Z')
  // 23:30 there, already the next day in UTC.
  const late = createSeedClock(new Date('2026-03-11T02:30:00.000Z'))
  expect([late.daysAgo(1, 12), late.inDays(1, 12)]).toEqual(['2026-03-09T12:00:00.000Z', '2026-03-11T12:00:00.000Z'])
})

test('a day of the week is the last one until then, and the first one from then', () => {
  expect(clock.daysAgo(1, 12, MONDAY)).toBe('2026-03-09T12:00:00.000Z')
  expect(clock.daysAgo(1, 12, TUESDAY)).toBe('2026-03-03T12:00:00.000Z')
  expect(clock.daysAgo(7, 12, TUESDAY)).toBe('2026-03-03T12:00:00.000Z')
  expect(clock.daysAgo(8, 12, TUESDAY)).toBe('2026-02-24T12:00:00.000Z')
  expect(clock.inDays(1, 12, MONDAY)).toBe('2026-03-16T12:00:00.000Z')
  expect(clock.inDays(1, 12, TUESDAY)).toBe('2026-03-17T12:00:00.000Z')
  expect(clock.inDays(7, 12, TUESDAY)).toBe('2026-03-17T12:00:00.000Z')
})
