import type { Post } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { bookmarksQuery, draftsQuery, feedQuery, postQuery, postsIn, userPostsQuery } from '../data'
import { citingQuery, searchQuery } from '../queries/queries'
import { cacheEdits, editEntity } from './cache-edits'
import { entryName } from './query'

const post = (id: string) => ({ id, comment_count: 1 }) as Post
const FILTERS: Parameters<typeof searchQuery>[2] = {
  dateRange: null,
  customDateFrom: null,
  customDateTo: null,
  contentTypes: [],
  tags: [],
  sortBy: 'relevance',
}
const counts = (posts: Post[]) => posts.map(({ comment_count }) => comment_count)

/** A cache with these answers, under the keys of their queries. */
function cacheOf(answers: { key: readonly unknown[]; data: unknown }[]) {
  const states = new Map(answers.map(({ key, data }) => [entryName(key), { data }]))
  const mutate = async (name: unknown, data: unknown) => {
    const state = states.get(String(name))
    if (state) state.data = data
  }
  const dataOf = (key: readonly unknown[]) => states.get(entryName(key))?.data
  return { cache: states, mutate, dataOf }
}

test('a post is changed wherever an answer holds it, and nothing else is touched', () => {
  const feed = feedQuery({ tab: 'forYou' }).key
  const bookmarks = bookmarksQuery('u1').key
  const other = { post: post('p2'), author: null }
  const store = cacheOf([
    { key: feed, data: { pages: [{ posts: [post('p1'), post('p2')] }, { posts: [post('p1')] }] } },
    { key: bookmarks, data: { posts: [post('p1')] } },
    { key: postQuery('p2').key, data: other },
    { key: ['comments', 'p1', 'newest'], data: { pages: [{ comments: [post('p1')] }] } },
  ])
  const edits = cacheEdits(store as unknown as Parameters<typeof cacheEdits>[0])
  editEntity(edits, postsIn, 'p1', (one) => ({ ...one, comment_count: one.comment_count + 1 }))
  expect(store.dataOf(feed)).toMatchObject({
    pages: [{ posts: [{ comment_count: 2 }, { comment_count: 1 }] }, { posts: [{ comment_count: 2 }] }],
  })
  expect(counts((store.dataOf(bookmarks) as { posts: Post[] }).posts)).toEqual([2])
  expect(store.dataOf(postQuery('p2').key)).toBe(other)
  expect(store.dataOf(['comments', 'p1', 'newest'])).toEqual({ pages: [{ comments: [post('p1')] }] })
})

test.each([
  ['of a person', userPostsQuery({ userId: 'u1', viewer: null }).key, (posts: Post[]) => ({ pages: [{ posts }] })],
  ['a draft', draftsQuery('u1').key, (posts: Post[]) => ({ posts, scheduled: [] })],
  ['that is scheduled', draftsQuery('u1').key, (posts: Post[]) => ({ posts: [], scheduled: posts })],
  ['that was found', searchQuery('posts', 'lgpd', FILTERS).key, (posts: Post[]) => ({ posts, total: 2 })],
  [
    'that cites a law, beside issues that do',
    citingQuery({ key: 'lei:2018;13709', viewer: null }).key,
    (posts: Post[]) => ({
      pages: [
        { items: [{ kind: 'issue', issue: { id: 'p1' } }, ...posts.map((one) => ({ kind: 'post', post: one }))] },
      ],
    }),
  ],
])('a post %s is changed in its list', (_, key, answer) => {
  const store = cacheOf([{ key, data: answer([post('p1'), post('p2')]) }])
  const edits = cacheEdits(store as unknown as Parameters<typeof cacheEdits>[0])
  editEntity(edits, postsIn, 'p1', (one) => ({ ...one, comment_count: 9 }))
  expect(store.dataOf(key)).toEqual(answer([{ ...post('p1'), comment_count: 9 }, post('p2')]))
})

test('a part of a thread is changed where the page of another part holds it', () => {
  const key = postQuery('p1').key
  const parts = [
    { part: 1, post: post('p1') },
    { part: 2, post: post('p2') },
    { part: 3, post: null },
  ]
  const store = cacheOf([{ key, data: { post: post('p1'), author: null, thread: parts } }])
  const edits = cacheEdits(store as unknown as Parameters<typeof cacheEdits>[0])
  editEntity(edits, postsIn, 'p2', (one) => ({ ...one, comment_count: one.comment_count + 1 }))
  const { thread } = store.dataOf(key) as { thread: { post: Post | null }[] }
  expect(thread.map(({ post }) => post?.comment_count)).toEqual([1, 2, undefined])
})
