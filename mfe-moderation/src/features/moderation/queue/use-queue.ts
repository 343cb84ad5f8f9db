import { type Inputs, type ModeratedItemType, OBJECTION_REASON } from '@ementa/contracts'
import { usePagedRead, useRead } from '@ementa/ui/data'
import { addressParams, choiceParam, textParam } from '@ementa/ui/router'
import { useMemo } from 'react'
import { useFilters } from '../../../shared/filters/use-filters'
import { queueItemQuery, queueQuery, reportsQuery } from '../queries'

type Input = NonNullable<Inputs['moderation']['getQueue']>

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
  const filters: NonNullable<Input['filters']> = {
    ...(type === ANY ? {} : { item_type: type }),
    ...(status === ANY ? {} : { status }),
    ...(reason === ANY ? {} : { reason }),
    ...(query ? { query } : {}),
  }
  return usePagedRead(queueQuery(filters, sort))
}

/** Reads the open item where the list does not have it; `null` when it is no longer in the queue. */
export function useLinkedRow(id: string | null) {
  return useRead(id === null ? null : queueItemQuery(id))
}

/** Reads the reports about an item. */
export function useReports(item: { item_type: ModeratedItemType; item_id: string; updated_at: string }) {
  return useRead(reportsQuery(item.item_type, item.item_id, item.updated_at))
}
