import { expect, test } from 'vitest'
import { migrate } from './migrations'

const stored = (head: Record<string, unknown>, records: [string, unknown][] = []) => ({
  head,
  records: new Map(records),
})

test('what is of this version is as it was', () => {
  const current = stored({ currentUserId: null }, [['posts:a', { id: 'a' }]])
  expect(migrate(current, 1, 1)).toBe(current)
})

test.each([
  ['from a newer one', 2, 1],
  ['over one that nobody knows', 0, 99],
])('there is no way %s', (_, from, to) => {
  expect(migrate(stored({ seededAt: 'x' }), from, to)).toBeUndefined()
})

test.each([
  ['somebody', { user: 'anapaula' }, 'user-anapaula'],
  ['nobody', {}, null],
  ['what is no name', { user: 7 }, null],
])('the previews kept %s by name', (_, head, currentUserId) => {
  const seededAt = '2026-03-01T12:00:00.000Z'
  expect(migrate(stored({ ...head, seededAt }), 0, 1)?.head).toEqual({ seededAt, posts: 0, currentUserId })
})

test('memberships of the previews get their time, which stays where a step was interrupted', () => {
  const records: [string, unknown][] = [
    ['memberships:a', { user_id: 'a' }],
    ['memberships:b', { user_id: 'b', created_at: '2026-03-01T12:00:00.000Z' }],
    ['memberships:c', null],
    ['memberships:d', 'text'],
    ['posts:a', { id: 'a' }],
  ]
  expect([...(migrate(stored({}, records), 0, 1)?.records ?? [])]).toEqual([
    ['memberships:a', { user_id: 'a', created_at: null }],
    ...records.slice(1),
  ])
})
