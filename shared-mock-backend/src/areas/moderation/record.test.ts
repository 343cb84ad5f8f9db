import type { AuditActionType, UserStatus } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { createCollections } from '../../store/collections'
import type { StoredAction, StoredEntry } from '../../store/stored-entities'
import { makePost } from '../../test/entities'
import { isReversible, personIn, personOf, toRecord } from './record'

const NOW = '2026-03-10T12:00:00.000Z'

const entry = (action_type: AuditActionType, more: Partial<StoredEntry> = {}): StoredEntry => ({
  ...{ id: 'audit-1', item_type: 'profile', item_id: 'user-a', person_id: 'user-a', action_type, reason: '' },
  ...{ moderator_id: 'user-m', moderator_name: 'M', created_at: NOW },
  ...more,
})

const post = (more: Partial<StoredEntry> = {}): Partial<StoredEntry> => ({
  ...{ item_type: 'post', item_id: 'post-1', action_id: 'action-1', is_archived: true },
  ...more,
})

const action = (
  id: string,
  action_type: StoredAction['action_type'],
  minute: number,
  more: Partial<StoredAction> = {},
) => ({
  ...{ id, item_type: 'post', item_id: 'post-1', action_type, moderator_id: 'user-m', reason: '' },
  ...{ duration_days: null, expires_at: null, created_at: `2026-03-10T12:0${minute}:00.000Z` },
  ...more,
})

interface World {
  entries: StoredEntry[]
  actions?: ReturnType<typeof action>[]
  status?: UserStatus
  warnings?: number
}

function world({ entries, actions = [], status = 'active', warnings = 0 }: World) {
  const db = createCollections()
  db.auditEntries.load(entries)
  db.moderationActions.load(actions as StoredAction[])
  db.moderationStatuses.load([
    { user_id: 'user-a', status, is_moderator: false, warnings_count: warnings, last_warning_at: null },
  ])
  return { db, now: new Date(NOW) }
}

const isOpen = (made: Omit<World, 'entries'>, one: StoredEntry, ...others: StoredEntry[]) =>
  isReversible(world({ ...made, entries: [one, ...others] }), one)

describe('a decision is taken back', () => {
  test('once, and only where it is known whom it concerns', () => {
    expect(isOpen({ status: 'muted' }, entry('mute'))).toBe(true)
    expect(isOpen({ status: 'muted' }, entry('mute', { reversed_by: 'audit-2' }))).toBe(false)
    const actions = [action('action-1', 'remove', 0)]
    expect(isOpen({ actions }, entry('remove', post()))).toBe(true)
    expect(isOpen({ actions }, entry('remove', post({ person_id: undefined })))).toBe(false)
  })

  test('of content while it is the last that holds, whatever bans came since', () => {
    const mine = action('action-1', 'remove', 0)
    const removal = entry('remove', post())
    expect(isOpen({ actions: [mine, action('action-2', 'temp_ban', 1)] }, removal)).toBe(true)
    expect(isOpen({ actions: [mine, action('action-2', 'shadow_ban', 1)] }, removal)).toBe(false)
    expect(isOpen({ actions: [mine, action('action-2', 'shadow_ban', 1, { reversed: 'lifted' })] }, removal)).toBe(true)
    expect(isOpen({ actions: [] }, removal)).toBe(false)
  })

  test('of content that is there, or of which the log has the copy', () => {
    const actions = [action('action-1', 'remove', 0)]
    const removal = entry('remove', post({ is_archived: undefined }))
    const context = world({ actions, entries: [removal] })
    expect(isReversible(context, removal)).toBe(false)
    context.db.posts.put(makePost({ author_id: 'user-a' }))
    expect(isReversible(context, removal)).toBe(true)
  })

  test('of an approval only where its item can wait again', () => {
    const actions = [action('action-1', 'approve', 0)]
    const item = { id: 'queue-1', item_type: 'post', item_id: 'post-1', priority: 1, report_count: 1 } as const
    const queued = { ...item, most_common_reason: 'spam', status: 'pending', created_at: NOW, updated_at: NOW } as const
    expect(isOpen({ actions }, entry('approve', post({ queued })))).toBe(true)
    expect(isOpen({ actions }, entry('approve', post()))).toBe(false)
  })

  test('of a warning while the person has one', () => {
    expect(isOpen({ warnings: 1 }, entry('warn'))).toBe(true)
    expect(isOpen({ warnings: 0 }, entry('warn'))).toBe(false)
  })

  test('of a status while it is the last one given, and the person has it', () => {
    const mute = entry('mute')
    const later = (action_type: AuditActionType, more: Partial<StoredEntry> = {}) =>
      entry(action_type, { id: 'audit-2', created_at: '2026-03-10T12:01:00.000Z', ...more })
    expect(isOpen({ status: 'active' }, mute)).toBe(false)
    expect(isOpen({ status: 'muted' }, mute, later('ban'))).toBe(false)
    expect(isOpen({ status: 'muted' }, mute, later('ban', { reversed_by: 'audit-3' }))).toBe(true)
    expect(isOpen({ status: 'muted' }, mute, later('warn'))).toBe(true)
    expect(isOpen({ status: 'muted' }, mute, later('ban', { person_id: 'user-b' }))).toBe(true)
  })

  test.each(['promote', 'demote', 'update_status', 'restore', 'undo', 'uphold'] as const)(
    'never: %s',
    (action_type) => {
      expect(isOpen({ status: 'muted', warnings: 1 }, entry(action_type))).toBe(false)
    },
  )
})

test('an entry concerns the person it names, or the profile it is about, by name where that is known', () => {
  const about = entry('mute', { person_id: undefined })
  expect([personOf(about), personOf(entry('remove', post({ person_id: undefined })))]).toEqual(['user-a', undefined])
  expect(personOf(entry('mute', { person_id: 'user-b' }))).toBe('user-b')
  const context = world({ entries: [about] })
  expect(personIn(context, about)).toBeNull()
  context.db.profiles.put({
    ...{ id: 'user-a', username: 'a', display_name: 'A', bio: '', avatar_url: null, authority: 'advogado' },
    ...{ authority_form: 'feminine', contracts_analyzed: 0, followers: 0, following: 0 },
  })
  expect(personIn(context, about)).toEqual({ id: 'user-a', username: 'a', display_name: 'A' })
})

test('a record says who took the decision back and when, and has neither text nor reasons where the log has none', () => {
  const taken = entry('mute', { reversed_by: 'audit-2' })
  const reversal = entry('restore', { id: 'audit-2', moderator_name: 'N', created_at: '2026-03-10T12:01:00.000Z' })
  const context = world({ entries: [taken, reversal] })
  expect(toRecord(context, taken)).toMatchObject({
    ...{ id: 'audit-1', content: null, reported_for: [], person: null, is_reversible: false },
    reversal: { id: 'audit-2', moderator_name: 'N', created_at: '2026-03-10T12:01:00.000Z' },
  })
  expect(toRecord(context, reversal).reversal).toBeNull()
  expect(toRecord(context, entry('mute', { reversed_by: 'nothing' })).reversal).toBeNull()
})
