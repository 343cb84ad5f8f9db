import type { AuditRecord, DecidedContent, QueueItem } from '@ementa/contracts'
import { profileOf } from '@ementa/testing/records'
import type { QueueRow } from '../features/moderation/queue/queue-row-data'

/** For tests only: records of the queue and of the log, with the changes that a test needs. */

export const AT = '2026-11-20T12:00:00.000Z'

const ITEM: QueueItem = {
  id: 'queue-1',
  item_type: 'post',
  item_id: 'post-1',
  priority: 1,
  report_count: 1,
  most_common_reason: 'spam',
  status: 'pending',
  created_at: AT,
  updated_at: AT,
}

export const ANA = profileOf({ id: 'user-ana', username: 'ana', display_name: 'Ana Ferraz' })

export const CONTENT: DecidedContent = {
  ...{ body: 'Compre já.', image_url: null, created_at: AT, post_id: 'post-1', version: 'first' },
}

/** Creates a row of the queue: reported once, without author and content. */
export const rowOf = (item: Partial<QueueItem> = {}, rest: Partial<Omit<QueueRow, 'item'>> = {}): QueueRow => ({
  id: item.id ?? ITEM.id,
  item: { ...ITEM, ...item },
  content: null,
  author: null,
  reasons: [],
  reporters: 0,
  first_report_at: null,
  last_report_at: null,
  history: [],
  standing: null,
  reported: null,
  objection: null,
  ...rest,
})

/** Creates an entry of the log: a removal in force. */
export const recordOf = (change: Partial<AuditRecord> = {}): AuditRecord => ({
  id: 'audit-1',
  item_type: 'post',
  item_id: 'post-1',
  action_type: 'remove',
  moderator_id: 'user-moderacao',
  moderator_name: 'Moderação da Ementa',
  reason: 'Propaganda',
  created_at: AT,
  person: { id: 'user-ana', username: 'ana', display_name: 'Ana Ferraz' },
  content: CONTENT,
  current: CONTENT,
  reported_for: [{ reason: 'spam', count: 2 }],
  reversal: null,
  is_reversible: true,
  objection: null,
  ...change,
})
