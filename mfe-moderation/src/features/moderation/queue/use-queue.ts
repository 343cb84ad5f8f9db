import { type Inputs, type ModeratedItemType, OBJECTION_REASON } from '@ementa/contracts'
import type { WindowListHandle } from '@ementa/ui'
import { pagedQuery, query, usePagedRead } from '@ementa/ui/data'
import { addressParams, choiceParam, textParam, useOpenInAddress } from '@ementa/ui/router'
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { RESTS, useFilters } from '../../../shared/filters/filters'
import { type QueueRow, toRow } from './queue-row-data'

type QueueInput = NonNullable<Inputs['moderation']['getQueue']>

/** Reads a page of 20 items of the report queue. */
export const queueQuery = pagedQuery(
  'moderationQueue',
  async (api, cursor, filters: NonNullable<QueueInput['filters']>, sort: QueueInput['sort']) => {
    const page = await api.moderation.getQueue({ filters, sort, cursor })
    return { ...page, items: page.items.map(toRow) }
  },
  { items: (page) => page.items, next: (page) => page.nextCursor, keepPrevious: true },
)

/** Reads one item of the queue; `null` when it is no longer there. */
export const queueItemQuery = query('moderationQueue.item', async (api, id: string) => {
  const { items } = await api.moderation.getQueue({ filters: { id } })
  return items.map(toRow)[0] ?? null
})

/** Reads the reports about an item. A new report changes the item, so its version is part of the key. */
export const reportsQuery = query(
  'moderationReports',
  (api, item_type: ModeratedItemType, item_id: string, _version: string) =>
    api.moderation.getReports({ item_type, item_id }),
)

export const ANY = 'todos'
export const SORTS = ['priority', 'newest', 'oldest', 'reports'] as const
export const TYPES = [ANY, 'post', 'comment', 'profile'] as const
export const STATUSES = ['open', 'pending', 'in_review', 'resolved', ANY] as const
export const REASONS = [
  ANY,
  'spam',
  'harassment',
  'fake_news',
  'inappropriate',
  'copyright',
  'impersonation',
  'other',
  OBJECTION_REASON,
] as const

/** Parameters that `Limpar filtros` sets; the order is no filter. */
export const NO_FILTERS = { q: '', tipo: '', situacao: '', motivo: '' }

const ADDRESS = addressParams({
  q: textParam,
  tipo: choiceParam(TYPES),
  situacao: choiceParam(STATUSES),
  motivo: choiceParam(REASONS),
  ordem: choiceParam(SORTS),
})

/** Returns the filters of the queue, which are kept in the address. */
export function useQueueFilters() {
  const [state, set] = useFilters(ADDRESS)
  return useMemo(() => {
    const { tipo: type, situacao: status, motivo: reason, ordem: sort, q: query } = state
    const isFiltered = type !== ANY || status !== 'open' || reason !== ANY || query !== ''
    const key = JSON.stringify([type, status, reason, sort, query])
    return { type, status, reason, sort, query, isFiltered, key, set }
  }, [state, set])
}
export type QueueFilters = ReturnType<typeof useQueueFilters>

/** Reads the part of the queue that the filters let through, 20 items at a time. */
export function useQueue({ type, status, reason, sort, query }: QueueFilters) {
  const filters: NonNullable<QueueInput['filters']> = {
    ...(type === ANY ? {} : { item_type: type }),
    ...(status === ANY ? {} : { status }),
    ...(reason === ANY ? {} : { reason }),
    ...(query ? { query } : {}),
  }
  return usePagedRead(queueQuery(filters, sort))
}

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
