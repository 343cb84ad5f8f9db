import { expect, test } from 'vitest'
import { LABELLED } from '../test/labelled-queries'
import { start } from '../test/start'

test('labelled queries find the other forms of their words, and not what only begins alike', async () => {
  const { api } = await start()
  await api.auth.signIn({ username: 'renata' })
  const missed: string[] = []
  const wrong: string[] = []
  for (const [query, found, other] of LABELLED) {
    const wanted = await api.posts.create({ body: found })
    const unwanted = await api.posts.create({ body: other })
    const { posts } = await api.search.posts({ query, filters: { ...NEWEST, tags: [] } })
    const ids = posts.map(({ id }) => id)
    if (!ids.includes(wanted.id)) missed.push(query)
    if (ids.includes(unwanted.id)) wrong.push(`${query}: ${other}`)
  }
  expect(LABELLED.length).toBeGreaterThanOrEqual(60)
  expect(wrong).toEqual([])
  expect(missed).toEqual([])
})

const NEWEST = {
  dateRange: null,
  customDateFrom: null,
  customDateTo: null,
  contentTypes: ['post' as const],
  sortBy: 'recent' as const,
}

test('`de:`, `tag:` and a phrase narrow a search, together and alone', async () => {
  const { api } = await start()
  await api.auth.signIn({ username: 'renata' })
  const own = await api.posts.create({ body: 'O ônus da prova no consumo', tags: ['consumidor'] })
  await api.auth.signIn({ username: 'anapaula' })
  await api.posts.create({ body: 'O ônus da prova no processo', tags: ['consumidor'] })
  const found = async (query: string) => (await api.search.posts({ query })).posts.map(({ id }) => id)
  expect(await found('ônus prova de:renata')).toContain(own.id)
  expect(await found('de:@RENATA "ônus da prova" tag:#Consumidor')).toEqual([own.id])
  expect((await found('de:renata tag:consumidor'))[0]).toBe(own.id)
  expect(await found('"prova do ônus"')).toEqual([])
  expect(await found('ônus de:ninguem')).toEqual([])
  expect((await api.search.users({ query: 'de:renata' })).users.map(({ username }) => username)).toEqual(['renata'])
  const { newsletters } = await api.search.newsletters({ query: 'de:anapaula' })
  expect(newsletters.map(({ handle }) => handle)).toContain('clausula-a-clausula')
})
