import { expect, test } from 'vitest'
import { calm, start } from '../test/start'

test('a generated volume is paged, threaded, followed and searched like the seed, and is the same at each start', async () => {
  const { api } = await start({ simulation: calm({ posts: 2000 }) })
  await api.auth.signIn({ username: 'anapaula' })

  const feed = await api.posts.listFeed({ cursor: 'post-volume-1000' })
  expect(feed.posts.map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `post-volume-${1001 + index}`),
  )
  expect((await api.posts.listFeed({ tab: 'following' })).posts).toHaveLength(10)
  const post = feed.posts.find(({ comment_count }) => comment_count > 0)
  const thread = await api.comments.list({ postId: post?.id ?? '' })
  expect(thread.comments).toHaveLength(post?.comment_count ?? Number.NaN)
  const own = await api.posts.listByUser({ userId: post?.author_id ?? '', limit: 100 })
  expect(own.posts.map(({ id }) => id)).toContain(post?.id)
  expect((await api.search.posts({ query: post?.body ?? '' })).posts.length).toBeGreaterThan(0)

  const again = await start({ simulation: calm({ posts: 2000 }) })
  expect(await again.api.posts.listFeed({ cursor: 'post-volume-1000' })).toEqual(feed)
})
