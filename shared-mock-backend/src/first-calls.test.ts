import { expect, test } from 'vitest'
import { start } from './test/start'

/** Everything that a first page asks, as each of these people. */
async function firstPage({ api, backend }: Awaited<ReturnType<typeof start>>) {
  const pages = []
  for (const tab of ['forYou', 'topics'] as const) {
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof api.posts.listFeed>> = await api.posts.listFeed({ tab, cursor })
      pages.push(page)
      cursor = page.nextCursor
    } while (cursor)
  }
  backend.flush()
  return [
    await api.auth.getCurrentUser(),
    await api.profiles.listRecommended({ limit: 50 }),
    await api.tags.listPopular({ limit: 20 }),
    ...pages,
  ]
}

test.each([null, 'anapaula', 'moderacao', 'gustavolins'])(
  'a first page is the same before and after comments and moderation were generated, as %s',
  async (username) => {
    const world = await start()
    if (username) await world.api.auth.signIn({ username })
    const reloaded = await start({ storage: world.storage })
    const before = await firstPage(reloaded)
    const { comments } = await reloaded.api.comments.list({ postId: 'post-013' })
    expect(comments.length).toBeGreaterThan(3)
    expect(await firstPage(reloaded)).toEqual(before)
  },
)

test('a change of what is generated later is there again at the next start', async () => {
  const { api, storage } = await start()
  await api.auth.signIn({ username: 'anapaula' })
  const { comments } = await api.comments.list({ postId: 'post-013' })
  const own = await api.comments.create({ postId: 'post-013', body: 'Depois do recesso.' })
  await api.comments.report({ id: comments[0]?.id ?? '', reason: 'spam' })
  const next = await start({ storage })
  const list = (await next.api.comments.list({ postId: 'post-013' })).comments
  expect(list.find(({ id }) => id === own.id)?.body).toBe('Depois do recesso.')
  expect(list.find(({ id }) => id === comments[0]?.id)?.is_reported).toBe(true)
})
