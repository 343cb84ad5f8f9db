import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failing } from '../test/browser'
import { serveCommunity } from '../test/community'

let now = new Date()
let community: Awaited<ReturnType<typeof serveCommunity>>
beforeAll(async () => {
  community = await serveCommunity({ clock: () => now })
}, 180_000)
afterAll(() => community.stop())

const HTML = `<p>${'Texto da edição. '.repeat(10)}</p>`
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

describe('what others did', () => {
  test('likes count for everybody once, the own ones are added by the page, and the author is notified in one group', async () => {
    const author = await community.browserOf('renata')
    const { id } = await author.api.posts.create({ body: 'Um prazo novo' })
    const { id: comment } = await author.api.comments.create({ postId: id, body: 'Vejam o artigo' })
    for (const username of ['anapaula', 'joaopedro']) {
      const { api } = await community.browserOf(username)
      await api.posts.like({ id })
      await api.posts.like({ id })
      await api.comments.like({ id: comment })
    }
    const seenBy = async (username: string) => {
      const { api } = await community.browserOf(username)
      const { comments } = await api.comments.list({ postId: id })
      return [(await api.posts.get({ id })).post.like_count, comments[0]?.like_count]
    }
    expect(await seenBy('renata')).toEqual([2, 2])
    expect(await seenBy('anapaula')).toEqual([1, 1])
    const news = async () =>
      (await author.api.notifications.list({ type: 'like' })).notifications
        .filter(({ post_id }) => post_id === id)
        .map(({ actor_id, comment_id }) => [actor_id, comment_id])
    expect((await news()).sort()).toEqual(
      [
        ['user-anapaula', undefined],
        ['user-anapaula', comment],
        ['user-joaopedro', undefined],
        ['user-joaopedro', comment],
      ].sort(),
    )
    const { api } = await community.browserOf('anapaula')
    await api.posts.unlike({ id })
    expect((await news()).length).toBe(3)
    expect(await seenBy('renata')).toEqual([1, 2])
  })

  test('follows count and are notified, unless the person does not want it, which is their own setting', async () => {
    const { api: followed } = await community.browserOf('beatriz')
    const { api: follower } = await community.browserOf('lexcorp')
    const before = (await followed.profiles.getByUsername({ username: 'beatriz' })).profile.followers
    await follower.profiles.follow({ id: 'user-beatriz' })
    expect((await followed.profiles.getByUsername({ username: 'beatriz' })).profile.followers).toBe(before + 1)
    const followers = async () =>
      (await followed.notifications.list({ type: 'new_follower' })).notifications.map(({ actor_id }) => actor_id)
    expect(await followers()).toContain('user-lexcorp')
    await follower.device.savePreferences({ follow: false })
    expect(await followers()).toContain('user-lexcorp')
    await followed.device.savePreferences({ follow: false })
    expect(await followers()).not.toContain('user-lexcorp')
  })

  test('nobody hears of what a shadow-banned person does', async () => {
    const { api: author } = await community.browserOf('renata')
    const { id } = await author.posts.create({ body: 'Sobre honorários' })
    const { api: moderator } = await community.browserOf('moderacao')
    const { api: reporter } = await community.browserOf('anapaula')
    await reporter.moderation.createReport({ item_type: 'profile', item_id: 'user-lexcorp', reason: 'spam' })
    const { items } = await moderator.moderation.getQueue({ filters: { status: 'open' } })
    const queued = items.find(({ item }) => item.item_id === 'user-lexcorp')
    const decision = { action_type: 'shadow_ban', moderator_id: 'user-moderacao', reason: 'Propaganda' } as const
    await moderator.moderation.processQueue({ id: queued?.item.id ?? '', ...decision })
    const { api: hidden } = await community.browserOf('lexcorp')
    const before = (await author.notifications.list({})).notifications.length
    await hidden.posts.like({ id })
    await hidden.comments.create({ postId: id, body: 'Compre já, @renata' })
    await hidden.posts.create({ body: 'Veja, @renata' })
    expect((await author.notifications.list({})).notifications.length).toBe(before)
  })
})

test('one report hides a comment from nobody', async () => {
  const { api: author } = await community.browserOf('renata')
  const { id: postId } = await author.posts.create({ body: 'Tese' })
  const { id } = await author.comments.create({ postId, body: 'Antítese' })
  const { api: reporter } = await community.browserOf('joaopedro')
  await reporter.comments.report({ id, reason: 'spam', description: '' })
  const { api: reader } = await community.browserOf('anapaula')
  const { comments } = await reader.comments.list({ postId })
  expect(comments.map(({ body, is_reported }) => [body, is_reported])).toEqual([['Antítese', false]])
})

test('the schedules of a suspended owner are held, and the issue stays with them', async () => {
  const { api: owner } = await community.browserOf('renata')
  const { api: moderator } = await community.browserOf('moderacao')
  const { newsletter } = await owner.newsletters.get({ handle: 'jornada' })
  const issue = await owner.newsletters.createIssue({
    newsletterId: newsletter.id,
    title: 'T',
    subject: 'S',
    html: HTML,
  })
  const scheduledAt = inMinutes(10).toISOString()
  await owner.newsletters.scheduleIssue({ issueId: issue.id, scheduledAt, recurrence: 'weekly' })
  await moderator.moderation.banUser({ user_id: 'user-renata', reason: 'Ofensas repetidas.', days: 7 })
  now = inMinutes(11)
  expect(await failing(owner.newsletters.sendIssueNow({ issueId: issue.id }))).toBe('MAY_NOT_WRITE')
  expect((await owner.newsletters.getIssue({ issueId: issue.id })).issue).toMatchObject({
    status: 'draft',
    held: { reason: 'restricted', recurrence: 'weekly' },
  })
  const { notifications } = await owner.notifications.list({})
  expect(notifications.map(({ text }) => text ?? '')).toContainEqual(
    expect.stringMatching(/^Não enviada: a moderação restringiu sua conta\. “S”/),
  )
})

test('the posts of a restricted person that become due are drafts again, and those of before and after are not', async () => {
  const { api: author } = await community.browserOf('joaopedro')
  const { api: moderator } = await community.browserOf('moderacao')
  const { api: reader } = await community.browserOf('anapaula')
  const at = (minutes: number) => inMinutes(minutes).toISOString()
  const early = await author.posts.create({ body: 'Antes da suspensão', scheduledAt: at(5) })
  const thread = await author.posts.create({
    body: 'Fio, primeira parte',
    rest: ['E a segunda, @anapaula'],
    scheduledAt: at(30),
  })
  const late = await author.posts.create({ body: 'Depois da suspensão', scheduledAt: at(2 * 24 * 60) })
  now = inMinutes(6)
  await moderator.moderation.banUser({ user_id: 'user-joaopedro', reason: 'Ofensas repetidas.', days: 1 })
  now = inMinutes(30)
  const seen = async () =>
    (await reader.posts.listByUser({ userId: 'user-joaopedro', allParts: true })).posts.map(({ id }) => id)
  const isTold = async () => {
    const { notifications } = await reader.notifications.list({ type: 'mention' })
    return notifications.some(({ post_id }) => post_id === thread.id)
  }
  expect(await seen()).toContain(early.id)
  expect(await isTold()).toBe(false)
  expect(await failing(reader.posts.get({ id: thread.id }))).toBe('POST_NOT_FOUND')
  const { posts, scheduled } = await author.posts.listDrafts({})
  expect(posts).toContainEqual(
    expect.objectContaining({ body: 'Fio, primeira parte', rest: ['E a segunda, @anapaula'] }),
  )
  expect(scheduled.map(({ id }) => id)).toEqual([late.id])
  const { notifications } = await author.notifications.list({})
  expect(notifications.map(({ text }) => text ?? '')).toContainEqual(
    expect.stringMatching(/^Não publicado: a moderação restringiu sua conta\. .* continua como rascunho\.$/),
  )
  now = inMinutes(2 * 24 * 60)
  expect(await seen()).toContain(late.id)
  await author.posts.publishDraft({ id: thread.id })
  const { thread: published } = await reader.posts.get({ id: thread.id })
  expect(published?.map(({ post }) => post?.body)).toEqual(['Fio, primeira parte', 'E a segunda, @anapaula'])
  expect(await isTold()).toBe(true)
})
