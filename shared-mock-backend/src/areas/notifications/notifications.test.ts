import { describe, expect, test } from 'vitest'
import { signedIn } from '../../test/start'

test('mark-all names what it read, and takes back exactly that', async () => {
  const { api } = await signedIn('anapaula')
  const unread = async () => (await api.notifications.list({ limit: 100 })).notifications.filter(({ read }) => !read)
  const before = (await unread()).map(({ id }) => id)
  expect(before.length).toBeGreaterThan(1)
  const { marked } = await api.notifications.markAllRead({})
  expect([...marked].sort()).toEqual([...before].sort())
  expect(await unread()).toEqual([])
  expect(await api.notifications.markAllRead({ undo: ['notification-of-nobody', ...marked] })).toEqual({ marked })
  expect((await unread()).map(({ id }) => id)).toEqual(before)
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

  test('a draft and a post that waits for its time tell nobody', async () => {
    const { api } = await signedIn('lexcorp')
    const draft = await api.posts.saveDraft({ body: 'Para @anapaula' })
    await api.posts.create({ body: 'Amanhã para @anapaula', scheduledAt: '2026-03-11T12:00:00.000Z' })
    const told = async () =>
      (await api.notifications.list({})).notifications.filter(({ post_id }) => post_id === draft.id)
    await api.auth.signIn({ username: 'anapaula' })
    const before = (await api.notifications.list({})).unreadCount
    await api.auth.signIn({ username: 'lexcorp' })
    await api.posts.publishDraft({ id: draft.id })
    await api.auth.signIn({ username: 'anapaula' })
    expect(await told()).toMatchObject([{ type: 'mention' }])
    expect((await api.notifications.list({})).unreadCount).toBe(before + 1)
  })
})
