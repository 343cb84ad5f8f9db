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

/** What `Limpar filtros` does; the order is no filter. */
export const NO_FILTERS = { q: '', tipo: '', situacao: '', motivo: '' }

const ADDRESS = addressParams({
  q: textParam,
  tipo: choiceParam(TYPES),
  situacao: choiceParam(STATUSES),
  motivo: choiceParam(REASONS),
  ordem: choiceParam(SORTS),
})

/** The filters of the queue as the address holds them. */
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

/** The report queue, 20 at a time (spec §9). */
export function useQueue({ type, status, reason, sort, query }: QueueFilters) {
  const filters: NonNullable<Input['filters']> = {
    ...(type === ANY ? {} : { item_type: type }),
    ...(status === ANY ? {} : { status }),
    ...(reason === ANY ? {} : { reason }),
    ...(query ? { query } : {}),
  }
  return usePagedRead(queueQuery(filters, sort))
}

/** An open item that the list does not have: another page or other filters have it, or nobody any more (`null`). */
export function useLinkedRow(id: string | null) {
  return useRead(id === null ? null : queueItemQuery(id))
}

/** What those who reported the item wrote. */
export function useReports(item: { item_type: ModeratedItemType; item_id: string; updated_at: string }) {
  return useRead(reportsQuery(item.item_type, item.item_id, item.updated_at))
}
