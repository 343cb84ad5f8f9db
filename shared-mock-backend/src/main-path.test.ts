import { errorCode } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { calm, start } from './test/start'

describe('the main path through the real client', () => {
  test('signs in, publishes and finds the post on top of the feed', async () => {
    const { api } = await start()
    expect(await api.auth.getCurrentUser()).toBeNull()

    const { profile } = await api.auth.signIn({ username: 'anapaula' })
    const post = await api.posts.create({ body: '  Contrato de adesão: cláusula nula.  ', tags: ['contratos'] })
    expect(post).toMatchObject({ author_id: profile.id, body: 'Contrato de adesão: cláusula nula.', like_count: 0 })

    const feed = await api.posts.listFeed({})
    expect(feed.posts[0]).toEqual(post)
    expect(feed.authors).toContainEqual(profile)
  })

  test('pages through the whole feed, newest first, without repeating a post', async () => {
    const { api } = await start()
    const seen: string[] = []
    const times: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof api.posts.listFeed>> = await api.posts.listFeed({ cursor })
      seen.push(...page.posts.map((post) => post.id))
      times.push(...page.posts.map((post) => post.scheduled_at ?? post.created_at))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen.length).toBeGreaterThan(20)
    expect(new Set(seen).size).toBe(seen.length)
    expect(times).toEqual([...times].sort().reverse())
  })

  test('refuses an unknown username and a visitor who writes with typed errors', async () => {
    const { api } = await start()
    const unknown = await api.auth.signIn({ username: 'ninguem' }).catch((error) => error)
    expect(unknown).toMatchObject({ code: 'USER_NOT_FOUND', message: 'Usuário não encontrado', defined: true })
    const visitor = await api.posts.create({ body: 'Sem conta' }).catch((error) => error)
    expect(errorCode(visitor)).toBe('UNAUTHORIZED')
  })

  test('a failing call arrives as the declared network error', async () => {
    const { api } = await start({ simulation: calm({ fail: ['posts.listFeed'] }) })
    const error = await api.posts.listFeed({}).catch((error) => error)
    expect(error).toMatchObject({ code: 'MOCK_NETWORK_ERROR', message: 'Mock network error', defined: true })
    expect((await api.tags.listPopular()).tags).toHaveLength(10)
  })

  test('keeps a scheduled post to its author until its time', async () => {
    const { api, at } = await start()
    const { profile } = await api.auth.signIn({ username: 'anapaula' })
    const post = await api.posts.create({ body: 'Amanhã no Diário', scheduledAt: '2026-03-11T09:00:00.000Z' })
    expect((await api.posts.listDrafts()).scheduled).toContainEqual(post)
    expect((await api.posts.listByUser({ userId: profile.id })).posts).not.toContainEqual(post)
    expect((await api.posts.listFeed({})).posts.map(({ id }) => id)).not.toContain(post.id)

    at('2026-03-11T09:00:01.000Z')
    expect((await api.posts.listFeed({})).posts[0]).toEqual(post)
    expect((await api.posts.listByUser({ userId: profile.id })).posts).toContainEqual(post)
  })

  test('lists newsletters with their owners', async () => {
    const { api } = await start()
    const { newsletters, owners } = await api.newsletters.listAll()
    const paid = newsletters.find((newsletter) => newsletter.price_cents === 1490)
    expect(owners.map(({ id }) => id)).toContain(paid?.owner_id)
    const { newsletter } = await api.newsletters.get({ handle: paid?.handle ?? '' })
    expect(newsletter).toEqual(paid)
  })
})
