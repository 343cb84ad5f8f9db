import { expect, test } from 'vitest'
import { signedIn } from '../../test/start'

async function world() {
  const started = await signedIn('anapaula')
  const { api } = started
  const countOf = async (slug: string) => {
    const { tags, counts } = await api.tags.listPopular({ limit: 50 })
    return [tags.some((tag) => tag.slug === slug), counts[slug]]
  }
  return { ...started, countOf }
}

test('a topic counts what is public: no draft, no post that waits, each post once', async () => {
  const { api, at, countOf } = await world()
  await api.posts.saveDraft({ body: 'Rascunho', tags: ['enfiteuse'] })
  await api.posts.create({ body: 'Depois', tags: ['enfiteuse'], scheduledAt: '2026-03-11T12:00:00.000Z' })
  expect(await countOf('enfiteuse')).toEqual([false, undefined])
  const post = await api.posts.create({ body: 'Agora, #enfiteuse', tags: ['enfiteuse'] })
  expect(await countOf('enfiteuse')).toEqual([true, 1])
  at('2026-03-11T12:00:00.000Z')
  expect(await countOf('enfiteuse')).toEqual([true, 2])
  await api.posts.delete({ id: post.id })
  expect(await countOf('enfiteuse')).toEqual([true, 1])
})

test('suggests what begins so before what only holds it, and the more used first', async () => {
  const { api } = await world()
  await api.posts.create({ body: 'Um', tags: ['laudemio', 'pre-laudemio', 'laudemios'] })
  await api.posts.create({ body: 'Dois', tags: ['pre-laudemio', 'laudemios'] })
  const slugs = async (text: string, limit = 6) =>
    (await api.tags.suggest({ text, limit })).tags.map(({ slug }) => slug)
  expect(await slugs('laudem')).toEqual(['laudemios', 'laudemio', 'pre-laudemio'])
  expect(await slugs(' #LAUDÊM ')).toEqual(await slugs('laudem'))
  expect(await slugs('laudem', 1)).toEqual(['laudemios'])
  expect((await api.tags.suggest({ text: 'laudem' })).counts).toEqual({ laudemios: 2, laudemio: 1, 'pre-laudemio': 2 })
  expect(await slugs('nada disso')).toEqual([])
})

test('a followed topic that no post has is named all the same', async () => {
  const { api } = await world()
  for (const { slug } of (await api.tags.listFollowedTags()).tags) await api.tags.unfollowTag({ slug })
  expect((await api.tags.listFollowedTags()).tags).toEqual([])
  await api.tags.followTag({ slug: 'direito-nenhum' })
  await api.tags.followTag({ slug: 'lgpd' })
  const { tags } = await api.tags.listFollowedTags()
  expect(tags.map(({ slug }) => slug).toSorted()).toEqual(['direito-nenhum', 'lgpd'])
  expect(tags.find(({ slug }) => slug === 'direito-nenhum')).toMatchObject({ id: 'direito-nenhum' })
  expect(tags.find(({ slug }) => slug === 'lgpd')?.label).toBe('LGPD')
})
