import { describe, expect, test } from 'vitest'
import {
  canChangeComment,
  canDeletePost,
  canEditPost,
  canFollow,
  canFollowAuthor,
  canPublishDraft,
  canReply,
  canReport,
  canSeePost,
  isScheduled,
  ownsNewsletter,
  passesAdminGuard,
  seesAdminNavigation,
  userActions,
} from './permissions'

const NOW = Date.parse('2026-11-24T12:00:00.000Z')
const PAST = '2026-11-24T11:59:59.000Z'
const FUTURE = '2026-11-24T12:00:01.000Z'

const author = { id: 'u1' }
const other = { id: 'u2' }
const published = { author_id: 'u1', status: 'published', scheduled_at: null } as const
const draft = { author_id: 'u1', status: 'draft', scheduled_at: null } as const
const scheduled = { author_id: 'u1', status: 'published', scheduled_at: FUTURE } as const

describe('the two admin rules differ on purpose', () => {
  test.each([
    ['anapaula', 'advogado', false, true, false],
    ['moderacao', 'empresa', true, true, true],
    ['beatriz', 'estudante', true, false, true],
    ['lexcorp', 'empresa', false, false, false],
    ['Administra', 'estagiario', false, true, false],
  ] as const)(
    '%s (%s, moderator: %s) passes the guard: %s, sees the entries: %s [MOD-005]',
    (username, authority, is_moderator, passes, sees) => {
      expect(passesAdminGuard({ username, authority })).toBe(passes)
      expect(seesAdminNavigation({ is_moderator })).toBe(sees)
    },
  )

  test('a visitor neither passes nor sees', () => {
    expect(passesAdminGuard(null)).toBe(false)
    expect(seesAdminNavigation(null)).toBe(false)
  })
})

describe('posts', () => {
  test.each([
    ['author, published', author, published, true, false, false, false],
    ['author, draft', author, draft, true, true, false, false],
    ['other, published', other, published, false, false, true, true],
    ['other, draft', other, draft, false, false, false, true],
    ['visitor, published', null, published, false, false, true, true],
  ])('%s', (_, viewer, post, changes, publishes, follows, reports) => {
    expect(canEditPost(viewer, post)).toBe(changes)
    expect(canDeletePost(viewer, post)).toBe(changes)
    expect(canPublishDraft(viewer, post)).toBe(publishes)
    expect(canFollowAuthor(viewer, post)).toBe(follows)
    expect(canReport(viewer, post)).toBe(reports)
  })

  test('a post is scheduled until its moment, and then never again', () => {
    expect(isScheduled(scheduled, NOW)).toBe(true)
    expect(isScheduled({ ...scheduled, scheduled_at: PAST }, NOW)).toBe(false)
    expect(isScheduled(scheduled, Date.parse(FUTURE))).toBe(false)
    expect(isScheduled({ ...draft, scheduled_at: FUTURE }, NOW)).toBe(false)
  })

  test('drafts and scheduled posts are for their author alone', () => {
    for (const post of [draft, scheduled]) {
      expect(canSeePost(author, post, NOW)).toBe(true)
      expect(canSeePost(other, post, NOW)).toBe(false)
      expect(canSeePost(null, post, NOW)).toBe(false)
    }
    expect(canSeePost(null, published, NOW)).toBe(true)
  })
})

test('comments belong to their author and take replies at levels 0 and 1', () => {
  expect(canChangeComment(author, { author_id: 'u1' })).toBe(true)
  expect(canChangeComment(other, { author_id: 'u1' })).toBe(false)
  expect(canChangeComment(null, { author_id: 'u1' })).toBe(false)
  expect([0, 1, 2].map(canReply)).toEqual([true, true, false])
})

test('newsletters belong to their owner; nobody follows oneself', () => {
  expect(ownsNewsletter(author, { owner_id: 'u1' })).toBe(true)
  expect(ownsNewsletter(other, { owner_id: 'u1' })).toBe(false)
  expect(ownsNewsletter(null, { owner_id: 'u1' })).toBe(false)
  expect(canFollow(author, author)).toBe(false)
  expect(canFollow(author, other)).toBe(true)
  expect(canFollow(null, other)).toBe(true)
})

test.each([
  ['active', true, true, false],
  ['warned', false, true, false],
  ['muted', false, true, false],
  ['temp_banned', false, false, true],
  ['banned', false, false, true],
] as const)('user management for %s', (status, mute, ban, unban) => {
  expect(userActions(status)).toEqual({ warn: true, mute, ban, tempBan: ban, unban, changeRole: true })
})
