import { describe, expect, test } from 'vitest'
import { serveBackend } from '../node'
import { codeOf } from '../test/start'
import { transports } from '../test/transports'

describe.each(transports)('whom one muted or blocked, $transport', ({ open }) => {
  test.each(['blocked', 'muted'] as const)(
    '%s: is neither read in threads nor notified of, and not counted',
    async (how) => {
      const { api, as } = await open()
      await as('anapaula')
      const post = await api.posts.create({ body: 'Tese nova' })
      await as('renata')
      const root = await api.comments.create({ postId: post.id, body: 'De Renata' })
      await api.comments.create({ postId: post.id, body: 'Renata outra vez' })
      await as('beatriz')
      await api.comments.create({ postId: post.id, body: 'Resposta de Beatriz', parentId: root.id })
      await as('anapaula')
      const unread = async () => (await api.notifications.list({})).unreadCount
      const before = await unread()
      const { notifications: all } = await api.notifications.list({ limit: 100 })
      const ofRenata = all.filter(({ actor_id, read }) => actor_id === 'user-renata' && !read).length
      expect(ofRenata).toBeGreaterThanOrEqual(2)
      await (how === 'blocked' ? api.users.blockUser : api.users.muteUser)({ id: 'user-renata' })

      const { comments, rootCount } = await api.comments.list({ postId: post.id })
      // The one that Beatriz answered keeps its place, without its words.
      expect(comments.map(({ body, withheld }) => [body, withheld])).toEqual([
        ['', how],
        ['Resposta de Beatriz', undefined],
      ])
      expect(rootCount).toBe(1)
      expect((await api.posts.get({ id: post.id })).post.comment_count).toBe(1)
      const { posts } = await api.posts.listFeed({})
      expect(posts.find(({ id }) => id === post.id)?.comment_count).toBe(1)
      expect(await unread()).toBe(before - ofRenata)
      const { notifications } = await api.notifications.list({ limit: 100 })
      expect(notifications.filter(({ actor_id }) => actor_id === 'user-renata')).toEqual([])

      await (how === 'blocked' ? api.users.unblockUser : api.users.unmuteUser)({ id: 'user-renata' })
      expect((await api.comments.list({ postId: post.id })).comments).toHaveLength(3)
      expect(await unread()).toBe(before)
    },
  )

  test('blocked people are not suggested', async () => {
    const { api, as } = await open()
    await as('anapaula')
    await api.users.blockUser({ id: 'user-renata' })
    for (const query of ['@', 'ren']) {
      const { users } = await api.search.suggestMentions({ query })
      expect(users.map(({ username }) => username)).not.toContain('renata')
    }
  })
})

describe.each(transports)('what moderation removed, $transport', ({ open }) => {
  async function removedComment() {
    const opened = await open()
    const { api, as } = opened
    await as('anapaula')
    const post = await api.posts.create({ body: 'Tese nova' })
    await as('renata')
    const comment = await api.comments.create({ postId: post.id, body: 'Dados do cliente' })
    await as('beatriz')
    await api.comments.create({ postId: post.id, body: 'Resposta', parentId: comment.id })
    await api.comments.report({ id: comment.id, reason: 'spam' })
    const decide = (action_type: 'remove' | 'approve') =>
      api.moderation.moderateContent({
        ...{ item_type: 'comment', item_id: comment.id, action_type, moderator_id: 'user-moderacao' },
      })
    await decide('remove')
    return { ...opened, post, comment, decide }
  }

  test('is not read, answered, liked or changed by its id, whoever asks', async () => {
    const { api, as, post, comment } = await removedComment()
    const { id } = comment
    for (const username of ['lexcorp', 'renata', 'beatriz']) {
      await as(username)
      const calls = {
        report: () => api.comments.report({ id, reason: 'spam' }),
        answer: () => api.comments.create({ postId: post.id, body: 'E eu digo', parentId: id }),
        like: () => api.comments.like({ id }),
        update: () => api.comments.update({ id, body: 'Outro' }),
      }
      for (const [name, call] of Object.entries(calls)) {
        expect(await codeOf(call()), `${username}: ${name}`).toBe('COMMENT_NOT_FOUND')
      }
    }
    const { reports } = await api.moderation.listOwnReports()
    expect(reports.find(({ item_id }) => item_id === id)?.about).toBeNull()
  })

  test('is not counted, and is again once it is back', async () => {
    const { api, at, post, decide } = await removedComment()
    const counts = async () => [
      (await api.posts.get({ id: post.id })).post.comment_count,
      (await api.comments.list({ postId: post.id })).comments.length,
    ]
    expect(await counts()).toEqual([0, 0])
    at('2026-03-10T13:00:00.000Z')
    await decide('approve')
    expect(await counts()).toEqual([2, 2])
  })

  test('of posts is neither liked, saved, nor changed', async () => {
    const { api, as } = await open()
    await as('renata')
    const { id } = await api.posts.create({ body: 'Ofensa' })
    await api.moderation.moderateContent({
      ...{ item_type: 'post', item_id: id, action_type: 'remove', moderator_id: 'user-moderacao' },
    })
    expect(await codeOf(api.posts.update({ id, body: 'Ofensa nova' }))).toBe('POST_NOT_FOUND')
    await as('lexcorp')
    expect(await codeOf(api.posts.like({ id }))).toBe('POST_NOT_FOUND')
    expect(await codeOf(api.bookmarks.bookmark({ postId: id }))).toBe('POST_NOT_FOUND')
    for (const item_id of ['nothing']) {
      const report = api.moderation.createReport({ item_type: 'post', item_id, reason: 'spam' })
      expect(await codeOf(report)).toBe('CONTENT_NOT_FOUND')
      const flag = api.moderation.reportContent({ kind: 'flag', entityType: 'post', entityId: item_id })
      expect(await codeOf(flag)).toBe('CONTENT_NOT_FOUND')
    }
  })
})

test.each(transports)('a draft that was published meanwhile is not overwritten, $transport', async ({ open }) => {
  const { api, as } = await open()
  await as('anapaula')
  const draft = await api.posts.saveDraft({ body: 'Parte um', rest: ['Parte dois'] })
  const published = await api.posts.publishDraft({ id: draft.id })
  const edit = api.posts.update({ id: draft.id, body: 'Inacabado', expectedUpdatedAt: null })
  await expect(edit).rejects.toMatchObject({ code: 'POST_CONFLICT', data: { post: { body: 'Parte um' } } })
  expect(published.is_edited).toBe(false)
})

test.each(transports)(
  'neither a name of every object is a tag, nor hyphens alone a handle, $transport',
  async ({ open }) => {
    const { api, as } = await open()
    await as('anapaula')
    expect((await api.posts.create({ body: 'Sobre #constructor e #lgpd' })).tags).toEqual(['lgpd'])
    const newsletter = { title: 'N', description: 'D' }
    expect(await codeOf(api.newsletters.create({ handle: '---', ...newsletter }))).toBe('BAD_REQUEST')
  },
)

describe('the HTTP backend', () => {
  const post = async (url: string, body: string) =>
    (
      await fetch(`${url}/moderation/reportContent`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    ).status

  test('refuses a text of hundreds of kilobytes at once', async () => {
    const { url, close } = await serveBackend({ simulation: { latency: [0, 0], failureRate: 0 } })
    const began = performance.now()
    const input = {
      kind: 'dialog',
      type: 'post',
      targetId: 'post-001',
      reason: 'spam',
      description: 'a '.repeat(75_000),
    }
    expect(await post(url, JSON.stringify(input))).toBe(400)
    expect(performance.now() - began).toBeLessThan(4000)
    await close()
  })

  test('reads no body without end', async () => {
    const { url, close } = await serveBackend({ simulation: { latency: [0, 0], failureRate: 0 } })
    const answer = await post(url, JSON.stringify({ description: 'x'.repeat(33 * 1024 * 1024) })).catch(() => 413)
    expect(answer).toBe(413)
    await close()
  })
})
