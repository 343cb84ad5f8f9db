import { expect, test } from 'vitest'
import { createSeed } from './seed'
import { calm, START, start } from './test/start'
import { addVolume } from './volume'

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

test('people are followed by others than themselves, and comments answer each other behind their post', async () => {
  const seed = await createSeed(START)
  const { profiles, posts, comments, follows } = addVolume(seed, START, 400)
  const added = <Item>(all: readonly Item[], own: readonly Item[]) => {
    expect(all.slice(0, own.length)).toEqual(own)
    return all.slice(own.length)
  }
  const people = added(profiles, seed.profiles)
  expect(people).toHaveLength(20)
  expect(new Set(people.map(({ id }) => id)).size).toBe(20)
  for (const { authority_form, display_name } of people)
    expect(authority_form, display_name).toBe(
      /^(Bruno|Diego|Fábio|Heitor|Jonas|Marcos) /.test(display_name) ? 'masculine' : 'feminine',
    )

  const ids = new Set(people.map(({ id }) => id))
  const following = added(follows, seed.follows)
  expect(following.length).toBeGreaterThan(100)
  for (const { follower_id, followee_id } of following)
    expect([ids.has(follower_id), ids.has(followee_id), follower_id === followee_id]).toEqual([true, true, false])

  const volume = new Map(added(posts, seed.posts).map((post) => [post.id, post]))
  const replies = added(comments, seed.comments)
  const countOf = (id: string) => replies.filter(({ post_id }) => post_id === id).length
  for (const { id, author_id, comment_count, tags, created_at } of volume.values()) {
    expect([ids.has(author_id), comment_count, new Set(tags).size]).toEqual([true, countOf(id), tags.length])
    expect(created_at < '2026-01-25T12:00:00.001Z').toBe(true)
  }
  const [first] = volume.values()
  expect([first?.created_at, countOf('post-volume-0') > 0, countOf('post-volume-1')]).toEqual([
    '2026-01-24T12:00:00.000Z',
    true,
    0,
  ])
  for (const { id, post_id, parent_id, created_at, author_id } of replies) {
    const place = Number(id.slice(`comment-${post_id}-`.length))
    const post = volume.get(post_id)
    expect(Date.parse(created_at) - Date.parse(post?.created_at ?? '')).toBe((place + 1) * 60_000)
    expect([parent_id, ids.has(author_id)]).toEqual([place === 1 ? `comment-${post_id}-0` : null, true])
  }
})
