import { startTransition, useEffect, useState } from 'react'

/** Smallest height of a row of the admin lists, in px. */
const ROW = 60
/** Height of the filters and the frame's header above the list, in px. */
const ABOVE = 240
/** Smallest number of rows rendered first, for low windows. */
const FEWEST = 4
const NONE: never[] = []

/**
 * Returns the rows to render now: of a new list only those in the viewport, the rest after the first paint. Rows that
 * were rendered before are kept, so that a longer list does not jump.
 */
export function useFirstRows<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  const [drawn, setDrawn] = useState<readonly Row[]>(NONE)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // The rest must wait for the frame, which a deferred value would not.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(rows)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [rows])
  if (drawn === rows) return rows
  const kept = rows.findIndex(({ id }, index) => id !== drawn[index]?.id)
  return kept < 0 ? rows : rows.slice(0, Math.max(FEWEST, Math.ceil((window.innerHeight - ABOVE) / ROW), kept))
}
