import { useEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight'
import type { ThreadRow } from './thread'

/** Scrolls to the comment just published; the focus stays in the field. */
export function useWrittenInSight(
  written: string | null,
  rows: readonly ThreadRow[],
  scrollToRow: (index: number) => void,
): void {
  const lastShown = useRef<string | null>(null)
  useEffect(() => {
    if (written === null || lastShown.current === written) return
    const index = rows.findIndex(({ id }) => id === written)
    if (index < 0) return
    lastShown.current = written
    bringIntoSight(`c-${written}`, { scrollToRow: () => scrollToRow(index) })
  })
}
