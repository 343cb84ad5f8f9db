import { TIMING } from '@ementa/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardedPress } from '../hooks/press-guard'

let now = 0
beforeEach(() => {
  now += 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

test('the second press of a double click does not act on what moved under the pointer', () => {
  const acted: string[] = []
  const press = (row: string) => guardedPress('rows', row, () => acted.push(row))()
  press('a')
  now += 250
  press('b')
  now += 249
  press('c')
  expect(acted).toEqual(['a'])
  now += TIMING.pressGuard
  press('b')
  expect(acted).toEqual(['a', 'b'])
})

test('pressing the same thing twice is that thing twice', () => {
  let acted = 0
  const press = guardedPress('rows', 'a', () => acted++)
  press()
  press()
  expect(acted).toBe(2)
})

test('another list is another place', () => {
  const acted: string[] = []
  for (const list of ['muted', 'blocked']) guardedPress(list, list, () => acted.push(list))()
  expect(acted).toEqual(['muted', 'blocked'])
})
