const HEADINGS = 'h1, h2, h3, h4'

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

/**
 * Tells assistive technology the level of each heading of an issue: an author picks `Título` or `Subseção` for its look,
 * and must not break the outline of the page around the text. What is stored keeps its tags.
 * @param below level of the heading above the text
 */
export function levelHeadings(root: ParentNode, below: number): void {
  const headings = [...root.querySelectorAll(HEADINGS)]
  const levels = outlineLevels(
    headings.map(({ tagName }) => Number(tagName[1])),
    below,
  )
  for (const [index, heading] of headings.entries()) {
    const level = String(levels[index])
    // An attribute that is already right stays untouched: the editor reads the text again at every mutation.
    if (heading.getAttribute('aria-level') !== level) heading.setAttribute('aria-level', level)
  }
}
