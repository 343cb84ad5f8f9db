/** One page of `source`: the first `limit` items that `wanted` lets through, and the cursor of the page after it (NS-30). */
export function takePage<Item>(
  source: Iterable<Item>,
  limit: number,
  wanted: (item: Item) => boolean,
  cursorOf: (item: Item) => string,
): { items: Item[]; nextCursor: string | null } {
  const items: Item[] = []
  for (const item of source) {
    if (!wanted(item)) continue
    // One more than asked for exists, so there is a next page.
    const last = items.at(-1)
    if (items.length === limit && last !== undefined) return { items, nextCursor: cursorOf(last) }
    items.push(item)
  }
  return { items, nextCursor: null }
}

/** Items already filtered and sorted, cut behind the item with the id `cursor`. An unknown cursor gives an empty page. */
export function pageOf<Item>(
  all: readonly Item[],
  cursor: string | null | undefined,
  limit: number,
  idOf: (item: Item) => string,
): { items: Item[]; nextCursor: string | null } {
  const last = cursor ? all.findIndex((item) => idOf(item) === cursor) : -1
  if (cursor && last === -1) return { items: [], nextCursor: null }
  return takePage(all.slice(last + 1), limit, () => true, idOf)
}

/** The first `count` items in an order, without sorting all of them: one page of a queue of thousands costs one walk. */
export function firstOf<Item>(all: readonly Item[], count: number, compare: (a: Item, b: Item) => number): Item[] {
  const first: Item[] = []
  for (const item of all) {
    const worst = first.at(-1)
    if (first.length === count && worst !== undefined && compare(item, worst) >= 0) continue
    let low = 0
    let high = first.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const probe = first[middle]
      if (probe !== undefined && compare(probe, item) <= 0) low = middle + 1
      else high = middle
    }
    first.splice(low, 0, item)
    if (first.length > count) first.pop()
  }
  return first
}

/** Merges sorted sources into one, each item once, without reading more than is asked for. */
export function* merge<Item>(
  sources: readonly Iterable<Item>[],
  compare: (a: Item, b: Item) => number,
): Generator<Item> {
  const heads = sources
    .map((source) => source[Symbol.iterator]())
    .map((iterator) => ({ iterator, next: iterator.next() }))
  let previous: Item | undefined
  for (;;) {
    let first: (typeof heads)[number] | undefined
    for (const head of heads) {
      if (head.next.done) continue
      if (!first || first.next.done || compare(head.next.value, first.next.value) < 0) first = head
    }
    if (!first || first.next.done) return
    const item = first.next.value
    first.next = first.iterator.next()
    // The same item from two sources comes twice in a row.
    if (item !== previous) yield item
    previous = item
  }
}
