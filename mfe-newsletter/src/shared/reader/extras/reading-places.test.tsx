import { STORAGE_KEYS } from '@ementa/contracts'
import { afterEach, expect, test } from 'vitest'
import { notePlace, placeIn } from './reading-places'

afterEach(() => localStorage.removeItem(STORAGE_KEYS.readingPlaces))

test('where one stopped reading is kept for the last issues, and forgotten at the end', () => {
  for (let index = 1; index <= 51; index += 1) notePlace(`issue-${index}`, index)
  expect([placeIn('issue-1'), placeIn('issue-2'), placeIn('issue-51')]).toEqual([0, 2, 51])
  notePlace('issue-51', 0)
  expect([placeIn('issue-51'), placeIn('issue-50')]).toEqual([0, 50])
})
