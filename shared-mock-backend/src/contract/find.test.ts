import { describe, expect, test } from 'vitest'
import { RELEASED } from '../test/start'
import { transports, type World } from '../test/transports'

/** More of everything than any list answers: 400 generated posts, 20 generated people, 22 more newsletters. */
async function crowded(open: () => Promise<World>) {
  const world = await open()
  await world.as('anapaula')
  for (let index = 0; index < 22; index += 1) {
    await world.api.newsletters.create({ handle: `boletim-${index}`, title: `Boletim ${index}`, description: 'Prazo' })
  }
  return world
}

describe.each(transports)('finding things, $transport', ({ open }) => {
  test('tag suggestions for an empty query fall back to a legal term [BCK-052]', async () => {
    const { api } = await open()
    expect(await api.tags.suggestFor({ query: '  ' })).toEqual(await api.tags.suggestFor({ query: 'contratos' }))
    expect((await api.tags.suggestFor({ query: '' }))[0]).toBe('contratos')
    expect(await api.tags.suggestFor({ query: '#Jurisprudência' })).toEqual(['jurisprudencia'])
  })

  test('at most 6 tags and 5 people are suggested while writing [BCK-053]', async () => {
    const { api } = await open({ settings: { posts: 400 } })
    expect(await api.tags.suggestFor({ query: 'a' })).toHaveLength(6)
    expect((await api.tags.suggest({ text: 'a' })).tags).toHaveLength(6)
    const { counts } = await api.tags.suggest({ text: 'lgpd' })
    expect(counts?.lgpd).toBe((await api.tags.listPopular({ limit: 50 })).counts.lgpd)
    expect((await api.search.suggestMentions({ query: '@pessoa' })).users).toHaveLength(5)
    expect((await api.search.suggestMentions({ query: '@' })).users).toHaveLength(5)
  })

  test('10 popular tags, most used first, and 5 recommended people by default; more when asked for [BCK-054]', async () => {
    const world = await open()
    const { api } = world
    const popular = await api.tags.listPopular()
    expect(popular.tags).toHaveLength(10)
    const counts = popular.tags.map(({ slug }) => popular.counts[slug] ?? 0)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    expect((await api.tags.listPopular({ limit: 20 })).tags).toHaveLength(20)
    await world.as('anapaula')
    const recommended = (await api.profiles.listRecommended()).profiles
    expect(recommended).toHaveLength(5)
    expect(recommended.map(({ username }) => username)).not.toContain('anapaula')
    expect((await api.profiles.listRecommended({ limit: 50 })).profiles.length).toBeGreaterThan(10)
  })

  test('a search over all kinds gives 10 posts, 5 people and 5 newsletters at most, over one kind 20 [BCK-055]', async () => {
    const { api } = await crowded(() => open({ settings: { posts: 400 } }))
    const sizes = async (query: string) => {
      const { posts, users, newsletters } = await api.search.all({ query })
      return [posts.length, users.length, newsletters.length]
    }
    expect(await sizes('prazo')).toEqual([10, 0, 5])
    expect(await sizes('pessoa')).toEqual([expect.any(Number), 5, expect.any(Number)])
    expect((await api.search.posts({ query: 'prazo' })).posts).toHaveLength(20)
    expect((await api.search.users({ query: 'pessoa' })).users).toHaveLength(20)
    expect((await api.search.newsletters({ query: 'boletim' })).newsletters).toHaveLength(20)
  })

  test('where nothing has all words, shorter queries that find something are named', async () => {
    const { api } = await open()
    const alternatives = async (query: string) => (await api.search.all({ query })).alternatives
    expect(await alternatives('direito')).toEqual([])
    expect(await alternatives('xilofone')).toEqual([])
    expect(await alternatives('Direito  xilofone contratos')).toEqual([
      { query: 'Direito contratos', without: ['xilofone'] },
    ])
    expect(await alternatives('direito xilofone ornitorrinco')).toEqual([
      { query: 'direito', without: ['xilofone', 'ornitorrinco'] },
    ])
    expect((await api.search.users({ query: 'renata xilofone' })).alternatives).toEqual([
      { query: 'renata', without: ['xilofone'] },
    ])
  })

  test('newsletters are found by their sent issues: the free whole, the paid by title and excerpt', async () => {
    const world = await open()
    await world.as('renata')
    const { newsletters, search } = world.api
    const text = (word: string) => `<p>${'Prazos e custas do processo. '.repeat(8)}${word}</p>`
    const create = (handle: string, priceCents: number) =>
      newsletters.create({ handle, title: handle, description: 'Boletim', isPaid: priceCents > 0, priceCents })
    const free = await create('aberto', 0)
    const paid = await create('fechado', 1490)
    const send = async (newsletterId: string, title: string, html: string) => {
      const { id } = await newsletters.createIssue({ newsletterId, title, subject: title, html })
      await newsletters.sendIssueNow({ issueId: id })
      return id
    }
    const issue = await send(free.id, 'Ornitorrincos', text('quimérico'))
    await send(paid.id, 'Unicórnios', text('quimérico'))
    await newsletters.createIssue({ newsletterId: free.id, title: 'Rascunho', subject: 'x', html: text('inacabado') })
    world.at(RELEASED)
    const found = async (query: string) => {
      const { newsletters, issues } = await search.newsletters({ query })
      return [newsletters.map(({ handle }) => handle), issues.map(({ issue_id }) => issue_id)]
    }
    expect(await found('quimérico')).toEqual([['aberto'], [issue]])
    expect((await found('unicórnios'))[0]).toEqual(['fechado'])
    expect(await found('inacabado')).toEqual([[], []])
    // The newsletter is found by its own title, so no issue is named, and it precedes those whose texts say `aberta`.
    const [handles, named] = await found('aberto')
    expect(handles?.[0]).toBe('aberto')
    expect(named).not.toContain(issue)
  })

  test('suggestions are 5 tags and 5 people at most, and nothing for a blank query [BCK-056]', async () => {
    const { api } = await open({ settings: { posts: 400 } })
    expect(await api.search.suggest({ query: '  ' })).toEqual({ tags: [], users: [] })
    expect((await api.search.suggest({ query: 'c' })).tags).toHaveLength(5)
    const { users } = await api.search.suggest({ query: 'pessoa' })
    expect(users).toHaveLength(5)
    expect(Object.keys(users[0] ?? {}).sort()).toEqual(['avatar_url', 'display_name', 'id', 'username'])
  })

  test('the search history takes no blanks and no duplicates and keeps the last 8 [BCK-057]', async () => {
    const world = await open()
    await world.as('anapaula')
    const { api } = world
    for (const query of ['lgpd', '   ', 'dano moral', 'LGPD ']) await api.search.addHistory({ query })
    expect(await api.search.listHistory()).toEqual({ history: ['LGPD', 'dano moral'] })
    for (let index = 1; index <= 9; index += 1) await api.search.addHistory({ query: `busca ${index}` })
    const { history } = await api.search.listHistory()
    expect(history).toEqual(['9', '8', '7', '6', '5', '4', '3', '2'].map((index) => `busca ${index}`))
    expect(await api.search.clearHistory()).toEqual({ history: [] })
  })

  test('words of one and two letters are matched whole, longer ones by their beginning', async () => {
    const world = await open()
    await world.as('anapaula')
    const { api } = world
    const post = await api.posts.create({ body: 'Súmula zz 7 sobre zzzusucapião' })
    const finds = async (query: string) => (await api.search.posts({ query })).posts.some(({ id }) => id === post.id)
    expect(await finds('zz')).toBe(true)
    expect(await finds('z')).toBe(false)
    expect(await finds('zzz')).toBe(true)
    expect(await finds('ZZZUSUCAPIAO 7')).toBe(true)
    expect(await finds('zzz 8')).toBe(false)
  })
})
