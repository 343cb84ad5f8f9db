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
