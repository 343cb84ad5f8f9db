import { expect, test } from 'vitest'
import { calm, start } from './test/start'

/** Generous bounds: a scan of everything would be far beyond them, a busy machine is not. */
const QUICK = 25

async function timed<Result>(call: () => Promise<Result>): Promise<[Result, number]> {
  await call()
  const before = performance.now()
  const result = await call()
  return [result, performance.now() - before]
}

test('with 100 000 posts the feed, a thread and a profile answer as quickly as with 100', async () => {
  const { api } = await start({ simulation: calm({ posts: 100_000 }) })
  await api.auth.signIn({ username: 'anapaula' })

  const [feed, feedTime] = await timed(() => api.posts.listFeed({ cursor: 'post-volume-50000' }))
  expect(feed.posts.map(({ id }) => id)).toContain('post-volume-50001')
  const [following, followingTime] = await timed(() => api.posts.listFeed({ tab: 'following' }))
  expect(following.posts).toHaveLength(10)
  const [thread, threadTime] = await timed(() => api.comments.list({ postId: 'post-volume-40000' }))
  expect(thread.comments.length).toBeGreaterThan(0)
  const author = feed.posts[0]?.author_id ?? ''
  const [own, ownTime] = await timed(() => api.posts.listByUser({ userId: author }))
  expect(own.posts.length).toBeGreaterThan(0)
  expect(Math.max(feedTime, followingTime, threadTime, ownTime)).toBeLessThan(QUICK)
}, 60_000)
