/**
 * Finds the element that takes the focus when `row` is removed: the next row that matches `selector`, the previous one, or
 * the page's heading. Null for a row that is not in the page.
 */
export function findNeighbour(row: HTMLElement | null, selector: string): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>(selector)]
  const index = row ? rows.indexOf(row) : -1
  if (index < 0) return null
  return rows[index + 1] ?? rows[index - 1] ?? document.querySelector('main h1')
}
