import { describe, expect, test } from 'vitest'
import { codeOf, signedIn } from '../../test/start'

describe('comments', () => {
  test('go down to level 2, and deleting one takes its replies and the count along', async () => {
    const { api } = await signedIn('anapaula')
    const post = await api.posts.create({ body: 'Em debate' })
    const root = await api.comments.create({ postId: post.id, body: 'Raiz' })
    const reply = await api.comments.create({ postId: post.id, parentId: root.id, body: 'Resposta' })
    const deep = await api.comments.create({ postId: post.id, parentId: reply.id, body: 'Tréplica' })
    expect(await codeOf(api.comments.create({ postId: post.id, parentId: deep.id, body: 'Fundo demais' }))).toBe(
      'REPLY_TOO_DEEP',
    )
    const thread = await api.comments.list({ postId: post.id })
    expect(thread.comments.map(({ body }) => body)).toEqual(['Raiz', 'Resposta', 'Tréplica'])
    expect(thread.rootCount).toBe(1)
    expect((await api.posts.get({ id: post.id })).post.comment_count).toBe(3)
    expect(await api.comments.delete({ id: reply.id })).toEqual({ removed: 2 })
    expect((await api.posts.get({ id: post.id })).post.comment_count).toBe(1)
  })

  test('one’s own are listed page by page, others’ never, and a visitor is refused', async () => {
    const { api } = await signedIn('lexcorp')
    const post = await api.posts.create({ body: 'Para comentar' })
    await api.auth.signIn({ username: 'anapaula' })
    const before = await api.comments.listOwn({ limit: 100 })
    const first = await api.comments.create({ postId: post.id, body: 'Um' })
    expect(before.comments.every(({ author_id }) => author_id === 'user-anapaula')).toBe(true)
    expect(before.comments.length).toBeGreaterThan(0)
    const { comments, nextCursor } = await api.comments.listOwn({ limit: 1 })
    expect(comments).toEqual([first])
    expect((await api.comments.listOwn({ limit: 100, cursor: nextCursor })).comments).toEqual(before.comments)
    await api.auth.signOut()
    expect(await codeOf(api.comments.listOwn({}))).toBe('UNAUTHORIZED')
    expect(await codeOf(api.moderation.listOwnReports())).toBe('UNAUTHORIZED')
  })
})
