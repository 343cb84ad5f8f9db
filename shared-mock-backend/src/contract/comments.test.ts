import { describe, expect, test } from 'vitest'
import { transports, type World } from '../test/transports'

const NOT_FOUND = { code: 'COMMENT_NOT_FOUND', message: 'Comment not found', defined: true }

/** A post by joaopedro with a root, a reply and a reply to that, all by joaopedro. */
async function thread(world: World) {
  const { api } = world
  await world.as('joaopedro')
  const post = await api.posts.create({ body: 'Em debate' })
  const root = await api.comments.create({ postId: post.id, body: 'Raiz' })
  const reply = await api.comments.create({ postId: post.id, parentId: root.id, body: 'Resposta' })
  const deep = await api.comments.create({ postId: post.id, parentId: reply.id, body: 'Tréplica' })
  return { post, root, reply, deep, count: async () => (await api.posts.get({ id: post.id })).post.comment_count }
}

describe.each(transports)('comments, $transport', ({ open }) => {
  test('the comments of a post come in pages of roots, newest first, each with its replies [BCK-045]', async () => {
    const world = await open()
    const { post, root, reply, deep } = await thread(world)
    world.at('2026-03-10T12:01:00.000Z')
    const newer = await world.api.comments.create({ postId: post.id, body: 'Outra raiz' })
    expect((await world.api.comments.list({ postId: post.id })).comments).toEqual([newer, root, reply, deep])
    const first = await world.api.comments.list({ postId: post.id, limit: 1 })
    expect(first).toMatchObject({ comments: [newer], rootCount: 2, nextCursor: newer.id })
    const second = await world.api.comments.list({ postId: post.id, limit: 1, cursor: newer.id })
    expect(second).toMatchObject({ comments: [root, reply, deep], nextCursor: null })
    expect(second.authors.map(({ username }) => username)).toEqual(['joaopedro'])
    expect(
      (await world.api.comments.list({ postId: 'post-013' })).comments.every((one) => one.post_id === 'post-013'),
    ).toBe(true)
  })

  test('the roots come oldest first when asked so, behind a deleted cursor too', async () => {
    const world = await open()
    const { post, root, reply, deep } = await thread(world)
    const roots = [root]
    for (let minute = 1; minute <= 3; minute++) {
      world.at(`2026-03-10T12:0${minute}:00.000Z`)
      roots.push(await world.api.comments.create({ postId: post.id, body: `Raiz ${minute}` }))
    }
    const list = (cursor?: string | null) =>
      world.api.comments.list({ postId: post.id, order: 'oldest', limit: 2, cursor })
    const first = await list()
    expect(first).toMatchObject({ comments: [root, reply, deep, roots[1]], rootCount: 4, nextCursor: roots[1]?.id })
    await world.api.comments.delete({ id: roots[1]?.id ?? '' })
    expect(await list(first.nextCursor)).toMatchObject({ comments: roots.slice(2), nextCursor: null })
    expect((await list('nenhum')).comments).toEqual([])
    const far = await world.api.comments.list({ postId: post.id, order: 'oldest', limit: 1, until: roots[3]?.id })
    expect(far.comments.at(-1)).toEqual(roots[3])
  })

  test('a page is as long as it takes to bring the comment of a permalink', async () => {
    const world = await open()
    const { post, deep } = await thread(world)
    for (let minute = 1; minute <= 5; minute++) {
      world.at(`2026-03-10T12:0${minute}:00.000Z`)
      await world.api.comments.create({ postId: post.id, body: `Raiz ${minute}` })
    }
    const list = (until: string, cursor?: string) =>
      world.api.comments.list({ postId: post.id, limit: 2, until, cursor })
    const far = await list(deep.id)
    expect(far.comments.map(({ id }) => id)).toContain(deep.id)
    expect(far.nextCursor).toBeNull()
    const [newest] = far.comments
    expect((await list(newest?.id ?? '')).comments).toHaveLength(2)
    expect((await list('nenhum')).comments).toHaveLength(2)
    expect((await list(deep.id, newest?.id)).comments.map(({ id }) => id)).toContain(deep.id)
  })

  test('an unknown comment cannot be updated, deleted, liked or reported: `Comment not found` [BCK-046]', async () => {
    const world = await open()
    await world.as('joaopedro')
    const { comments } = world.api
    await expect(comments.update({ id: 'nenhum', body: 'x' })).rejects.toMatchObject(NOT_FOUND)
    await expect(comments.delete({ id: 'nenhum' })).rejects.toMatchObject(NOT_FOUND)
    await expect(comments.like({ id: 'nenhum' })).rejects.toMatchObject(NOT_FOUND)
    await expect(comments.unlike({ id: 'nenhum' })).rejects.toMatchObject(NOT_FOUND)
    await expect(comments.report({ id: 'nenhum', reason: 'spam' })).rejects.toMatchObject(NOT_FOUND)
  })

  test('an update marks the comment as edited [BCK-047]', async () => {
    const world = await open()
    const { post, root } = await thread(world)
    expect(root.is_edited).toBe(false)
    const edited = await world.api.comments.update({ id: root.id, body: 'Raiz corrigida' })
    expect(edited).toEqual({ ...root, body: 'Raiz corrigida', is_edited: true, updated_at: expect.any(String) })
    expect((await world.api.comments.list({ postId: post.id })).comments[0]).toEqual(edited)
  })

  test('an update of a version that was changed meanwhile is refused with the comment as it is now', async () => {
    const world = await open()
    const { root } = await thread(world)
    const { comments } = world.api
    const first = await comments.update({ id: root.id, body: 'Da primeira aba', expectedUpdatedAt: null })
    const late = comments.update({ id: root.id, body: 'Da segunda aba', expectedUpdatedAt: null })
    await expect(late).rejects.toMatchObject({ code: 'COMMENT_CONFLICT', defined: true, data: { comment: first } })
    const kept = await comments.update({ id: root.id, body: 'A segunda', expectedUpdatedAt: first.updated_at })
    expect(kept.body).toBe('A segunda')
  })

  test('deleting a comment removes its nested replies and lowers the count by as many [BCK-048] [BCK-049]', async () => {
    const world = await open()
    const { post, root, reply, count } = await thread(world)
    const other = await world.api.comments.create({ postId: post.id, parentId: root.id, body: 'Fica' })
    expect(await count()).toBe(4)
    expect(await world.api.comments.delete({ id: reply.id })).toEqual({ removed: 2 })
    expect(await count()).toBe(2)
    expect((await world.api.comments.list({ postId: post.id })).comments).toEqual([root, other])
    expect(await world.api.comments.delete({ id: root.id })).toEqual({ removed: 2 })
    expect(await count()).toBe(0)
    expect((await world.api.comments.list({ postId: post.id })).comments).toEqual([])
  })

  test('reporting a comment marks it with the reason [BCK-050]', async () => {
    const world = await open()
    const { post, root } = await thread(world)
    await world.as('lexcorp')
    const reported = await world.api.comments.report({ id: root.id, reason: 'harassment' })
    expect(reported).toEqual({ ...root, is_reported: true, report_reason: 'harassment' })
    expect((await world.api.comments.list({ postId: post.id })).comments[0]).toEqual(reported)
  })

  test('only the author of a comment edits or deletes it, not even the author of the post [BCK-051]', async () => {
    const world = await open()
    const { post } = await thread(world)
    await world.as('lexcorp')
    const foreign = await world.api.comments.create({ postId: post.id, body: 'De outra pessoa' })
    const refused = { code: 'NOT_COMMENT_AUTHOR', message: 'You can only change your own comments' }
    await world.as('joaopedro')
    await expect(world.api.comments.update({ id: foreign.id, body: 'Meu' })).rejects.toMatchObject(refused)
    await expect(world.api.comments.delete({ id: foreign.id })).rejects.toMatchObject(refused)
    await world.as('lexcorp')
    expect((await world.api.comments.update({ id: foreign.id, body: 'Meu mesmo' })).body).toBe('Meu mesmo')
  })
})
