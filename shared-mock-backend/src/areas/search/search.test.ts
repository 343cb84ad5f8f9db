import { ANSWER_LIMIT, type Inputs, type SearchFilters } from '@ementa/contracts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { signedIn, type start } from '../../test/start'
import { alternativesTo } from './search'

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

  test('finds a newsletter by the texts of its issues from the first search on', async () => {
    const first = await signedIn('anapaula')
    const { newsletters } = await first.api.search.newsletters({ query: 'contrato' })
    const { api } = await signedIn('anapaula')
    await api.newsletters.listIssues({ newsletterId: newsletters[0]?.id ?? '' })
    expect((await api.search.newsletters({ query: 'contrato' })).newsletters).toEqual(newsletters)
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

/** Finds a query when one of these texts has all of its words. */
const findsIn = (...texts: string[]) =>
  vi.fn(async (query: string) => texts.some((text) => query.split(' ').every((word) => text.split(' ').includes(word))))
const queries = async (query: string, finds: (query: string) => Promise<boolean>) =>
  (await alternativesTo(query, finds)).map((one) => [one.query, one.without.join(' ')])

test('the words one by one, when only their combination is missing', async () => {
  expect(await queries('dano lunar', findsIn('dano', 'lunar'))).toEqual([
    ['lunar', 'dano'],
    ['dano', 'lunar'],
  ])
  const apart = findsIn('um', 'dois', 'nove')
  expect(await queries('um dois nove', apart)).toEqual([
    ['um', 'dois nove'],
    ['dois', 'um nove'],
    ['nove', 'um dois'],
  ])
})

test('nothing where nothing is found, and no search for what was meant as it is', async () => {
  expect(await queries('lunar solar', findsIn('dano'))).toEqual([])
  const finds = findsIn('dano')
  for (const query of ['dano', '', '"dano lunar"', 'de:ana dano', 'um dois três quatro cinco seis sete oito nove'])
    expect(await queries(query, finds)).toEqual([])
  expect(finds).not.toHaveBeenCalled()
})

const ALL: SearchFilters = {
  contentTypes: ['post', 'user', 'newsletter'],
  dateRange: null,
  customDateFrom: null,
  customDateTo: null,
  tags: [],
  sortBy: 'relevance',
}

describe('a search', () => {
  let world: Awaited<ReturnType<typeof start>>
  /** Posts by their texts, which share one word that nothing else has. */
  const posts = {
    old: { body: 'Enfiteuse antiga', tags: ['civil'], at: '2026-03-08T02:59:00.000Z' },
    liked: { body: 'Enfiteuse e laudêmio', tags: ['contratos'], at: '2026-03-08T03:00:00.000Z' },
    titled: { body: 'Nada disso', tags: ['enfiteuse'], at: '2026-03-09T12:00:00.000Z' },
    newest: { body: 'Laudêmio da enfiteuse', tags: ['civil'], at: '2026-03-10T12:00:00.000Z' },
  }
  const names = Object.keys(posts) as (keyof typeof posts)[]

  beforeAll(async () => {
    world = await signedIn('lexcorp')
    const { api, at } = world
    for (const { body, tags, at: time } of Object.values(posts)) {
      at(time)
      const { id } = await api.posts.create({ body, tags })
      if (body === posts.liked.body) {
        await api.auth.signIn({ username: 'renata' })
        await api.comments.create({ postId: id, body: 'De acordo' })
        await api.auth.signIn({ username: 'lexcorp' })
      }
    }
  })

  const found = async (query: string, filters: Partial<SearchFilters> = {}, limit?: number) => {
    const answer = await world.api.search.posts({ query, filters: { ...ALL, ...filters }, ...(limit && { limit }) })
    return answer.posts.flatMap(({ body }) => names.filter((name) => posts[name].body === body))
  }

  test.each<[string, string, Partial<SearchFilters>, string[]]>([
    ['what has it as a topic comes first, then the newest', 'enfiteuse', {}, ['titled', 'newest', 'liked', 'old']],
    ['by time', 'enfiteuse', { sortBy: 'recent' }, ['newest', 'titled', 'liked', 'old']],
    ['by reactions, then by time', 'enfiteuse', { sortBy: 'engagement' }, ['liked', 'newest', 'titled', 'old']],
    ['of one topic', 'enfiteuse', { tags: ['civil'] }, ['newest', 'old']],
    ['of any of two topics', 'enfiteuse', { tags: ['civil', 'contratos'] }, ['newest', 'liked', 'old']],
    [
      'of a day, from its midnight to the next',
      'enfiteuse',
      { dateRange: 'custom', customDateFrom: '2026-03-08', customDateTo: '2026-03-08' },
      ['liked'],
    ],
    ['up to the day before', 'enfiteuse', { dateRange: 'custom', customDateTo: '2026-03-07' }, ['old']],
    ['today', 'enfiteuse', { dateRange: 'today' }, ['newest']],
    ['with its words in that order', '"laudêmio da enfiteuse"', {}, ['newest']],
    [
      'of an author, whatever the case',
      'enfiteuse de:LexCorp',
      { sortBy: 'recent' },
      ['newest', 'titled', 'liked', 'old'],
    ],
    ['of another author', 'enfiteuse de:renata', {}, []],
    ['of an author that nobody is', 'enfiteuse de:ninguem', {}, []],
    ['of a topic and author alone, the newest first', 'de:lexcorp tag:civil', {}, ['newest', 'old']],
    ['of a topic and author alone, by reactions', 'de:lexcorp tag:contratos', { sortBy: 'engagement' }, ['liked']],
    ['nothing for blanks', '   ', {}, []],
    ['nothing for a kind that is left out', 'enfiteuse', { contentTypes: ['user'] }, []],
  ])('%s', async (_, query, filters, expected) => {
    expect(await found(query, filters)).toEqual(expected)
  })

  test('finds nobody’s posts whom the reader blocked or muted', async () => {
    const { api } = world
    await api.auth.signIn({ username: 'renata' })
    await api.users.muteUser({ id: 'user-lexcorp' })
    expect(await found('enfiteuse')).toEqual([])
    expect(await found('de:lexcorp tag:civil')).toEqual([])
    await api.users.unmuteUser({ id: 'user-lexcorp' })
    expect(await found('enfiteuse')).toHaveLength(4)
  })
})

describe('people and newsletters', () => {
  const usernames = async (query: string) => {
    const { api } = await signedIn('anapaula')
    const input: Inputs['search']['users'] = { query, filters: ALL }
    return (await api.search.users(input)).users.map(({ username }) => username)
  }

  test('a name comes before a text that has it, and the more followed before the others', async () => {
    const { api } = await signedIn('anapaula')
    const { users } = await api.search.users({ query: 'direito', filters: { ...ALL, sortBy: 'engagement' } })
    const followers = users.map((user) => user.followers)
    expect(followers.length).toBeGreaterThan(3)
    expect(followers).toEqual(followers.toSorted((a, b) => b - a))
    expect((await usernames('renata'))[0]).toBe('renata')
    expect(await usernames('de:renata')).toEqual(['renata'])
    expect(await usernames('renata de:anapaula')).toEqual([])
  })

  test('who was blocked is neither found nor suggested, also by name', async () => {
    const { api } = await signedIn('anapaula')
    const seen = async () => [
      (await api.search.users({ query: 'lexcorp' })).users.length,
      (await api.search.suggest({ query: 'lexcorp' })).users.length,
    ]
    expect(await seen()).toEqual([1, 1])
    await api.users.blockUser({ id: 'user-lexcorp' })
    expect(await seen()).toEqual([0, 0])
  })

  test('suggestions go by names alone, the more followed first', async () => {
    const { api } = await signedIn('anapaula')
    const { profile } = await api.profiles.getByUsername({ username: 'renata' })
    await api.auth.signIn({ username: 'joaopedro' })
    await api.profiles.update({ display_name: 'João Pedro', bio: 'Leio tudo da Renata' })
    expect((await api.search.suggest({ query: 'renata' })).users).toEqual([
      { id: profile.id, username: 'renata', display_name: profile.display_name, avatar_url: profile.avatar_url },
    ])
    expect(await usernames('tudo')).toEqual([])
  })

  test('newsletters come by their readers, and `de:` alone finds those of a person', async () => {
    const { api } = await signedIn('anapaula')
    const handles = async (query: string, filters: Partial<SearchFilters> = {}) =>
      (await api.search.newsletters({ query, filters: { ...ALL, ...filters } })).newsletters.map(({ handle }) => handle)
    expect(await handles('de:renata')).toEqual(['jornada'])
    expect(await handles('jornada de:anapaula')).toEqual([])
    expect((await handles('jornada'))[0]).toBe('jornada')
    const all = await handles('mensal', { sortBy: 'engagement' })
    expect(all).toEqual(['balcao-do-consumidor', 'integridade-na-pratica'])
    expect(await handles('"compliance e contratações públicas"')).toEqual(['integridade-na-pratica'])
    expect(await handles('"contratações públicas e compliance"')).toEqual([])
    expect(await handles('jornada', { contentTypes: ['post'] })).toEqual([])
    expect(await handles('tag:civil')).toEqual([])
    const create = (handle: string) => api.newsletters.create({ handle, title: handle, description: 'Semanal' })
    for (const handle of ['zebra', 'abelha']) await create(handle)
    expect(await handles('de:anapaula')).toEqual(['clausula-a-clausula', 'zebra', 'abelha'])
  })
})
