import { expect, test } from 'vitest'
import { scrolledShare } from './window-list'

test('measures how much of the page is scrolled past', () => {
  expect(scrolledShare(0, 800, 4000)).toBe(0.2)
  expect(scrolledShare(2400, 800, 4000)).toBe(0.8)
  expect(scrolledShare(0, 800, 500)).toBe(1)
  expect(scrolledShare(0, 800, 0)).toBe(1)
})
