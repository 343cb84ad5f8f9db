import type { WindowListHandle } from '@ementa/ui'
import { useOpenInAddress } from '@ementa/ui/router'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { RESTS } from '../../../shared/filters/use-filters'
import type { QueueRow } from './queue-row-data'

const focusedRow = () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row')

/** Keeps which row is open (in the address), and which row takes the focus next. */
export function useSelection(rows: readonly QueueRow[], list: RefObject<WindowListHandle | null>) {
  const { openId, open: openItem, close: closeItem } = useOpenInAddress('item', RESTS)
  const [focusId, setFocusId] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const index = rows.findIndex(({ id }) => id === openId)

  const clearFocus = useCallback(() => setFocusId(null), [])
  const focusRow = (id: string | null) => {
    const at = rows.findIndex((row) => row.id === id)
    if (id === null || at < 0) {
      heading.current?.focus()
      return
    }
    // The row may not be rendered yet: it takes the focus when it is.
    list.current?.scrollToRow(at)
    setFocusId(id)
  }

  /** The last open item whose closing is handled. Any other was closed by Back: its row takes the focus. */
  const seenTo = useRef(openId)
  const onClosedByBack = useEffectEvent(focusRow)
  useEffect(() => {
    if (openId === null && seenTo.current !== null) onClosedByBack(seenTo.current)
    seenTo.current = openId
  }, [openId])
  const open = useCallback(
    (id: string | null) => {
      if (id !== null) return openItem(id)
      seenTo.current = null
      closeItem()
    },
    [openItem, closeItem],
  )

  return {
    openId,
    /** The open row, where the list has it. */
    selected: rows[index] ?? null,
    focusId,
    heading,
    clearFocus,
    focusRow,
    open,
    close: () => {
      focusRow(openId)
      open(null)
    },
    /** Opens the row `steps` away from the open one, or else from the focused one; without either, the first. */
    move: (steps: number) => {
      const here = index < 0 ? rows.findIndex(({ id }) => id === focusedRow()) : index
      const next = rows[here < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, here + steps))]
      if (!next) return
      open(next.id)
      focusRow(next.id)
    },
    /** Returns the row that replaces one about to leave: the next, or the one before the last. */
    after: (row: QueueRow) => {
      const at = rows.findIndex(({ id }) => id === row.id)
      return rows[at + 1] ?? rows[at - 1]
    },
  }
}
