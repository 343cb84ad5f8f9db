/** How many items have each key, most first. */
export function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, number][] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
