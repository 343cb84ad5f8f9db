import type { Inputs, ModeratedItemType, StatsPeriod } from '@ementa/contracts'
import { pagedQuery, query } from '@ementa/ui/data'
import { toRow } from './queue/queue-row-data'

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

/** Reads which moderator works on which item of the queue. */
export const claimsQuery = query('moderationClaims', (api) => api.moderation.listClaims())

export const statsQuery = query('moderationStats', (api, period: StatsPeriod) => api.moderation.getStats({ period }), {
  keepPrevious: true,
})

/** Reads the last decisions, made by anyone. */
export const recentDecisionsQuery = query('auditLog.recent', (api, limit: number) =>
  api.moderation.getAuditLog({ limit }),
)
