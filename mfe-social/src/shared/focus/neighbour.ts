/**
 * Where the focus goes when `row` is removed: the next of the rows that match `selector`, the one before it, or the
 * page's heading. Null for a row that is not in the page.
 */
export function neighbourOf(row: HTMLElement | null, selector: string): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>(selector)]
  const index = row ? rows.indexOf(row) : -1
  if (index < 0) return null
  return rows[index + 1] ?? rows[index - 1] ?? document.querySelector('main h1')
}
