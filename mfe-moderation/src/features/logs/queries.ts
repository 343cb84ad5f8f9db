import { type Inputs, LARGEST_PAGE } from '@ementa/contracts'
import { pagedQuery, query } from '@ementa/ui/data'

export type LogInput = NonNullable<NonNullable<Inputs['moderation']['getAuditLog']>['filters']>

/** The audit log, newest first, 50 at a time. */
export const logQuery = pagedQuery(
  'auditLog',
  (api, cursor, filters: LogInput) => api.moderation.getAuditLog({ filters, cursor }),
  { items: (page) => page.entries, next: (page) => page.nextCursor, keepPrevious: true },
)

/** One entry of it. */
export const logEntryQuery = query('auditLog.entry', (api, id: string) =>
  api.moderation.getAuditLog({ filters: { id }, limit: 1 }),
)

/** Who moderates now. */
export const moderatorsQuery = query('moderationUsers.moderators', (api) =>
  api.moderation.getUsers({ role: 'moderators', limit: LARGEST_PAGE }),
)
