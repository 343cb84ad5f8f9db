import { describe, expect, test } from 'vitest'
import { start } from '../test/start'

async function signedIn(username: string, options: Parameters<typeof start>[0] = {}) {
  const world = await start(options)
  const { profile } = await world.api.auth.signIn({ username })
  return { ...world, profile }
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error) => error.code,
  )

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
    const text = 'Concordo com @lexcorp, e @anapaula já disse o mesmo. E @beatriz?'
    const { id: comment_id } = await api.comments.create({ postId: post.id, body: text })
    expect(await newestOf('lexcorp')).toMatchObject([{ type: 'comment', actor_id: 'user-joaopedro', comment_id }])
    expect(await newestOf('beatriz')).toMatchObject([{ type: 'mention', actor_id: 'user-joaopedro', comment_id }])
    expect(await newestOf('anapaula')).toHaveLength(1)
  })

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

  test('a create repeated with its request id makes one', async () => {
    const { api } = await signedIn('anapaula')
    const post = await api.posts.create({ body: 'Uma vez', requestId: 'a' })
    expect(await api.posts.create({ body: 'Uma vez', requestId: 'a' })).toEqual(post)
  })
})

describe('newsletters', () => {
  test('a conflicting save brings the current issue, a foreign one is refused', async () => {
    const { api, at } = await signedIn('anapaula')
    const newsletter = await api.newsletters.create({ handle: 'dois', title: 'Dois', description: 'Duas abas' })
    const { id } = await api.newsletters.createIssue({ newsletterId: newsletter.id, title: 'Um', subject: 'Um' })
    const { issue } = await api.newsletters.getIssue({ issueId: id })
    at('2026-03-10T12:01:00.000Z')
    const saved = await api.newsletters.updateIssue({ issueId: id, html: '<p>A</p>' })
    const conflict = await api.newsletters
      .updateIssue({ issueId: id, html: '<p>B</p>', expectedUpdatedAt: issue.updated_at })
      .catch((error) => error)
    expect(conflict).toMatchObject({ code: 'ISSUE_CONFLICT', defined: true, data: { issue: saved } })
    await api.auth.signIn({ username: 'lexcorp' })
    expect(await codeOf(api.newsletters.updateIssue({ issueId: id, html: '' }))).toBe('NOT_NEWSLETTER_OWNER')
    expect(await codeOf(api.newsletters.getIssue({ issueId: id }))).toBe('ISSUE_NOT_FOUND')
    expect(await codeOf(api.newsletters.updateIssue({ issueId: 'nada', html: '' }))).toBe('ISSUE_NOT_FOUND')
  })

  test('results of a test grow with time and freeze when it stops', async () => {
    const { api, at } = await signedIn('anapaula')
    const { id: newsletterId } = await api.newsletters.create({ handle: 'teste', title: 'T', description: 'D' })
    const { id, name } = await api.newsletters.createABTest({ newsletterId })
    expect(name).toBe('Untitled Test')
    await api.newsletters.startABTest({ id })
    at('2026-03-10T12:30:00.000Z')
    const [early] = (await api.newsletters.listABTests({ newsletterId })).tests
    at('2026-03-10T13:00:00.000Z')
    const stopped = await api.newsletters.stopABTest({ id, winner: 'b' })
    expect(stopped.results?.opens_a).toBeGreaterThan(early?.results?.opens_a ?? Number.NaN)
    at('2026-03-12T12:00:00.000Z')
    expect((await api.newsletters.listABTests({ newsletterId })).tests).toEqual([stopped])
  })
})

describe('search', () => {
  test('ignores case and accents and follows changes', async () => {
    const { api } = await signedIn('anapaula')
    expect((await api.search.posts({ query: 'usucapião extrajudicial inédita' })).posts).toEqual([])
    const post = await api.posts.create({ body: 'USUCAPIÃO extrajudicial INÉDITA', tags: ['imobiliario'] })
    expect((await api.search.posts({ query: 'usucapiao inedita' })).posts).toEqual([post])
    await api.posts.update({ id: post.id, body: 'Outra coisa' })
    expect((await api.search.posts({ query: 'usucapiao inedita' })).posts).toEqual([])
    expect((await api.search.all({ query: 'ana' })).users[0]?.username).toBe('anapaula')
    expect(await api.search.suggest({ query: ' ' })).toEqual({ tags: [], users: [] })
  })
})

describe('moderation', () => {
  test('a reported post is removed, its author and the reporter are notified, a second moderator is too late', async () => {
    const { api } = await signedIn('lexcorp')
    const post = await api.posts.create({ body: 'Ganhe causas sem esforço' })
    await api.auth.signIn({ username: 'joaopedro' })
    const { entry } = await api.moderation.reportContent({
      kind: 'dialog',
      type: 'post',
      targetId: post.id,
      reason: 'spam',
    })
    expect(entry).toMatchObject({ reportCount: 1, priority: 1, status: 'pending' })

    const { profile: moderator } = await api.auth.signIn({ username: 'moderacao' })
    const { items } = await api.moderation.getQueue({ sort: 'newest' })
    expect(items[0]?.item.item_id).toBe(post.id)
    const decision = { id: items[0]?.item.id ?? '', moderator_id: moderator.id } as const
    expect(await codeOf(api.moderation.processQueue({ ...decision, action_type: 'temp_ban' }))).toBe(
      'JUSTIFICATION_REQUIRED',
    )
    await api.moderation.processQueue({ ...decision, action_type: 'remove', reason: 'Propaganda' })
    const late = await api.moderation.processQueue({ ...decision, action_type: 'approve' }).catch((error) => error)
    expect(late).toMatchObject({ code: 'ALREADY_HANDLED', data: { handledBy: moderator.display_name } })
    expect(await codeOf(api.posts.get({ id: post.id }))).toBe('POST_NOT_FOUND')
    expect((await api.moderation.getAuditLog({})).entries[0]).toMatchObject({ action_type: 'remove', item_id: post.id })
    expect((await api.moderation.exportReport({})).csv.startsWith('\uFEFFData;')).toBe(true)
    expect((await api.moderation.getStats({})).daily_reports).toHaveLength(7)

    for (const [username, text] of [
      ['lexcorp', /foi removida pela moderação. Motivo: Propaganda/],
      ['joaopedro', /o conteúdo foi removido/],
    ] as const) {
      await api.auth.signIn({ username })
      expect((await api.notifications.list({})).notifications[0]).toMatchObject({
        type: 'system',
        text: expect.stringMatching(text),
      })
    }
  })

  test('a shadow-banned post is there for its author alone', async () => {
    const { api } = await signedIn('lexcorp')
    const post = await api.posts.create({ body: 'Só eu vejo' })
    await api.moderation.moderateContent({
      item_type: 'post',
      item_id: post.id,
      action_type: 'shadow_ban',
      moderator_id: 'user-moderacao',
    })
    expect((await api.posts.listFeed({})).posts[0]?.id).toBe(post.id)
    await api.auth.signOut()
    expect((await api.posts.listFeed({})).posts[0]?.id).not.toBe(post.id)
    expect(await codeOf(api.posts.get({ id: post.id }))).toBe('POST_NOT_FOUND')
  })

  test('bulk work tells of each item: what someone else handled first stays as it was decided', async () => {
    const { api, profile } = await signedIn('moderacao')
    const { items } = await api.moderation.getQueue({ limit: 2 })
    const [first, second] = items.map(({ item }) => item.id)
    await api.moderation.processQueue({ id: first ?? '', action_type: 'approve', moderator_id: profile.id })
    const { results } = await api.moderation.bulkProcess({
      items: items.map(({ item }) => ({ id: item.id })),
      action_type: 'approve',
      moderator_id: profile.id,
    })
    expect(results).toMatchObject([
      { id: first, ok: false, code: 'ALREADY_HANDLED' },
      { id: second, ok: true, action: { action_type: 'approve' } },
    ])
  })

  test('a temporary ban ends by itself', async () => {
    const { api, at } = await signedIn('moderacao')
    await api.moderation.banUser({ user_id: 'user-lexcorp', days: 30, reason: 'Reincidência' })
    const statusOf = async () => (await api.moderation.getUsers({ query: 'lexcorp' })).users[0]?.status
    expect(await statusOf()).toBe('temp_banned')
    at('2026-04-10T12:00:00.000Z')
    expect(await statusOf()).toBe('active')
  })
})

describe('images', () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

  test('are checked by type and bytes, stored, and found again', async () => {
    const { api, backend } = await signedIn('anapaula')
    const { image_url } = await api.images.upload({ name: 'a.png', type: 'image/png', data: png })
    expect((await backend.images.blob(image_url))?.type).toBe('image/png')
    const text = btoa('<svg onload="x">')
    expect(await codeOf(api.images.upload({ name: 'a.png', type: 'image/png', data: text }))).toBe('UNSUPPORTED_TYPE')
    expect(await codeOf(api.images.upload({ name: 'a.svg', type: 'image/svg+xml', data: png }))).toBe(
      'UNSUPPORTED_TYPE',
    )
  })

  test('go with the last post that shows them', async () => {
    const { api, backend } = await signedIn('anapaula')
    const upload = async () => (await api.images.upload({ name: 'a.png', type: 'image/png', data: png })).image_url
    const imageUrl = await upload()
    const [first, second] = [
      await api.posts.create({ body: 'Com imagem', imageUrl }),
      await api.posts.create({ body: 'Com a mesma', imageUrl }),
    ]
    await api.posts.delete({ id: first.id })
    expect(await backend.images.blob(imageUrl)).toBeDefined()
    const next = await upload()
    await api.posts.update({ id: second.id, image_url: next })
    expect(await backend.images.blob(imageUrl)).toBeUndefined()
    await api.posts.update({ id: second.id, body: 'O texto mudou' })
    expect(await backend.images.blob(next)).toBeDefined()
    // Somebody else may name the image, but not take it away.
    await api.auth.signIn({ username: 'lexcorp' })
    const foreign = await api.posts.create({ body: 'Com a de outra pessoa', imageUrl: next })
    await api.posts.delete({ id: foreign.id })
    expect(await backend.images.blob(next)).toBeDefined()
    await api.auth.signIn({ username: 'anapaula' })
    await api.posts.delete({ id: second.id })
    expect(await backend.images.blob(next)).toBeUndefined()
  })
})
