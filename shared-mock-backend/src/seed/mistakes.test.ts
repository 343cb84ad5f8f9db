import { expect, test } from 'vitest'
import { buildComments } from './build-comments'
import { buildNotifications } from './build-notifications'
import { userId } from './build-people'
import { buildPosts } from './build-posts'
import { createSeedClock } from './clock'

const clock = createSeedClock(new Date('2026-03-10T14:20:00.000Z'))

test('a name, a thread and a like of something that the sample world does not have are said by name', () => {
  expect(() => userId('ninguem')).toThrow('Seed: no person "ninguem"')
  expect(userId('renata')).toBe('user-renata')
  expect(() => buildComments(clock, [])).toThrow(/^Seed: no post "post-\d+"$/)
  expect(() => buildNotifications(clock, { posts: [], comments: [] })).toThrow(/^Seed: no post "post-\d+"$/)
})

test('authors hear of first comments of others, not of their own, nor of answers to others', () => {
  const posts = buildPosts(clock)
  const [post] = posts
  if (!post) throw new Error('No post')
  const comment = { body: 'Certo', like_count: 0, is_edited: false, is_reported: false, report_reason: null }
  const by = (id: string, author_id: string, parent_id: string | null, post_id = post.id) => ({
    ...{ ...comment, id, author_id, parent_id, post_id, created_at: clock.hoursAgo(1) },
  })
  const comments = [
    by('other', 'user-moderacao', null),
    by('own', post.author_id, null),
    by('answer', 'user-moderacao', 'other'),
    by('elsewhere', 'user-moderacao', null, 'issue-of-nobody'),
  ]
  const told = buildNotifications(clock, { posts, comments }).filter(({ type }) => type === 'comment')
  expect(told).toEqual([
    {
      ...{ id: 'notification-other', user_id: post.author_id, type: 'comment', post_id: post.id, comment_id: 'other' },
      ...{ actor_id: 'user-moderacao', created_at: clock.hoursAgo(1), read: false },
    },
  ])
})

test('what is older than a day has been read', () => {
  const posts = buildPosts(clock)
  const notices = buildNotifications(clock, { posts, comments: [] })
  const dayAgo = clock.hoursAgo(24)
  expect(new Set(notices.map(({ read }) => read))).toEqual(new Set([true, false]))
  for (const { read, created_at } of notices) expect(read).toBe(created_at < dayAgo)
})
