import { describe, expect, test } from 'vitest'
import { firstOf, merge, pageOf, takePage } from './paging'
import { SortedList } from './store/sorted-list'

const id = (item: number) => String(item)
const ascending = (a: number, b: number) => a - b

/** Endless numbers from 1 on, with the count of those read, which is the cost of a page at any volume. */
function endless(step = 1) {
  const read = { count: 0 }
  function* items() {
    for (let item = step; ; item += step) {
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

  test('of merged lists reads of each no more than it needs, and shows what is in two of them once', () => {
    const twos = endless(2)
    const threes = endless(3)
    const page = takePage(merge([twos.items, threes.items], ascending), 5, () => true, id)
    expect(page.items).toEqual([2, 3, 4, 6, 8])
    expect(twos.read.count + threes.read.count).toBeLessThan(12)
  })

  test('has a cursor only when something wanted is behind it', () => {
    expect(takePage([1, 2, 3, 4], 2, (item) => item < 3, id)).toEqual({ items: [1, 2], nextCursor: null })
    expect(pageOf([1, 2, 3], '1', 1, id)).toEqual({ items: [2], nextCursor: '2' })
    expect(pageOf([1, 2, 3], 'gone', 1, id)).toEqual({ items: [], nextCursor: null })
  })

  test('behind a cursor is found by halving, not by walking', () => {
    let compared = 0
    const list = new SortedList<number>((a, b) => {
      compared += 1
      return a - b
    })
    for (let item = 0; item < 100_000; item += 1) list.append(item)
    const [next] = list.after(70_000)
    expect(next).toBe(70_001)
    expect(compared).toBeLessThan(25)
  })
})

test('a list that is walked in order is compared once for each item', () => {
  let compared = 0
  const all = Array.from({ length: 1000 }, (_, index) => index)
  firstOf(all, 10, (a, b) => {
    compared += 1
    return a - b
  })
  expect(compared).toBeLessThan(1000)
})

test('the first of many are those of a whole sort, equals in the order they came', () => {
  const all = Array.from({ length: 200 }, (_, index) => ({ rank: (index * 37) % 50, index }))
  const byRank = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank
  for (const count of [1, 7, 200, 300])
    expect(firstOf(all, count, byRank)).toEqual(all.toSorted(byRank).slice(0, count))
  expect(firstOf([], 5, byRank)).toEqual([])
})
