/** Reads a whole list, page after page; it ends with an empty one, whatever that says about a next. */
export async function readEveryPage<Page extends { nextCursor: string | null }, Item>(
  read: (cursor: string | null) => Promise<Page>,
  itemsOf: (page: Page) => readonly Item[],
): Promise<Item[]> {
  const all: Item[] = []
  for (let cursor: string | null = null; ; ) {
    const page: Page = await read(cursor)
    const items = itemsOf(page)
    all.push(...items)
    cursor = page.nextCursor
    if (cursor === null || items.length === 0) return all
  }
}
