import type { WindowListHandle } from '@ementa/ui'
import { type RefObject, useCallback, useRef, useState } from 'react'
import type { QueueRow } from './queue-row-data'

/** Which row is open, and which one the focus is on its way to. */
export function useSelection(rows: readonly QueueRow[], list: RefObject<WindowListHandle | null>) {
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [focusId, setFocusId] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const index = rows.findIndex(({ id }) => id === selectedId)

  const clearFocus = useCallback(() => setFocusId(null), [])
  const focusRow = (id: string | undefined) => {
    const at = rows.findIndex((row) => row.id === id)
    if (id === undefined || at < 0) {
      heading.current?.focus()
      return
    }
    // It may not be in the page: it takes the focus when it is.
    list.current?.scrollToRow(at)
    setFocusId(id)
  }

  return {
    selected: rows[index] ?? null,
    focusId,
    heading,
    clearFocus,
    focusRow,
    open: setSelectedId,
    close: () => {
      focusRow(rows[index]?.id)
      setSelectedId(null)
    },
    /** Opens the row so many steps away; from nothing, the first. */
    move: (steps: number) => {
      const next = rows[index < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, index + steps))]
      if (!next) return
      setSelectedId(next.id)
      focusRow(next.id)
    },
    /** The row that takes the place of one about to leave: the next, or the one before the last. */
    after: (row: QueueRow) => {
      const at = rows.findIndex(({ id }) => id === row.id)
      return rows[at + 1] ?? rows[at - 1]
    },
  }
}
