import type { ModeratedItemType } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { SPECIFIED_POLICY } from '../../rules/policy'
import { createCollections } from '../../store/collections'
import { decide } from './decide'
import { authorOf, contentOf, contextOf } from './items'
import { fileReport, reportItem } from './report-item'
import { restore } from './restore'

const NOW = '2026-03-10T12:00:00.000Z'
const SAME = 'same'
const TYPES = ['post', 'comment', 'profile'] as const

/** A post, a comment and a person that have one id. */
function world(is_reported = true) {
  const db = createCollections()
  const counts = { like_count: 0, comment_count: 1, share_count: 0 }
  const written = { created_at: NOW, is_edited: false }
  db.posts.put({
    ...{ id: SAME, author_id: 'writer', body: 'Post', image_url: null, tags: [] },
    ...{ ...counts, ...written, status: 'published', scheduled_at: null },
  })
  db.comments.put({
    ...{ id: SAME, post_id: 'thread', parent_id: null, author_id: 'commenter', body: 'Comment', like_count: 0 },
    ...{ ...written, is_reported, report_reason: null },
  })
  db.profiles.put({
    ...{ id: SAME, username: 'same', display_name: 'Same', bio: 'Profile', avatar_url: null, authority: 'advogado' },
    ...{ authority_form: 'feminine', contracts_analyzed: 0, followers: 0, following: 0 },
  })
  const dequeued: string[] = []
  const reports = {
    ...{ addUserReport: () => {}, enqueue: () => ({}) },
    dequeue: (type: string, id: string) => dequeued.push(`${type} ${id}`),
  }
  const [viewer, relations] = [{ id: 'user-m' }, { has: () => false }]
  const context = { db, viewer, relations, reports, policy: SPECIFIED_POLICY, now: new Date(NOW), nowIso: NOW }
  const of = context as unknown as Parameters<typeof restore>[0]
  const seen = () => ({
    post: db.posts.get(SAME)?.body,
    comment: db.comments.get(SAME)?.is_reported,
    profile: db.profiles.get(SAME)?.bio,
  })
  return { db, of, seen, dequeued }
}

const about = (item_type: ModeratedItemType) => ({ item_type, item_id: SAME })
const because = { moderator_id: 'user-m', reason: 'Oferta' }

describe('things of one id', () => {
  test('are told apart by what they are', () => {
    const { of } = world()
    expect(TYPES.map((type) => authorOf(of, about(type)))).toEqual(['writer', 'commenter', SAME])
    expect(TYPES.map((type) => contentOf(of, about(type))?.body)).toEqual(['Post', 'Comment', 'Profile'])
    expect(TYPES.map((type) => contextOf(of, about(type)).post_id)).toEqual([SAME, 'thread', null])
  })

  test.each([
    ['post', true, { post: 'Post', comment: true, profile: 'Profile' }],
    ['post', false, { post: 'Post', comment: false, profile: 'Profile' }],
    ['comment', true, { post: 'Post', comment: false, profile: 'Profile' }],
    ['profile', true, { post: 'Post', comment: true, profile: '' }],
    ['profile', false, { post: 'Post', comment: false, profile: '' }],
  ] as const)(
    'a removed %s leaves the others as they were (comment reported: %s), and taking that back does too',
    (type, isReported, left) => {
      const { db, of, seen, dequeued } = world(isReported)
      for (const one of TYPES) fileReport(of, { ...about(one), reason: 'spam' })
      const { decision_id } = decide(of, about(type), { ...because, action_type: 'remove' })
      expect(seen()).toEqual(left)
      expect(dequeued).toEqual([`${type === 'profile' ? 'user' : type} ${SAME}`])
      expect(db.queueItems.all().map(({ item_type }) => item_type)).toEqual(TYPES.filter((one) => one !== type))
      restore(of, { id: decision_id, reopen: true, reason: '' })
      expect(seen()).toEqual({ post: 'Post', comment: isReported, profile: 'Profile' })
      expect(db.queueItems.all()).toHaveLength(3)
    },
  )

  test.each(TYPES)('a report of a %s marks the comment alone where that is what it is about', (type) => {
    const { db, of, seen } = world(false)
    const target = type === 'profile' ? 'user' : type
    reportItem(of, { kind: 'dialog', type: target, targetId: SAME, reason: 'spam', description: '' })
    expect(seen().comment).toBe(type === 'comment')
    expect(db.reports.all()).toMatchObject([about(type)])
  })

  test('a ban because of a post is not one because of the profile', () => {
    const { db, of } = world()
    decide(of, about('post'), { ...because, action_type: 'temp_ban' })
    expect(db.moderationStatuses.get('writer')?.status).toBe('temp_banned')
    expect(db.moderationStatuses.get(SAME)).toBeUndefined()
    decide(of, about('profile'), { ...because, action_type: 'temp_ban' })
    expect(db.moderationStatuses.get(SAME)?.status).toBe('temp_banned')
    // A ban of a person removes nothing they wrote about themselves.
    expect(db.profiles.get(SAME)?.bio).toBe('Profile')
    expect(db.auditEntries.by('item', `profile:${SAME}`).map(({ action_type }) => action_type)).toEqual(['temp_ban'])
  })
})
