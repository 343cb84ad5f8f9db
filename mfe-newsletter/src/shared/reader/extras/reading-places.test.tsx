import { STORAGE_KEYS } from '@ementa/contracts'
import { afterEach, expect, test } from 'vitest'
import { notePlace, readPlace } from './reading-places'

afterEach(() => localStorage.removeItem(STORAGE_KEYS.readingPlaces))

test('where one stopped reading is kept for the last issues, and forgotten at the end', () => {
  for (let index = 1; index <= 51; index += 1) notePlace(`issue-${index}`, index)
  expect([readPlace('issue-1'), readPlace('issue-2'), readPlace('issue-51')]).toEqual([0, 2, 51])
  notePlace('issue-51', 0)
  expect([readPlace('issue-51'), readPlace('issue-50')]).toEqual([0, 50])
})
