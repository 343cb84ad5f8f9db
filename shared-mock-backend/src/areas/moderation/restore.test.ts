import { expect, test } from 'vitest'
import { createCollections } from '../../store/collections'
import type { StoredEntry } from '../../store/stored-entities'
import { restore } from './restore'

const NOW = '2026-03-10T12:00:00.000Z'

test('what concerns somebody whose profile is gone is taken back all the same', () => {
  const db = createCollections()
  const entry: StoredEntry = {
    ...{ id: 'audit-1', item_type: 'profile', item_id: 'user-a', person_id: 'user-a', action_type: 'mute' },
    ...{ moderator_id: 'user-m', moderator_name: 'M', reason: '', created_at: NOW },
  }
  db.auditEntries.load([entry])
  db.moderationStatuses.load([
    { user_id: 'user-a', status: 'muted', is_moderator: false, warnings_count: 0, last_warning_at: null },
  ])
  const context = { db, viewer: { id: 'user-m' }, now: new Date(NOW), nowIso: NOW, relations: { has: () => false } }
  const record = restore(context as unknown as Parameters<typeof restore>[0], {
    ...{ id: 'audit-1', reopen: false, reason: 'Engano' },
  })
  expect(record).toMatchObject({ action_type: 'restore', moderator_id: 'user-m', moderator_name: 'user-m' })
  expect(db.auditEntries.get('audit-1')?.reversed_by).toBe(record.id)
})
