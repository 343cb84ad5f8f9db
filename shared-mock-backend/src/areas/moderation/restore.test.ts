import type { Post } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { createCollections } from '../../store/collections'
import type { StoredEntry } from '../../store/stored-entities'
import { restore } from './restore'

const NOW = '2026-03-10T12:00:00.000Z'

const entry = (more: Partial<StoredEntry>): StoredEntry => ({
  ...{ id: 'audit-1', item_type: 'profile', item_id: 'user-a', person_id: 'user-a', action_type: 'mute' },
  ...{ moderator_id: 'user-m', moderator_name: 'M', reason: '', created_at: NOW },
  ...more,
})

function world(stored: StoredEntry) {
  const db = createCollections()
  db.auditEntries.load([stored])
  db.moderationStatuses.load([
    { user_id: 'user-a', status: 'muted', is_moderator: false, warnings_count: 0, last_warning_at: null },
  ])
  const about = { item_type: stored.item_type, item_id: stored.item_id } as const
  const taken = { moderator_id: 'user-m', reason: '', duration_days: null, expires_at: null, created_at: NOW }
  db.moderationActions.load([{ ...about, ...taken, id: 'action-1', action_type: 'remove' }])
  const context = { db, viewer: { id: 'user-m' }, now: new Date(NOW), nowIso: NOW, relations: { has: () => false } }
  const takeBack = (reopen = false) =>
    restore(context as unknown as Parameters<typeof restore>[0], { id: stored.id, reopen, reason: 'Engano' })
  return { db, takeBack }
}

test('what concerns somebody whose profile is gone is taken back all the same', () => {
  const { db, takeBack } = world(entry({}))
  const record = takeBack()
  expect(record).toMatchObject({ action_type: 'restore', moderator_id: 'user-m', moderator_name: 'user-m' })
  expect(db.auditEntries.get('audit-1')?.reversed_by).toBe(record.id)
})

describe('what the log has the only copy of', () => {
  const content = { body: 'Antes', image_url: null, created_at: '2026-02-10T12:00:00.000Z', post_id: 'post-0' }
  const archived = { action_type: 'remove', action_id: 'action-1', is_archived: true, content } as const
  const thread: Post = {
    ...{ id: 'post-0', author_id: 'user-b', body: 'Thread', image_url: null, tags: [], is_edited: false },
    ...{ like_count: 0, comment_count: 4, share_count: 0, created_at: NOW, scheduled_at: null, status: 'published' },
  }
  const ofComment = entry({ ...archived, item_type: 'comment', item_id: 'comment-1' })
  const ofPost = entry({ ...archived, item_type: 'post', item_id: 'post-1' })

  test('is written anew, a comment in its thread, which counts it', () => {
    const { db, takeBack } = world(ofComment)
    db.posts.put(thread)
    takeBack()
    expect(db.comments.get('comment-1')).toEqual({
      ...{ id: 'comment-1', post_id: 'post-0', parent_id: null, author_id: 'user-a', body: 'Antes', like_count: 0 },
      ...{ created_at: content.created_at, is_edited: false, is_reported: false, report_reason: null },
    })
    expect(db.posts.get('post-0')?.comment_count).toBe(5)
  })

  test('is written anew, a post with nothing but its text', () => {
    const { db, takeBack } = world(ofPost)
    db.posts.put(thread)
    takeBack()
    expect(db.posts.get('post-1')).toEqual({
      ...{ id: 'post-1', author_id: 'user-a', body: 'Antes', image_url: null, tags: [], is_edited: false },
      ...{ like_count: 0, comment_count: 0, share_count: 0, status: 'published', scheduled_at: null },
      created_at: content.created_at,
    })
    // The entry names a thread, but no comment in it.
    expect([db.comments.all().length, db.posts.get('post-0')]).toEqual([0, thread])
  })

  test('stays as it is where it is there already, or its thread is gone', () => {
    const gone = world(ofComment)
    gone.takeBack()
    expect(gone.db.comments.all().length).toBe(0)
    const commented = world(ofComment)
    commented.db.posts.put(thread)
    const comment = { id: 'comment-1', post_id: 'post-0', parent_id: null, author_id: 'user-a', like_count: 2 }
    const state = { created_at: NOW, is_edited: true, is_reported: false, report_reason: null }
    commented.db.comments.put({ ...comment, ...state, body: 'Depois' })
    commented.takeBack()
    expect(commented.db.comments.get('comment-1')?.body).toBe('Depois')
    expect(commented.db.posts.get('post-0')).toEqual(thread)
    const posted = world(ofPost)
    posted.db.posts.put({ ...thread, id: 'post-1', body: 'Depois' })
    posted.takeBack()
    expect(posted.db.posts.get('post-1')?.body).toBe('Depois')
  })

  test.each([{ content: undefined }, { content: { ...content, created_at: null } }])(
    'is not written where the log does not say what or when',
    (more) => {
      const { db, takeBack } = world({ ...ofPost, ...more })
      takeBack()
      expect(db.posts.all().length).toBe(0)
    },
  )
})

test('what waits again takes the place of what waits since, and leaves what was resolved', () => {
  const item = { item_type: 'profile', item_id: 'user-a', priority: 2, most_common_reason: 'spam' } as const
  const times = { created_at: NOW, updated_at: NOW }
  const queued = { ...item, ...times, id: 'queue-1', report_count: 3, status: 'in_review' } as const
  const { db, takeBack } = world(entry({ queued }))
  db.queueItems.put({ ...item, ...times, id: 'queue-2', report_count: 9, status: 'resolved' })
  db.queueItems.put({ ...item, ...times, id: 'queue-3', report_count: 2, status: 'pending' })
  takeBack(true)
  expect(db.queueItems.all().map(({ id, report_count, status }) => [id, report_count, status])).toEqual([
    ['queue-1', 5, 'in_review'],
    ['queue-2', 9, 'resolved'],
  ])
  expect(db.queueItems.get('queue-1')?.updated_at).not.toBe(NOW)
})
