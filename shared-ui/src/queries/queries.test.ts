import { type Api, PAGE_SIZE, type Post } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { citingQuery, commentsQuery, feedQuery, profileQuery, searchQuery, userPostsQuery } from './queries'

const calls: unknown[] = []
/** A client whose calls note themselves and answer this. */
const client = (answer: unknown) =>
  new Proxy({} as Api, {
    get: (_, area) =>
      new Proxy(
        {},
        {
          get: (_, name) => async (input?: unknown) => {
            calls.push([`${String(area)}.${String(name)}`, input])
            return answer
          },
        },
      ),
  })
const asked = () => calls.splice(0)
const posts = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `p${index}` }) as Post)

test('comments are asked for with what the address names, which makes no other list', async () => {
  const request = commentsQuery('p1', 'newest', 'c9')
  expect(request.key).toEqual(['comments', 'p1', 'newest'])
  const page = { comments: [{ id: 'c1' }], nextCursor: 'n' }
  const answer = await request.call('k', client(page))
  expect([request.items(answer), request.next(answer)]).toEqual([page.comments, 'n'])
  await commentsQuery('p1', 'newest', null).call(null, client(page))
  expect(asked()).toEqual([
    ['comments.list', { postId: 'p1', order: 'newest', cursor: 'k', limit: PAGE_SIZE.comments, until: 'c9' }],
    ['comments.list', { postId: 'p1', order: 'newest', cursor: null, limit: PAGE_SIZE.comments, until: undefined }],
  ])
})

test('the posts of a person end where fewer come than were asked for', async () => {
  const request = userPostsQuery({ userId: 'u1', viewer: null })
  await request.call('p9', client({}))
  expect(asked()).toEqual([['posts.listByUser', { userId: 'u1', afterId: 'p9', limit: PAGE_SIZE.userPosts }]])
  const full = { posts: posts(PAGE_SIZE.userPosts) } as never
  expect(request.next(full)).toBe(`p${PAGE_SIZE.userPosts - 1}`)
  expect(request.next({ posts: posts(PAGE_SIZE.userPosts - 1) } as never)).toBeNull()
  expect(request.items(full)).toHaveLength(PAGE_SIZE.userPosts)
})

test('a feed stands still until something is asked for, page by page', async () => {
  const request = feedQuery({ tab: 'forYou' })
  const page = { posts: posts(1), nextCursor: 'n' }
  const answer = await request.call('k', client(page))
  expect([request.items(answer), request.next(answer), request.whenStale]).toEqual([page.posts, 'n', 'keep'])
  expect(asked()).toEqual([['posts.listFeed', { tab: 'forYou', cursor: 'k' }]])
})

test('what cites a law is one list for each viewer, whom the backend knows by itself', async () => {
  const input = { key: 'cf', viewer: 'u1' } as never
  const request = citingQuery(input)
  expect(request.key).toEqual(['law.citing', input])
  const answer = await request.call('k', client({ items: [], nextCursor: null }))
  expect([request.items(answer), request.next(answer)]).toEqual([[], null])
  expect(asked()).toEqual([['law.listCiting', { key: 'cf', cursor: 'k' }]])
})

test.each([
  ['all', 'search.all'],
  ['posts', 'search.posts'],
  ['users', 'search.users'],
  ['newsletters', 'search.newsletters'],
] as const)('a search for %s makes one call, and has every kind in its answer', async (tab, call) => {
  const found = { posts: [], users: [], newsletters: [], authors: [], issues: [], alternatives: [] }
  const filters = { period: 'week' } as never
  const answer = await searchQuery(tab, 'multa', filters).call(client(tab === 'all' ? found : { [tab]: ['um'] }))
  expect(answer).toEqual(tab === 'all' ? found : { ...found, [tab]: ['um'] })
  expect(asked()).toEqual([[call, { query: 'multa', filters }]])
})

test('a person is one entry in any spelling, and is asked for as they were written', async () => {
  expect(profileQuery({ username: 'AnaPaula' }).key).toEqual(['profile', { username: 'anapaula' }])
  await profileQuery({ username: 'AnaPaula' }).call(client({}))
  expect(asked()).toEqual([['profiles.getByUsername', { username: 'AnaPaula' }]])
})
