import { startTransition, useEffect, useState } from 'react'

/** No row of the admin lists is lower, in px. */
const ROW = 60
/** Height of the filters and the frame's header above the list, in px. */
const ABOVE = 240
/** Fewest rows, for windows that are hardly higher than that. */
const FEWEST = 4
const NONE: never[] = []

/**
 * The rows to render now. Of a new list only those in the viewport; the rest follow after the first paint (decision 013).
 * Rows rendered before are kept, so that a longer list does not jump.
 */
export function useFirstRows<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  const [drawn, setDrawn] = useState<readonly Row[]>(NONE)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A deferred value would begin before the frame: this waits for it.
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
