import { ANSWER_LIMIT } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { signedIn } from '../../test/start'

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

  test('counts each kind as its list shows it, and one more where the list is not all', async () => {
    const { api } = await signedIn('anapaula')
    for (let number = 0; number <= ANSWER_LIMIT.searchSingle; number += 1)
      await api.posts.create({ body: `Enfiteuse, parte ${number}`, tags: ['imobiliario'] })
    expect(await api.search.counts({ query: 'enfiteuse' })).toMatchObject({ posts: ANSWER_LIMIT.searchSingle + 1 })
    const { posts } = await api.search.posts({ query: 'lgpd' })
    const { users } = await api.search.users({ query: 'lgpd' })
    const { newsletters } = await api.search.newsletters({ query: 'lgpd' })
    expect(await api.search.counts({ query: 'lgpd' })).toEqual({
      posts: posts.length,
      users: users.length,
      newsletters: newsletters.length,
    })
    expect(await api.search.counts({ query: 'lgpd', filters: { contentTypes: ['user'] } })).toEqual({
      posts: 0,
      users: users.length,
      newsletters: 0,
    })
    expect(await api.search.counts({ query: ' ' })).toEqual({ posts: 0, users: 0, newsletters: 0 })
  })
})
