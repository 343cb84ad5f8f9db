import { describe, expect, test } from 'vitest'
import { firstOf, pageOf, takePage } from './paging'

const id = (item: number) => String(item)

/** Endless numbers from 1 on, with the count of those read, which is the cost of a page at any volume. */
function endless() {
  const read = { count: 0 }
  function* items() {
    for (let item = 1; ; item += 1) {
      read.count += 1
      yield item
    }
  }
  return { items: items(), read }
}

describe('a page', () => {
  test('costs what it shows: it reads one item more than it answers, however many there are', () => {
    const { items, read } = endless()
    expect(takePage(items, 10, () => true, id)).toMatchObject({
      items: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      nextCursor: '10',
    })
    expect(read.count).toBe(11)
  })

  test('has a cursor only when something wanted is behind it', () => {
    expect(takePage([1, 2, 3, 4], 2, (item) => item < 3, id)).toEqual({ items: [1, 2], nextCursor: null })
    expect(pageOf([1, 2, 3], '1', 1, id)).toEqual({ items: [2], nextCursor: '2' })
    expect(pageOf([1, 2, 3], 'gone', 1, id)).toEqual({ items: [], nextCursor: null })
  })
})

test('the first of many are those of a whole sort, equals in the order they came', () => {
  const all = Array.from({ length: 200 }, (_, index) => ({ rank: (index * 37) % 50, index }))
  const byRank = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank
  for (const count of [1, 7, 200, 300])
    expect(firstOf(all, count, byRank)).toEqual(all.toSorted(byRank).slice(0, count))
  expect(firstOf([], 5, byRank)).toEqual([])
})
