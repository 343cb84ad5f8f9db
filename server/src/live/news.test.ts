import { expect, test } from 'vitest'
import { newsOf, type Written } from './news'

const stored = (collections: Record<string, Record<string, object | undefined>>): Written['writes'] =>
  new Map(Object.entries(collections).map(([name, entities]) => [name, new Map(Object.entries(entities))]))

const BY_ANA = { viewerId: 'user-ana', page: 'page-1' }

test('a post is news for everybody, its draft for the other devices of its author alone', () => {
  const { everybody, persons, moderators, page } = newsOf({
    ...BY_ANA,
    name: 'posts.create',
    writes: stored({ posts: {} }),
  })
  expect(everybody).toEqual(expect.arrayContaining(['feed', 'userPosts', 'post']))
  expect(everybody).not.toContain('drafts')
  expect([persons, moderators, page]).toEqual([{ 'user-ana': ['drafts'] }, [], 'page-1'])
})

test('a notification is news for its person alone', () => {
  const writes = stored({ notifications: { n1: { id: 'n1', user_id: 'user-bruno', text: 'segredo' } } })
  const news = newsOf({ ...BY_ANA, name: 'comments.create', writes })
  expect(news.persons).toEqual({ 'user-bruno': ['notifications', 'unreadCount', 'ownDecision'] })
  expect(news.everybody).not.toContain('notifications')
  expect(JSON.stringify(news)).not.toContain('segredo')
})

test('notifications that were deleted, or of very many people, are news for everybody without a name', () => {
  const many = Object.fromEntries(
    Array.from({ length: 101 }, (_, index) => [`n${index}`, { user_id: `user-${index}` }]),
  )
  for (const notifications of [{ n1: undefined }, many]) {
    const { everybody, persons } = newsOf({
      ...BY_ANA,
      name: 'newsletters.undoSend',
      writes: stored({ notifications }),
    })
    expect(everybody).toEqual(expect.arrayContaining(['notifications', 'unreadCount']))
    expect(persons).toEqual({ 'user-ana': ['abTests'] })
  }
})

test('what happens in the back office is news for moderators, and a measure for whom it is about', () => {
  const claim = newsOf({ ...BY_ANA, name: 'moderation.claim', writes: stored({ claims: { q1: {} } }) })
  expect(claim).toMatchObject({ everybody: [], moderators: ['moderationClaims'], persons: {} })
  const writes = stored({ moderationStatuses: { 'user-bruno': { user_id: 'user-bruno', status: 'muted' } } })
  const measure = newsOf({ ...BY_ANA, name: 'moderation.muteUser', writes })
  expect(measure.everybody.filter((name) => /^moderation|auditLog/.test(name))).toEqual([])
  expect(measure.moderators).toContain('auditLog')
  expect(measure.persons['user-bruno']).toEqual(['session'])
})

test('a like is news for the other devices of who likes', () => {
  const news = newsOf({
    ...BY_ANA,
    name: 'posts.like',
    writes: stored({ memberships: { m: { user_id: 'user-ana' } } }),
  })
  expect(news).toMatchObject({ everybody: [], moderators: [], persons: { 'user-ana': ['session'] } })
})
