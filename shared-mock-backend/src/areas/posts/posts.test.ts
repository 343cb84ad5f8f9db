import { expect, test } from 'vitest'
import { codeOf, signedIn } from '../../test/start'

test('a scheduled thread moves to another moment as one, and is published now where none is given', async () => {
  const { api } = await signedIn('anapaula')
  const inDays = (days: number) => new Date(Date.UTC(2126, 0, days)).toISOString()
  const post = await api.posts.create({ body: 'Um', rest: ['Dois'], scheduledAt: inDays(2) })
  const later = inDays(5)
  const moved = await api.posts.update({ id: post.id, scheduledAt: later })
  expect(moved.scheduled_at).toBe(later)
  await expect(api.posts.update({ id: post.id, scheduledAt: '2020-01-01T10:00:00.000Z' })).rejects.toThrow()
  await api.posts.update({ id: post.id, scheduledAt: null })
  const { scheduled } = await api.posts.listDrafts()
  expect(scheduled.some(({ id }) => id === post.id)).toBe(false)
  const { thread } = await api.posts.get({ id: post.id })
  expect(thread?.map(({ post: part }) => [part?.body, part?.scheduled_at])).toEqual([
    ['Um', null],
    ['Dois', null],
  ])
})

async function drafting() {
  const world = await signedIn('joaopedro')
  const { api } = world
  const quoted = { kind: 'post', id: (await api.posts.create({ body: 'Minha' })).id } as const
  const draft = await api.posts.saveDraft({ body: 'Nota', quoted })
  return { ...world, draft }
}

test('a draft that is published twice at once is published once', async () => {
  const { api, draft, profile } = await drafting()
  const publish = () => codeOf(api.posts.publishDraft({ id: draft.id }))
  expect((await Promise.all([publish(), publish()])).toSorted()).toEqual(['NOT_A_DRAFT', 'done'])
  const { posts } = await api.posts.listByUser({ userId: profile.id })
  expect(posts.filter(({ body }) => body === 'Nota')).toHaveLength(1)
})

test('a draft that is deleted while it is being published is deleted', async () => {
  const { api, draft } = await drafting()
  const published = codeOf(api.posts.publishDraft({ id: draft.id }))
  await api.posts.delete({ id: draft.id })
  await published
  expect(await codeOf(api.posts.get({ id: draft.id }))).toBe('POST_NOT_FOUND')
})

test('what is scheduled is listed soonest first, without what moderation took', async () => {
  const { api } = await signedIn('joaopedro')
  const at = (hour: number) => `2026-03-11T${hour}:00:00.000Z`
  const ids = []
  for (const hour of [15, 13, 14]) ids.push((await api.posts.create({ body: `Às ${hour}`, scheduledAt: at(hour) })).id)
  const bodies = async () => (await api.posts.listDrafts()).scheduled.map(({ body }) => body)
  expect(await bodies()).toEqual(['Às 13', 'Às 14', 'Às 15'])
  await api.moderation.moderateContent({
    ...{ item_type: 'post', item_id: ids[1] ?? '', action_type: 'remove', moderator_id: 'user-moderacao' },
  })
  expect(await bodies()).toEqual(['Às 14', 'Às 15'])
})

test.each([
  ['https://www.stj.jus.br/sites', 'stj.jus.br'],
  ['http://www2.stj.jus.br', 'stj.jus.br'],
  ['https://processo.stj.jus.br/SCON', 'processo.stj.jus.br'],
  ['https://STF.jus.br/', 'stf.jus.br'],
])('a link to %s shows its site, named %s', async (url, domain) => {
  const { api } = await signedIn('joaopedro')
  expect(await api.linkPreviews.get({ url })).toMatchObject({ url, domain })
})

test.each(['ftp://stj.jus.br/', 'javascript:stj.jus.br', 'https://notstj.jus.br/', 'https://stj.jus.br.example/'])(
  'a link to %s shows nothing',
  async (url) => {
    const { api } = await signedIn('joaopedro')
    expect(await api.linkPreviews.get({ url }).catch(({ code }) => code)).toBe(null)
  },
)
