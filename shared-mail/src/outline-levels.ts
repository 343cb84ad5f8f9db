/**
 * The outline levels of headings that follow one of level `below`: the first is one deeper, and none skips a level,
 * whatever ranks the author picked. `[3, 3, 2, 3]` below 1 → `[2, 2, 2, 3]`.
 */
export function outlineLevels(ranks: readonly number[], below: number): number[] {
  const open: number[] = []
  return ranks.map((rank) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= rank) open.pop()
    open.push(rank)
    return below + open.length
  })
}
