import { type Inputs, type ModeratedItemType, OBJECTION_REASON } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { usePagedRead, useRead } from '@ementa/ui/data'
import { useMemo } from 'react'
import { useUrlFilters } from '../../../shared/address/use-url-filters'
import { type QueueRow, toRow } from './queue-row-data'

type Input = NonNullable<Inputs['moderation']['getQueue']>
type Page = { items: QueueRow[]; nextCursor: string | null; total: number }

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

/** What `Limpar filtros` does; the order is no filter. */
export const NO_FILTERS = { q: '', tipo: '', situacao: '', motivo: '' }

/** The filters of the queue as the address holds them. */
export function useQueueFilters() {
  const url = useUrlFilters()
  return useMemo(() => {
    const type = url.pick('tipo', TYPES, ANY)
    const status = url.pick('situacao', STATUSES, 'open')
    const reason = url.pick('motivo', REASONS, ANY)
    const query = url.text('q')
    const isFiltered = type !== ANY || status !== 'open' || reason !== ANY || query !== ''
    const sort = url.pick('ordem', SORTS, 'priority')
    const key = JSON.stringify([type, status, reason, sort, query])
    return { type, status, reason, sort, query, isFiltered, key, set: url.set }
  }, [url])
}
export type QueueFilters = ReturnType<typeof useQueueFilters>

const rowsOf = (page: Page) => page.items

/** The report queue, 20 at a time (spec §9). */
export function useQueue({ type, status, reason, sort, query }: QueueFilters) {
  const { api } = useServices()
  const filters: NonNullable<Input['filters']> = {
    ...(type === ANY ? {} : { item_type: type }),
    ...(status === ANY ? {} : { status }),
    ...(reason === ANY ? {} : { reason }),
    ...(query ? { query } : {}),
  }
  return usePagedRead<Page, QueueRow>({
    key: ['moderationQueue', filters, sort],
    call: async (cursor) => {
      const page = await api.moderation.getQueue({ filters, sort, cursor })
      return { ...page, items: page.items.map(toRow) }
    },
    items: rowsOf,
    next: ({ nextCursor }) => nextCursor,
    keepPrevious: true,
  })
}

/** An open item that the list does not have: another page or other filters have it, or nobody any more (`null`). */
export function useLinkedRow(id: string | null) {
  const { api } = useServices()
  return useRead({
    key: id === null ? null : ['moderationQueue', 'item', id],
    call: async () => {
      const { items } = await api.moderation.getQueue({ filters: { id: id ?? '' } })
      return items.map(toRow)[0] ?? null
    },
  })
}

/** What those who reported the item wrote. */
export function useReports(item: { item_type: ModeratedItemType; item_id: string; updated_at: string }) {
  const { api } = useServices()
  const { item_type, item_id } = item
  return useRead({
    // A new report changes the item: its version belongs to the key.
    key: ['moderationReports', item_type, item_id, item.updated_at],
    call: () => api.moderation.getReports({ item_type, item_id }),
  })
}
