import { isEditedInPublic } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { transports } from '../test/transports'

describe.each(transports)('posts, $transport', ({ open }) => {
  test('a new post has the current user as its author and zero counts [BCK-031]', async () => {
    const world = await open()
    const { id } = await world.as('joaopedro')
    expect(await world.api.posts.create({ body: ' Meu primeiro post ', tags: ['oab', 'oab'] })).toEqual({
      id: expect.any(String),
      author_id: id,
      body: 'Meu primeiro post',
      image_url: null,
      tags: ['oab'],
      like_count: 0,
      comment_count: 0,
      share_count: 0,
      created_at: '2026-03-10T12:00:00.000Z',
      status: 'published',
      scheduled_at: null,
      is_edited: false,
    })
  })

  test('a new post is published, or scheduled when it has a date, which must lie ahead [BCK-032]', async () => {
    const world = await open()
    await world.as('joaopedro')
    const { api } = world
    const now = await api.posts.create({ body: 'Agora' })
    const later = await api.posts.create({ body: 'Depois', scheduledAt: '2026-03-11T12:00:01.000Z' })
    expect(later).toMatchObject({ status: 'published', scheduled_at: '2026-03-11T12:00:01.000Z' })
    expect((await api.posts.listDrafts()).scheduled).toEqual([later])
    expect((await api.posts.listFeed({})).posts[0]).toEqual(now)
    await expect(api.posts.create({ body: 'Ontem', scheduledAt: '2026-03-09T12:00:00.000Z' })).rejects.toMatchObject({
      code: 'DATE_NOT_IN_FUTURE',
    })
    await world.leave()
    await expect(api.posts.get({ id: later.id })).rejects.toMatchObject({ code: 'POST_NOT_FOUND' })
    world.at('2026-03-11T12:00:01.000Z')
    expect((await api.posts.listFeed({})).posts[0]).toEqual(later)
  })

  test('updating an unknown post fails with `Post not found` [BCK-033]', async () => {
    const world = await open()
    await world.as('joaopedro')
    await expect(world.api.posts.update({ id: 'nenhum', body: 'x' })).rejects.toMatchObject({
      message: 'Post not found',
      defined: true,
    })
  })

  test('updating a post of someone else fails with `You can only edit your own posts` [BCK-034]', async () => {
    const world = await open()
    await world.as('joaopedro')
    const before = await world.api.posts.get({ id: 'post-001' })
    await expect(world.api.posts.update({ id: 'post-001', body: 'Meu agora' })).rejects.toMatchObject({
      message: 'You can only edit your own posts',
      defined: true,
    })
    expect(await world.api.posts.get({ id: 'post-001' })).toEqual(before)
  })

  test('an update marks the post as edited and changes only what it names [BCK-035]', async () => {
    const world = await open()
    await world.as('joaopedro')
    const post = await world.api.posts.create({ body: 'Antes', tags: ['oab'], imageUrl: 'ementa-image:image-a' })
    const edited = await world.api.posts.update({ id: post.id, body: 'Depois' })
    expect(edited).toEqual({ ...post, body: 'Depois', is_edited: true, updated_at: expect.any(String) })
    expect(await world.api.posts.update({ id: post.id, image_url: null, tags: [] })).toEqual({
      ...edited,
      image_url: null,
      tags: [],
      updated_at: expect.any(String),
    })
    expect((await world.api.posts.listFeed({})).posts[0]?.is_edited).toBe(true)
  })

  test('readers are told of edits that were made after they could read the post, and of no others', async () => {
    const world = await open()
    await world.as('joaopedro')
    const { posts } = world.api
    const draft = await posts.saveDraft({ body: 'Esboço' })
    const later = await posts.create({ body: 'Para depois', scheduledAt: '2026-03-10T13:00:00.000Z' })
    const soon = await posts.create({ body: 'Para logo', scheduledAt: '2026-03-10T13:00:00.000Z' })
    world.at('2026-03-10T12:10:00.000Z')
    for (const { id } of [draft, later, soon]) await posts.update({ id, body: 'Tese' })
    world.at('2026-03-10T12:20:00.000Z')
    await posts.publishDraft({ id: draft.id })
    await posts.update({ id: soon.id, scheduledAt: null })
    world.at('2026-03-10T14:00:00.000Z')
    for (const { id } of [draft, later, soon]) {
      expect(isEditedInPublic((await posts.get({ id })).post)).toBe(false)
      expect(isEditedInPublic(await posts.update({ id, body: 'Tese revista' }))).toBe(true)
    }
  })

  test('images keep their order and descriptions, in posts and drafts, and a repeated create makes none twice', async () => {
    const world = await open()
    await world.as('joaopedro')
    const { posts } = world.api
    const more = [
      { image_url: 'ementa-image:image-b', description: 'Prazos em dias úteis' },
      { image_url: 'ementa-image:image-c', description: '' },
    ]
    const input = { body: 'Três', imageUrl: 'ementa-image:image-a', imageDescription: 'Fluxo', moreImages: more }
    const images = { image_url: 'ementa-image:image-a', image_description: 'Fluxo', more_images: more }
    const post = await posts.create({ ...input, requestId: 'tres' })
    expect(post).toMatchObject(images)
    expect(await posts.create({ ...input, requestId: 'tres' })).toEqual(post)
    expect((await posts.listFeed({})).posts.filter(({ body }) => body === 'Três')).toHaveLength(1)
    const draft = await posts.saveDraft(input)
    expect(await posts.publishDraft({ id: draft.id })).toMatchObject(images)
  })

  test('an update names the images it changes; a description goes with its image, and the next image moves up', async () => {
    const world = await open()
    await world.as('joaopedro')
    const { posts } = world.api
    const second = { image_url: 'ementa-image:image-b', description: 'Prazos' }
    const input = { imageUrl: 'ementa-image:image-a', imageDescription: 'Fluxo', moreImages: [second] }
    const { id } = await posts.create({ body: 'Duas', ...input })
    const kept = await posts.update({ id, body: 'Ainda duas' })
    expect(kept).toMatchObject({ image_description: 'Fluxo', more_images: [second] })
    const exchanged = await posts.update({ id, image_url: 'ementa-image:image-d' })
    expect(exchanged).toMatchObject({ image_url: 'ementa-image:image-d', more_images: [second] })
    expect(exchanged).not.toHaveProperty('image_description')
    const promoted = await posts.update({ id, image_url: null })
    expect(promoted).toMatchObject({ image_url: second.image_url, image_description: 'Prazos' })
    expect(promoted).not.toHaveProperty('more_images')
    const onlyMore = await posts.create({ body: 'Sem primeira', moreImages: [second] })
    expect(onlyMore).toMatchObject({ image_url: second.image_url, image_description: 'Prazos' })
  })

  test('an update of a version that was changed meanwhile is refused with the post as it is now', async () => {
    const world = await open()
    await world.as('joaopedro')
    const { posts } = world.api
    const { id } = await posts.create({ body: 'Antes' })
    const first = await posts.update({ id, body: 'Da primeira aba', expectedUpdatedAt: null })
    for (const expectedUpdatedAt of [null, '2026-03-10T11:00:00.000Z']) {
      await expect(posts.update({ id, body: 'Da segunda aba', expectedUpdatedAt })).rejects.toMatchObject({
        code: 'POST_CONFLICT',
        defined: true,
        data: { post: first },
      })
    }
    expect((await posts.get({ id })).post.body).toBe('Da primeira aba')
    const second = await posts.update({ id, body: 'Depois de ler', expectedUpdatedAt: first.updated_at })
    // Within the same millisecond, too.
    const late = posts.update({ id, body: 'Tarde', expectedUpdatedAt: first.updated_at })
    await expect(late).rejects.toMatchObject({ code: 'POST_CONFLICT', data: { post: second } })
  })

  test('hashtags typed in the text are tags of the post, up to six, and go with their words [SOC-078]', async () => {
    const world = await open()
    await world.as('joaopedro')
    const { api } = world
    const post = await api.posts.create({ body: 'Nova #Arbitragem e #direito-inédito', tags: ['oab'] })
    expect(post.tags).toEqual(['oab', 'arbitragem', 'direito-inedito'])
    expect((await api.posts.listFeed({ tag: 'direito-inedito' })).posts).toEqual([post])
    const filters = { tags: ['arbitragem'] }
    expect((await api.search.posts({ query: 'inédito', filters })).posts).toEqual([post])
    expect((await api.posts.update({ id: post.id, body: 'Só #penal' })).tags).toEqual(['oab', 'penal'])
    expect((await api.posts.update({ id: post.id, tags: ['lgpd'] })).tags).toEqual(['lgpd', 'penal'])
    const full = await api.posts.create({ body: '#a1 #a2 #a3 #a4 #a5 #a6 #a7', tags: ['oab'] })
    expect(full.tags).toEqual(['oab', 'a1', 'a2', 'a3', 'a4', 'a5'])
    const draft = await api.posts.saveDraft({ body: 'Rascunho #penal' })
    expect(draft.tags).toEqual(['penal'])
  })

  test('deleting an unknown post fails with `Post not found` [BCK-036]', async () => {
    const world = await open()
    await world.as('joaopedro')
    await expect(world.api.posts.delete({ id: 'nenhum' })).rejects.toMatchObject({ message: 'Post not found' })
  })

  test('deleting a post of someone else fails with `You can only delete your own posts`, an own one goes [BCK-037]', async () => {
    const world = await open()
    await world.as('joaopedro')
    await expect(world.api.posts.delete({ id: 'post-001' })).rejects.toMatchObject({
      message: 'You can only delete your own posts',
    })
    expect((await world.api.posts.get({ id: 'post-001' })).post.id).toBe('post-001')
    const own = await world.api.posts.create({ body: 'Sai já' })
    await world.api.posts.delete({ id: own.id })
    await expect(world.api.posts.get({ id: own.id })).rejects.toMatchObject({ message: 'Post not found' })
  })

  test('publishing tells an unknown draft, a foreign one and a post that is none apart [BCK-038] [BCK-039] [BCK-040]', async () => {
    const world = await open()
    await world.as('lexcorp')
    const foreign = await world.api.posts.saveDraft({ body: 'De outra pessoa' })
    await world.as('joaopedro')
    const own = await world.api.posts.create({ body: 'Já publicado' })
    const publish = (id: string) => world.api.posts.publishDraft({ id })
    await expect(publish('nenhum')).rejects.toMatchObject({ message: 'Draft not found' })
    await expect(publish(foreign.id)).rejects.toMatchObject({ message: 'You can only publish your own drafts' })
    await expect(publish(own.id)).rejects.toMatchObject({ message: 'Post is not a draft' })
  })

  test('an own draft is published by publishing it and by nothing else [BCK-041]', async () => {
    const world = await open()
    await world.as('joaopedro')
    const { api } = world
    const draft = await api.posts.saveDraft({ body: 'Rascunho', tags: ['oab'] })
    expect(draft.status).toBe('draft')
    expect(
      (await api.posts.create({ body: 'Outro', status: 'draft', scheduledAt: '2026-03-11T00:00:00Z' })).scheduled_at,
    ).toBeNull()
    await api.posts.update({ id: draft.id, body: 'Rascunho melhor' })
    await api.posts.like({ id: draft.id })
    world.at('2026-04-10T12:00:00.000Z')
    expect((await api.posts.listDrafts()).posts.find(({ id }) => id === draft.id)?.status).toBe('draft')
    expect((await api.posts.listFeed({})).posts.map(({ id }) => id)).not.toContain(draft.id)
    const published = await api.posts.publishDraft({ id: draft.id })
    expect(published).toMatchObject({
      status: 'published',
      body: 'Rascunho melhor',
      created_at: '2026-04-10T12:00:00.000Z',
    })
    expect((await api.posts.listFeed({})).posts[0]).toEqual(published)
  })

  test('publishing a draft again after a lost answer is the same publishing, and raises its version once', async () => {
    const world = await open()
    await world.as('joaopedro')
    const { posts } = world.api
    const { id } = await posts.saveDraft({ body: 'Com @renata', rest: ['Segunda parte'] })
    const draft = await posts.update({ id, body: 'Com @renata e um fio' })
    const published = await posts.publishDraft({ id: draft.id, requestId: 'publicar' })
    world.at('2026-04-10T12:00:00.000Z')
    expect(await posts.publishDraft({ id: draft.id, requestId: 'publicar' })).toEqual(published)
    expect((await posts.listFeed({})).posts.filter(({ id }) => id === draft.id)).toHaveLength(1)
    expect(Date.parse(published.updated_at ?? '')).toBeGreaterThan(Date.parse(draft.updated_at ?? ''))
    await expect(posts.publishDraft({ id: draft.id, requestId: 'outra vez' })).rejects.toMatchObject({
      code: 'NOT_A_DRAFT',
    })
    await world.as('renata')
    const { notifications } = await world.api.notifications.list({ type: 'mention' })
    expect(notifications.filter(({ post_id }) => post_id === draft.id)).toHaveLength(1)
  })

  test('drafts are listed to their author alone [BCK-042]', async () => {
    const world = await open()
    await world.as('joaopedro')
    const draft = await world.api.posts.saveDraft({ body: 'Só meu' })
    const mine = await world.api.posts.listDrafts()
    expect(mine.posts[0]).toEqual(draft)
    expect(new Set(mine.posts.map(({ author_id }) => author_id))).toEqual(new Set(['user-joaopedro']))
    await world.as('lexcorp')
    expect((await world.api.posts.listDrafts()).posts.map(({ id }) => id)).not.toContain(draft.id)
    await expect(world.api.posts.get({ id: draft.id })).rejects.toMatchObject({ code: 'POST_NOT_FOUND' })
    expect((await world.api.posts.listByUser({ userId: 'user-joaopedro' })).posts).not.toContainEqual(draft)
  })

  test('like and unlike succeed and change nothing of the post [BCK-043]', async () => {
    const world = await open()
    await world.as('joaopedro')
    const before = await world.api.posts.get({ id: 'post-003' })
    expect(await world.api.posts.like({ id: 'post-003' })).toEqual({ ok: true })
    expect(await world.api.posts.get({ id: 'post-003' })).toEqual(before)
    expect((await world.api.auth.getCurrentUser())?.memberships.liked).toContain('post-003')
    expect(await world.api.posts.unlike({ id: 'post-003' })).toEqual({ ok: true })
    expect(await world.api.posts.get({ id: 'post-003' })).toEqual(before)
  })

  test('the feed is filtered by tab and by tag [BCK-044]', async () => {
    const world = await open()
    await world.as('anapaula')
    const { api } = world
    const feed = (input: Parameters<typeof api.posts.listFeed>[0]) => api.posts.listFeed({ limit: 100, ...input })
    const all = (await feed({})).posts
    const lgpd = (await feed({ tag: 'lgpd' })).posts
    expect(lgpd.length).toBeGreaterThan(3)
    expect(lgpd).toEqual(all.filter(({ tags }) => tags.includes('lgpd')))

    const user = await api.auth.getCurrentUser()
    const { following = [], followedTags = [] } = user?.memberships ?? {}
    const wanted = all.filter(
      (post) => following.includes(post.author_id) || post.tags.some((tag) => followedTags.includes(tag)),
    )
    expect((await feed({ tab: 'following' })).posts).toEqual(wanted)
    expect(wanted.length).toBeLessThan(all.length)
    expect((await feed({ tab: 'following', following: ['user-lexcorp'], followedTags: [] })).posts).toEqual(
      all.filter((post) => post.author_id === 'user-lexcorp'),
    )
    expect((await feed({ tab: 'following', tag: 'lgpd' })).posts).toEqual(
      wanted.filter(({ tags }) => tags.includes('lgpd')),
    )
    expect((await feed({ tab: 'topics' })).posts).toEqual(
      all.filter(({ tags }) => tags.some((tag) => followedTags.includes(tag))),
    )
    await world.leave()
    expect((await feed({ tab: 'following' })).posts).toEqual([])
    expect((await feed({ tab: 'topics' })).posts).toEqual((await feed({})).posts)
  })

  test('the feed pages by cursor and limit, even behind a post that is gone by then [BCK-044]', async () => {
    const world = await open()
    await world.as('anapaula')
    const { api } = world
    const whole = (await api.posts.listFeed({ limit: 100 })).posts.map(({ id }) => id)
    expect((await api.posts.listFeed({})).posts).toHaveLength(10)
    const first = await api.posts.listFeed({ limit: 4 })
    expect(first.nextCursor).toBe(whole[3])
    const newest = await api.posts.create({ body: 'Chegou no meio' })
    expect((await api.posts.listFeed({ limit: 4, cursor: first.nextCursor })).posts.map(({ id }) => id)).toEqual(
      whole.slice(4, 8),
    )
    await api.posts.delete({ id: newest.id })
    expect((await api.posts.listFeed({ limit: 2, cursor: newest.id })).posts.map(({ id }) => id)).toEqual(
      whole.slice(0, 2),
    )
    const last = await api.posts.listFeed({ cursor: whole.at(-2) ?? '' })
    expect(last).toMatchObject({ posts: [{ id: whole.at(-1) }], nextCursor: null })
    expect((await api.posts.listFeed({ cursor: 'nunca-existiu' })).posts).toEqual([])
  })

  test('scheduled posts of a user, the own ones too, are not in the pages and leave none short [CTR-043]', async () => {
    const { api, ...world } = await open()
    await world.as('iracema')
    for (let hour = 0; hour < 12; hour++) await api.posts.create({ body: `Nota ${hour}` })
    for (let hour = 10; hour < 13; hour++) {
      await api.posts.create({ body: 'Depois', scheduledAt: `2026-03-11T${hour}:00:00.000Z` })
    }
    const { posts } = await api.posts.listByUser({ userId: 'user-iracema' })
    expect(posts.map(({ body }) => body)).not.toContain('Depois')
    expect(posts).toHaveLength(10)
    expect((await api.posts.listDrafts()).scheduled).toHaveLength(3)
  })

  test('the posts of a user page behind an id; removed and shadow-banned ones are for nobody and for their author [BCK-044]', async () => {
    const world = await open()
    const { api } = world
    await world.as('iracema')
    const kept = await api.posts.create({ body: 'Fica' })
    world.at('2026-03-10T12:01:00.000Z')
    const shadowed = await api.posts.create({ body: 'Só eu vejo' })
    world.at('2026-03-10T12:02:00.000Z')
    const removed = await api.posts.create({ body: 'Sai' })
    const moderate = (item_id: string, action_type: 'shadow_ban' | 'remove') =>
      api.moderation.moderateContent({ item_type: 'post', item_id, action_type, moderator_id: 'user-moderacao' })
    await moderate(shadowed.id, 'shadow_ban')
    await moderate(removed.id, 'remove')
    const own = async (limit: number, afterId?: string) =>
      (await api.posts.listByUser({ userId: 'user-iracema', limit, afterId })).posts.map(({ id }) => id)
    expect(await own(2)).toEqual([shadowed.id, kept.id])
    expect((await own(1, shadowed.id))[0]).toBe(kept.id)
    await world.as('joaopedro')
    expect((await own(1))[0]).toBe(kept.id)
    await expect(api.posts.get({ id: shadowed.id })).rejects.toMatchObject({ code: 'POST_NOT_FOUND' })
    await expect(api.posts.get({ id: removed.id })).rejects.toMatchObject({ code: 'POST_NOT_FOUND' })
  })
})
