import { type Inputs, LARGEST_PAGE } from '@ementa/contracts'
import { pagedQuery, query } from '@ementa/ui/data'

export type LogInput = NonNullable<NonNullable<Inputs['moderation']['getAuditLog']>['filters']>

/** Reads a page of 50 entries of the audit log, newest first. */
export const logQuery = pagedQuery(
  'auditLog',
  (api, cursor, filters: LogInput) => api.moderation.getAuditLog({ filters, cursor }),
  { items: (page) => page.entries, next: (page) => page.nextCursor, keepPrevious: true },
)

/** Reads one entry of the audit log. */
export const logEntryQuery = query('auditLog.entry', (api, id: string) =>
  api.moderation.getAuditLog({ filters: { id }, limit: 1 }),
)

/** Reads the current moderators. */
export const moderatorsQuery = query('moderationUsers.moderators', (api) =>
  api.moderation.getUsers({ role: 'moderators', limit: LARGEST_PAGE }),
)
