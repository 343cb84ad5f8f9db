import type { Inputs, ModeratedItemType, StatsPeriod } from '@ementa/contracts'
import { pagedQuery, query } from '@ementa/ui/data'
import { toRow } from './queue/queue-row-data'

type QueueInput = NonNullable<Inputs['moderation']['getQueue']>

/** The report queue, 20 at a time. */
export const queueQuery = pagedQuery(
  'moderationQueue',
  async (api, cursor, filters: NonNullable<QueueInput['filters']>, sort: QueueInput['sort']) => {
    const page = await api.moderation.getQueue({ filters, sort, cursor })
    return { ...page, items: page.items.map(toRow) }
  },
  { items: (page) => page.items, next: (page) => page.nextCursor, keepPrevious: true },
)

/** One item of the queue; `null` when nobody has it any more. */
export const queueItemQuery = query('moderationQueue.item', async (api, id: string) => {
  const { items } = await api.moderation.getQueue({ filters: { id } })
  return items.map(toRow)[0] ?? null
})

/** What those who reported an item wrote. A new report changes the item: its version belongs to the key. */
export const reportsQuery = query(
  'moderationReports',
  (api, item_type: ModeratedItemType, item_id: string, _version: string) =>
    api.moderation.getReports({ item_type, item_id }),
)

/** Who works on which item of the queue now. */
export const claimsQuery = query('moderationClaims', (api) => api.moderation.listClaims())

export const statsQuery = query('moderationStats', (api, period: StatsPeriod) => api.moderation.getStats({ period }), {
  keepPrevious: true,
})

/** What was decided last, by anyone. */
export const recentDecisionsQuery = query('auditLog.recent', (api, limit: number) =>
  api.moderation.getAuditLog({ limit }),
)
