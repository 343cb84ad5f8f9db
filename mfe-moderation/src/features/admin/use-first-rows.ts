import { useDeferredValue } from 'react'

/** More than a window shows at once. */
const FIRST = 14
const NONE: never[] = []

/**
 * The rows to draw now. Of a list that became another one the first, which are in sight; the rest follows when those are
 * painted. What was there before is never taken away, so that a longer list does not jump.
 */
export function useFirstRows<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  const drawn = useDeferredValue(rows, NONE)
  if (drawn === rows) return rows
  const kept = rows.findIndex(({ id }, index) => id !== drawn[index]?.id)
  return kept < 0 ? rows : rows.slice(0, Math.max(FIRST, kept))
}
