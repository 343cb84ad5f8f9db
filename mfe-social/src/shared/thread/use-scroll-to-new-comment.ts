import { useEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight'
import type { ThreadRow } from './thread'

/** Scrolls to the comment just published; the focus stays in the field. */
export function useScrollToNewComment(
  newCommentId: string | null,
  rows: readonly ThreadRow[],
  scrollToRow: (index: number) => void,
): void {
  const lastShown = useRef<string | null>(null)
  useEffect(() => {
    if (newCommentId === null || lastShown.current === newCommentId) return
    const index = rows.findIndex(({ id }) => id === newCommentId)
    if (index < 0) return
    lastShown.current = newCommentId
    bringIntoSight(`c-${newCommentId}`, { scrollToRow: () => scrollToRow(index) })
  })
}
