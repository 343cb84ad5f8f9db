import { describe, expect, test } from 'vitest'
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

test('what lies ahead is neither listed, counted nor marked until its time', async () => {
  const { api, at } = await signedIn('joaopedro')
  const { newsletter } = await api.newsletters.get({ handle: 'jornada' })
  await api.newsletters.subscribe({ id: newsletter.id })
  const { marked } = await api.notifications.markAllRead({})
  const unread = async () => (await api.notifications.list({})).unreadCount
  expect(await unread()).toBe(0)
  await api.auth.signIn({ username: 'renata' })
  const html = `<p>${'Um texto longo o bastante para uma edição inteira. '.repeat(2)}</p>`
  const { id } = await api.newsletters.createIssue({ newsletterId: newsletter.id, title: 'T', subject: 'Agora', html })
  const { visible_from } = await api.newsletters.sendIssueNow({ issueId: id })
  await api.auth.signIn({ username: 'joaopedro' })
  expect(await unread()).toBe(0)
  expect(await api.notifications.markAllRead({})).toEqual({ marked: [] })
  at(visible_from ?? '')
  expect(await unread()).toBe(1)
  const { notifications } = await api.notifications.list({ limit: 1 })
  expect(notifications[0]).toMatchObject({ read: false, type: 'system', text: expect.stringContaining('“Agora”') })
  // Taking back marks the named notifications as unread, and no other person's.
  const others = await api.notifications.markAllRead({})
  await api.auth.signIn({ username: 'renata' })
  expect(await api.notifications.markAllRead({ undo: [...marked, ...others.marked] })).toEqual({ marked: [] })
  await api.auth.signIn({ username: 'joaopedro' })
  expect(await api.notifications.markAllRead({ undo: others.marked })).toEqual(others)
  expect(await unread()).toBe(1)
})

test('of a post that is gone or removed no words are shown', async () => {
  const { api } = await signedIn('lexcorp')
  const write = async () => (await api.posts.create({ body: 'Para @joaopedro: leia' })).id
  const ids = [await write(), await write(), await write()]
  const about = { item_type: 'post', item_id: ids[1] ?? '', moderator_id: 'user-moderacao' } as const
  await api.moderation.moderateContent({ ...about, action_type: 'remove' })
  await api.posts.delete({ id: ids[2] ?? '' })
  await api.auth.signIn({ username: 'joaopedro' })
  const { notifications, posts, actors } = await api.notifications.list({ limit: 3 })
  expect(notifications.map(({ post_id }) => post_id).toSorted()).toEqual(ids.toSorted())
  expect(posts).toEqual([{ id: ids[0], excerpt: 'Para @joaopedro: leia' }])
  expect(actors.map(({ username }) => username)).toEqual(['lexcorp'])
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

test('they come newest first, and the next page begins where the last ended [CTR-079]', async () => {
  const { api } = await signedIn('anapaula')
  const first = await api.notifications.list({})
  expect(first.notifications).toHaveLength(20)
  const second = await api.notifications.list({ cursor: first.nextCursor ?? '' })
  const both = [...first.notifications, ...second.notifications]
  const times = both.map(({ created_at }) => created_at)
  expect(times).toEqual([...times].sort().reverse())
  expect(new Set(both.map(({ id }) => id)).size).toBe(40)
})

describe('posts and comments', () => {
  test('tell whom they answer and whom they mention, each once, and nobody who muted the writer', async () => {
    const { api } = await signedIn('lexcorp')
    const post = await api.posts.create({
      body: 'Cláusula penal: @anapaula e @Renata, o que acham? contato@beatriz.example',
    })
    const newestOf = async (username: string) => {
      await api.auth.signIn({ username })
      return (await api.notifications.list({ limit: 2 })).notifications.filter(({ post_id }) => post_id === post.id)
    }
    expect(await newestOf('anapaula')).toMatchObject([{ type: 'mention', actor_id: 'user-lexcorp', read: false }])
    await api.users.muteUser({ id: 'user-joaopedro' })
    expect(await newestOf('renata')).toMatchObject([{ type: 'mention', actor_id: 'user-lexcorp' }])
    expect(await newestOf('beatriz')).toEqual([])
    await api.auth.signIn({ username: 'joaopedro' })
    const text = 'Concordo com @lexcorp, e @anapaula já disse o mesmo. E @ninguem, @beatriz?'
    const { id: comment_id } = await api.comments.create({ postId: post.id, body: text })
    expect(await newestOf('lexcorp')).toMatchObject([{ type: 'comment', actor_id: 'user-joaopedro', comment_id }])
    expect(await newestOf('beatriz')).toMatchObject([{ type: 'mention', actor_id: 'user-joaopedro', comment_id }])
    expect(await newestOf('anapaula')).toHaveLength(1)
  })
})
