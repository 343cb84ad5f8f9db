import { describe, expect, test } from 'vitest'
import { codeOf, signedIn } from '../../test/start'

const plain = (text: string | undefined) => text?.replace(/[\u2066-\u2069]/g, '')

/** An issue of renata's that everybody may read, and a post of hers. */
async function world() {
  const started = await signedIn('renata')
  const { api } = started
  const as = (username: string) => api.auth.signIn({ username })
  const post = await api.posts.create({ body: 'Em debate' })
  const { id: newsletterId } = await api.newsletters.create({ handle: 'nova', title: 'Nova', description: 'Semanal' })
  const html = `<p>${'Um texto longo o bastante para uma edição inteira. '.repeat(2)}</p>`
  const { id: issueId } = await api.newsletters.createIssue({ newsletterId, title: 'T', subject: 'Assunto', html })
  await api.newsletters.sendIssueNow({ issueId })
  started.at('2026-03-10T12:01:00.000Z')
  const noticesOf = async (username: string, commentId: string) => {
    await as(username)
    const { notifications } = await api.notifications.list({ limit: 100 })
    return notifications
      .filter(({ comment_id }) => comment_id === commentId)
      .map(({ type, text, excerpt, href, post_id }) => ({ type, text: plain(text), excerpt, href, post_id }))
  }
  return { ...started, api, as, post, issueId, noticesOf }
}

test('of a post its author reads the comment, and who is answered the answer', async () => {
  const { api, as, post, noticesOf } = await world()
  await as('joaopedro')
  const root = await api.comments.create({ postId: post.id, body: 'De acordo, @beatriz?' })
  await as('lexcorp')
  const reply = await api.comments.create({ postId: post.id, parentId: root.id, body: 'Nem tanto.' })
  const at = { excerpt: 'De acordo, @beatriz?', href: undefined, post_id: post.id }
  expect(await noticesOf('renata', root.id)).toEqual([{ type: 'comment', text: undefined, ...at }])
  expect(await noticesOf('beatriz', root.id)).toEqual([{ type: 'mention', text: undefined, ...at }])
  expect(await noticesOf('joaopedro', reply.id)).toEqual([
    { type: 'comment', text: 'Lexcorp Gestão de Contratos respondeu ao seu comentário.', ...at, excerpt: 'Nem tanto.' },
  ])
  expect(await noticesOf('renata', reply.id)).toEqual([])
})

test('who answers themselves hears nothing', async () => {
  const { api, as, post, noticesOf } = await world()
  await as('renata')
  const root = await api.comments.create({ postId: post.id, body: 'Por mim' })
  const reply = await api.comments.create({ postId: post.id, parentId: root.id, body: 'E mais' })
  expect([await noticesOf('renata', root.id), await noticesOf('renata', reply.id)]).toEqual([[], []])
})

test('a comment answers one of the same text alone', async () => {
  const { api, as, post, issueId } = await world()
  await as('joaopedro')
  const root = await api.comments.create({ postId: post.id, body: 'Aqui' })
  await expect(api.comments.create({ postId: issueId, parentId: root.id, body: 'Ali' })).rejects.toMatchObject({
    code: 'COMMENT_NOT_FOUND',
  })
  await expect(api.comments.create({ postId: post.id, parentId: 'nobody', body: 'Ali' })).rejects.toMatchObject({
    code: 'COMMENT_NOT_FOUND',
  })
  await expect(api.comments.create({ postId: 'nobody', body: 'Ali' })).rejects.toMatchObject({ code: 'POST_NOT_FOUND' })
})

describe('comments', () => {
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
