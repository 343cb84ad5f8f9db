import { describe, expect, test } from 'vitest'
import { codeOf } from '../test/start'
import { transports, type World } from '../test/transports'

const ISSUE = 'issue-clausula-01'
const PAGE = `/newsletters/clausula-a-clausula/issues/${ISSUE}`
const PAID = 'issue-jornada-02'

/** Returns the newest notification of the signed-in person. */
const news = async ({ api }: World) => (await api.notifications.list({})).notifications[0]

describe.each(transports)('comments on an issue, $transport', ({ open }) => {
  test('an issue is discussed like a post, and those who are answered or named learn of it with the permalink', async () => {
    const world = await open()
    const { api } = world
    const before = await api.comments.list({ postId: ISSUE })
    await world.as('joaopedro')
    const root = await api.comments.create({ postId: ISSUE, body: 'E o art. 413? @renata' })
    expect(root).toMatchObject({ post_id: ISSUE, author_id: 'user-joaopedro' })
    await world.as('anapaula')
    expect(await news(world)).toMatchObject({
      type: 'comment',
      post_id: null,
      href: `${PAGE}#c-${root.id}`,
      text: 'João Pedro Siqueira comentou a sua edição.',
      excerpt: 'Multa contratual: quanto é demais?',
    })
    world.at('2026-03-10T12:01:00.000Z')
    const reply = await api.comments.create({ postId: ISSUE, parentId: root.id, body: 'Vem na próxima.' })
    await world.as('joaopedro')
    expect(await news(world)).toMatchObject({ type: 'comment', href: `${PAGE}#c-${reply.id}` })
    await world.as('renata')
    const text = 'João Pedro Siqueira mencionou você em um comentário.'
    expect(await news(world)).toMatchObject({ type: 'mention', href: `${PAGE}#c-${root.id}`, text })
    await world.leave()
    expect(await api.comments.list({ postId: ISSUE })).toMatchObject({
      comments: [root, reply, ...before.comments],
      rootCount: before.rootCount + 1,
    })
  })

  test('only an issue that the reader has to its end is discussed', async () => {
    const world = await open()
    const { api } = world
    const list = (postId: string) => codeOf(api.comments.list({ postId }))
    const create = (postId: string) => codeOf(api.comments.create({ postId, body: 'Posso?' }))
    await world.as('joaopedro')
    expect(await create('issue-clausula-05')).toBe('POST_NOT_FOUND')
    const { newsletter } = await api.newsletters.getIssue({ issueId: PAID })
    await api.newsletters.unsubscribe({ id: newsletter.id })
    expect([await list(PAID), await create(PAID)]).toEqual(['POST_NOT_FOUND', 'POST_NOT_FOUND'])
    await api.newsletters.subscribe({ id: newsletter.id })
    expect((await api.comments.create({ postId: PAID, body: 'Agora sim.' })).post_id).toBe(PAID)
    await world.leave()
    expect(await list(PAID)).toBe('POST_NOT_FOUND')
  })

  test('a reported one is moderated with a way to its place; once it is removed its reporter is led to the outcome', async () => {
    const world = await open()
    const { api } = world
    await world.as('joaopedro')
    const { id } = await api.comments.create({ postId: ISSUE, body: 'Compre seguidores' })
    await world.as('renata')
    expect(await api.comments.report({ id, reason: 'spam' })).toMatchObject({ is_reported: true })
    const moderator = await world.as('moderacao')
    const { items } = await api.moderation.getQueue({ limit: 100 })
    const queued = items.find(({ item }) => item.item_id === id)
    expect(queued?.content).toMatchObject({ body: 'Compre seguidores', post_id: null, href: `${PAGE}#c-${id}` })
    const decision = { action_type: 'remove', moderator_id: moderator.id, reason: 'Spam' } as const
    await api.moderation.processQueue({ id: queued?.item.id ?? '', ...decision })
    expect((await api.comments.list({ postId: ISSUE })).comments.some((one) => one.id === id)).toBe(false)
    await world.as('renata')
    expect(await news(world)).toMatchObject({ type: 'system', post_id: null, href: '/denuncias' })
  })

  test('who writes a newsletter hears nothing of people they blocked', async () => {
    const world = await open()
    const { api } = world
    await world.as('anapaula')
    await api.users.blockUser({ id: 'user-joaopedro' })
    const before = await news(world)
    await world.as('joaopedro')
    await api.comments.create({ postId: ISSUE, body: 'Ainda aqui' })
    await world.as('anapaula')
    expect(await news(world)).toEqual(before)
  })
})
