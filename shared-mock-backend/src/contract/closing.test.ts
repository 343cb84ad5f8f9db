import { describe, expect, test } from 'vitest'
import { transports } from '../test/transports'

const SINCE = '2026-03-10T12:00:00.000Z'

describe.each(transports)('the daily page, $transport', ({ open }) => {
  test('holds what others published since then in what one follows, and nothing of before', async () => {
    const world = await open()
    const { api } = world
    const { id: renata } = await world.as('renata')
    const key = 'sumula:stj:308'
    await world.as('lexcorp')
    await api.profiles.follow({ id: renata })
    await api.tags.followTag({ slug: 'locacao' })
    await api.law.follow({ key })
    world.at('2026-03-10T13:00:00.000Z')
    await api.posts.create({ body: 'A Súmula 308 do STJ, por mim mesma.', tags: ['locacao'] })
    const quiet = await api.closing.get({ since: SINCE })
    expect([quiet.posts, quiet.topics, quiet.laws, quiet.issues]).toEqual([[], [], [], []])

    await world.as('renata')
    const cited = await api.posts.create({ body: 'A Súmula 308 do STJ protege o comprador.' })
    await world.as('joaopedro')
    const tagged = await api.posts.create({ body: 'Sobre despejo.', tags: ['locacao'] })
    await world.as('lexcorp')
    const found = await api.closing.get({ since: SINCE })
    expect(found).toMatchObject({
      posts: [{ id: cited.id }],
      count: 1,
      topics: [{ slug: 'locacao', count: 1, post: { id: tagged.id } }],
      laws: [{ key, count: 1 }],
    })
    expect(found.authors.map(({ username }) => username).sort()).toEqual(['joaopedro', 'renata'])
    expect((await api.closing.get({ since: '2026-03-10T13:00:00.000Z' })).posts).toEqual([])
  })

  test('names the issues of the newsletters one subscribes to', async () => {
    const world = await open()
    const { api } = world
    await world.as('anapaula')
    const subscribed = (await api.auth.getCurrentUser())?.memberships.subscribed ?? []
    const { issues } = await api.closing.get({ since: '2026-01-01T00:00:00.000Z' })
    expect(subscribed.length).toBeGreaterThan(0)
    expect(issues.length).toBeGreaterThan(0)
    const { newsletters } = await api.newsletters.listAll()
    const handles = newsletters.filter(({ id }) => subscribed.includes(id)).map(({ handle }) => handle)
    expect(issues.every(({ handle }) => handles.includes(handle))).toBe(true)
  })
})
