import { expect, test } from 'vitest'
import { start } from './test/start'

/** Makes all calls that do not wait for the deferred data, as each of these people. */
async function firstPages({ api }: Awaited<ReturnType<typeof start>>) {
  const pages = []
  for (const tab of ['forYou', 'topics'] as const) {
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof api.posts.listFeed>> = await api.posts.listFeed({ tab, cursor })
      pages.push(page)
      cursor = page.nextCursor
    } while (cursor)
  }
  const { profiles } = await api.profiles.listRecommended({ limit: 50 })
  const { newsletters } = await api.newsletters.listAll({})
  const posts = []
  for (const { id, username } of profiles) {
    pages.push(await api.profiles.getByUsername({ username }))
    const own = await api.posts.listByUser({ userId: id, limit: 50, allParts: true })
    for (const post of own.posts) posts.push(await api.posts.get({ id: post.id }))
    pages.push(own)
  }
  for (const { id, handle } of newsletters) {
    const issues = await api.newsletters.listIssues({ newsletterId: id })
    pages.push(await api.newsletters.get({ handle }), issues)
    for (const issue of issues.issues) pages.push(await api.newsletters.getIssue({ issueId: issue.id }))
  }
  expect([posts.length > 50, newsletters.length > 3]).toEqual([true, true])
  return [
    await api.auth.getCurrentUser(),
    await api.newsletters.listAll({}),
    await api.tags.listPopular({ limit: 20 }),
    await api.posts.get({ id: 'post-nowhere' }).catch(({ message }) => message),
    ...posts,
    ...pages,
  ]
}

test.each([null, 'anapaula', 'moderacao', 'gustavolins'])(
  'a page that people open is the same before and after comments and moderation were generated, as %s',
  async (username) => {
    const world = await start()
    if (username) await world.api.auth.signIn({ username })
    const reloaded = await start({ storage: world.storage })
    const before = await firstPages(reloaded)
    const { comments } = await reloaded.api.comments.list({ postId: 'post-013' })
    expect(comments.length).toBeGreaterThan(3)
    expect(await firstPages(reloaded)).toEqual(before)
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
