import { expect, test } from 'vitest'
import { codeOf, signedIn } from '../../test/start'

test('a list of one type has no other, with the people and the public posts that it names', async () => {
  const { api } = await signedIn('anapaula')
  const all = await api.notifications.list({ limit: 100 })
  const likes = await api.notifications.list({ limit: 100, type: 'like' })
  expect(likes.notifications.length).toBeGreaterThan(3)
  expect(likes.notifications).toEqual(all.notifications.filter(({ type }) => type === 'like'))
  expect(likes.unreadCount).toBe(all.notifications.filter(({ read }) => !read).length)
  const named = (ids: (string | null)[]) => [...new Set(ids)].filter((id) => id !== null)
  expect(likes.actors.map(({ id }) => id)).toEqual(named(likes.notifications.map(({ actor_id }) => actor_id)))
  expect(likes.posts.map(({ id }) => id)).toEqual(named(likes.notifications.map(({ post_id }) => post_id)))
  expect(JSON.stringify(likes)).not.toContain('user_id')
})

test('what the preferences leave out is neither listed nor counted', async () => {
  const { api } = await signedIn('anapaula')
  const before = await api.notifications.list({ limit: 100 })
  const preferences = await api.device.getPreferences()
  await api.device.savePreferences({ ...preferences, like: false })
  const after = await api.notifications.list({ limit: 100 })
  const kept = before.notifications.filter(({ type }) => type !== 'like')
  expect(kept.length).toBeLessThan(before.notifications.length)
  expect(after.notifications).toEqual(kept)
  expect(after.unreadCount).toBe(kept.filter(({ read }) => !read).length)
})

test('one is marked as read and unread again by whose it is alone', async () => {
  const { api } = await signedIn('anapaula')
  const { notifications, unreadCount } = await api.notifications.list({ limit: 100 })
  const unread = notifications.find(({ read }) => !read)
  const id = unread?.id ?? ''
  expect(await api.notifications.markRead({ id, read: true })).toEqual({ ...unread, read: true })
  expect((await api.notifications.list({})).unreadCount).toBe(unreadCount - 1)
  expect(await api.notifications.markRead({ id, read: false })).toEqual(unread)
  await api.auth.signIn({ username: 'renata' })
  expect(await codeOf(api.notifications.markRead({ id, read: true }))).toBe('NOTIFICATION_NOT_FOUND')
  expect(await codeOf(api.notifications.markRead({ id: 'nobody', read: true }))).toBe('NOTIFICATION_NOT_FOUND')
})
