import { errorCode, type UserStatus } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { measureInForce, moderationStatus, setStatus } from '../../rules/moderation-status'
import { createCollections } from '../../store/collections'
import type { StoredStatus } from '../../store/stored-entities'
import { refuseWeaker } from './guards'

const NOW = '2026-03-10T12:00:00.000Z'
const LATER = '2026-03-20T12:00:00.000Z'

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
  test('is active where nobody ever set one', () => {
    expect(moderationStatus(world(), 'a')).toEqual({
      ...{ user_id: 'a', status: 'active', is_moderator: false, warnings_count: 0, last_warning_at: null },
    })
  })

  test('never says when a ban ends: that is the measure’s', () => {
    expect(moderationStatus(banned(LATER), 'a')).not.toHaveProperty('banned_until')
    expect(measureInForce(banned(LATER), 'a')).toEqual({ status: 'temp_banned', banned_until: LATER })
  })

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

describe('a change', () => {
  test('of something else keeps the end of a ban, one of the status does not', () => {
    const context = banned(LATER)
    setStatus(context, 'a', { warnings_count: 2 })
    expect(measureInForce(context, 'a')).toEqual({ status: 'temp_banned', banned_until: LATER })
    setStatus(context, 'a', { status: 'temp_banned' })
    expect(measureInForce(context, 'a')).toEqual({ status: 'temp_banned', banned_until: null })
    expect(moderationStatus(context, 'a').warnings_count).toBe(2)
  })

  test('brings its own end along, also for somebody of whom nothing was known', () => {
    const context = world()
    setStatus(context, 'a', { status: 'temp_banned', banned_until: LATER })
    expect(measureInForce(context, 'a')).toEqual({ status: 'temp_banned', banned_until: LATER })
  })
})

describe('a weaker measure', () => {
  const ORDER: UserStatus[] = ['active', 'warned', 'muted', 'temp_banned', 'banned']
  const refusal = (context: ReturnType<typeof world>, status: UserStatus, banned_until: string | null = null) => {
    try {
      refuseWeaker(context, 'a', { status, banned_until })
      return null
    } catch (error) {
      return error
    }
  }

  test.each(ORDER)('is refused after %s, the same and a stronger one are not', (status) => {
    const accepted = ORDER.filter((next) => refusal(world({ status }), next) === null)
    expect(accepted).toEqual(ORDER.slice(ORDER.indexOf(status)))
  })

  test('is a temporary ban that ends earlier, and the refusal says what holds until when', () => {
    const error = refusal(banned(LATER), 'temp_banned', '2026-03-20T11:59:59.999Z')
    expect([errorCode(error), error]).toMatchObject([
      'STRONGER_MEASURE',
      { data: { status: 'temp_banned', until: LATER } },
    ])
    expect(refusal(banned(LATER), 'temp_banned', LATER)).toBeNull()
    expect(refusal(banned(LATER), 'temp_banned', '2026-04-20T12:00:00.000Z')).toBeNull()
    expect(refusal(banned(LATER), 'temp_banned', null)).toBeNull()
    expect(refusal(banned(null), 'temp_banned', LATER)).toBeNull()
    expect(refusal(banned(LATER), 'banned', '2026-03-11T12:00:00.000Z')).toBeNull()
  })
})
