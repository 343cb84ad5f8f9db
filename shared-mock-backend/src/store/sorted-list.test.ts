import { expect, test } from 'vitest'
import { SortedList } from './sorted-list'

interface Place {
  at: number
  text?: string
}

function listOf(...places: number[]) {
  const list = new SortedList<Place>((a, b) => a.at - b.at)
  for (const at of places) list.insert({ at })
  return list
}
const placesOf = (list: SortedList<Place>) => list.items.map(({ at }) => at)

test('what is inserted is in order, whatever came first', () => {
  expect(placesOf(listOf(5, 1, 4, 2, 3))).toEqual([1, 2, 3, 4, 5])
})

test.each([
  [1, [2, 3]],
  [2, [1, 3]],
  [3, [1, 2]],
  [0, [1, 2, 3]],
  [2.5, [1, 2, 3]],
  [9, [1, 2, 3]],
])('removing %d leaves all others', (at, left) => {
  const list = listOf(1, 2, 3)
  list.remove({ at })
  expect(placesOf(list)).toEqual(left)
})

test('another version takes its place, or moves to the new one', () => {
  const list = listOf(1, 2, 3)
  list.replace({ at: 2 }, { at: 2, text: 'changed' })
  expect(list.items[1]).toEqual({ at: 2, text: 'changed' })
  list.replace({ at: 1 }, { at: 9 })
  expect(placesOf(list)).toEqual([2, 3, 9])
})

test.each([
  [undefined, [1, 2, 3]],
  [0, [1, 2, 3]],
  [1, [2, 3]],
  [1.5, [2, 3]],
  [3, []],
  [9, []],
])('behind %s comes what is after it, whether or not it is there', (at, rest) => {
  const list = listOf(1, 2, 3)
  expect(Array.from(list.after(at === undefined ? undefined : { at }), (place) => place.at)).toEqual(rest)
})
