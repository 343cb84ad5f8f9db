import type { UserStatus } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { createCollections } from '../store/collections'
import type { StoredStatus } from '../store/stored-entities'
import { measureInForce, moderationStatus } from './moderation-status'

const NOW = '2026-03-10T12:00:00.000Z'

/** Creates a person with this status, or an unknown person without one. */
function world(status?: Partial<StoredStatus>) {
  const db = createCollections()
  if (status)
    db.moderationStatuses.load([
      { user_id: 'a', status: 'active', is_moderator: false, warnings_count: 0, last_warning_at: null, ...status },
    ])
  return { db, now: new Date(NOW) }
}

const banned = (banned_until: string | null) => world({ status: 'temp_banned', banned_until })

describe('the status of a person', () => {
  test.each<[string, string | null, UserStatus]>([
    ['a millisecond before its end', '2026-03-10T12:00:00.001Z', 'temp_banned'],
    ['at its end', NOW, 'active'],
    ['without an end', null, 'temp_banned'],
  ])('of a temporary ban %s', (_, until, status) => {
    expect(moderationStatus(banned(until), 'a').status).toBe(status)
    expect(measureInForce(banned(until), 'a')).toEqual({ status, banned_until: status === 'active' ? null : until })
  })

  test('of a lasting ban does not end, whatever end an earlier one had', () => {
    const context = world({ status: 'banned', banned_until: '2026-03-01T12:00:00.000Z', warnings_count: 3 })
    expect(moderationStatus(context, 'a')).toMatchObject({ status: 'banned', warnings_count: 3 })
    expect(measureInForce(context, 'a')).toEqual({ status: 'banned', banned_until: null })
  })
})
