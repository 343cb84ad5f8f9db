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
})
