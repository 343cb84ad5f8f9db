/** One page of `source`: the first `limit` items that `wanted` lets through, and the cursor of the page after it. */
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
    const last = items[limit - 1]
    if (last !== undefined) return { items, nextCursor: cursorOf(last) }
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
    // The search begins at the end: most items of a long list come after all of the first, which takes one comparison.
    let place = first.length
    for (let last = first[place - 1]; last !== undefined && compare(last, item) > 0; last = first[place - 1]) place -= 1
    if (place === count) continue
    if (first.length === count) first.pop()
    first.splice(place, 0, item)
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
    // An item of two sources comes twice in a row.
    if (item !== previous) yield item
    previous = item
  }
}
