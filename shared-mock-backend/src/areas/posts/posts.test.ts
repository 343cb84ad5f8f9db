import { expect, test } from 'vitest'
import { signedIn } from '../../test/start'

test('a scheduled thread moves to another moment as one, and is published now where none is given', async () => {
  const { api } = await signedIn('anapaula')
  const inDays = (days: number) => new Date(Date.UTC(2126, 0, days)).toISOString()
  const post = await api.posts.create({ body: 'Um', rest: ['Dois'], scheduledAt: inDays(2) })
  const later = inDays(5)
  const moved = await api.posts.update({ id: post.id, scheduledAt: later })
  expect(moved.scheduled_at).toBe(later)
  await expect(api.posts.update({ id: post.id, scheduledAt: '2020-01-01T10:00:00.000Z' })).rejects.toThrow()
  await api.posts.update({ id: post.id, scheduledAt: null })
  const { scheduled } = await api.posts.listDrafts()
  expect(scheduled.some(({ id }) => id === post.id)).toBe(false)
  const { thread } = await api.posts.get({ id: post.id })
  expect(thread?.map(({ post: part }) => [part?.body, part?.scheduled_at])).toEqual([
    ['Um', null],
    ['Dois', null],
  ])
})
