import { CACHE_CLEANUP_EVERY, STALE, STORAGE_KEYS } from '@ementa/contracts'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshnessOf, isFresh, makeStale } from './freshness'
import { entryName, staleTimeOf } from './query'
import { createResponseCache, type ResponseCache, type ResponseCacheOptions } from './response-cache'

const MINUTE = 60_000
const made: ResponseCache[] = []

function create(options: Partial<ResponseCacheOptions> = {}) {
  const cache = createResponseCache({
    storage: memoryStorage(),
    page: () => ({ url: '/', title: 'Início' }),
    ...options,
  })
  made.push(cache)
  return cache
}

/** Writes an entry as SWR does. */
function put(cache: ResponseCache, resource: string, id: string, data: unknown = { id }) {
  const key = entryName([resource, id])
  cache.set(key, { data })
  return key
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})

afterEach(() => {
  for (const cache of made.splice(0)) cache.dispose()
  vi.useRealTimers()
})

test.each([
  ['feed', 1],
  ['profile', 5],
  ['tags', 60],
  ['search', 3],
  ['newsletters', 10],
])('%s stay fresh for %i min and not longer [BCK-079]', (resource, minutes) => {
  const stale = staleTimeOf([resource, {}])
  expect(isFresh({ savedAt: 0 }, stale, minutes * MINUTE - 1)).toBe(true)
  expect(isFresh({ savedAt: 0 }, stale, minutes * MINUTE)).toBe(false)
})

test('what has no stated time stays fresh for 5 min, and nothing that a write touched [PLT-019]', () => {
  expect(staleTimeOf(['notifications'])).toBe(5 * MINUTE)
  expect(staleTimeOf(['anything'])).toBe(STALE.other)
  expect(isFresh({ savedAt: 0, invalid: true }, MINUTE, 1)).toBe(false)
})

test('holds 50 entries; the least recently used goes first [BCK-080]', () => {
  const cache = create()
  const keys = Array.from({ length: 50 }, (_, index) => {
    vi.setSystemTime(index)
    return put(cache, 'post', String(index))
  })
  vi.setSystemTime(100)
  freshnessOf(cache).hold(keys[0] ?? '')()
  const added = put(cache, 'post', 'new')
  expect([...cache.keys()]).toHaveLength(50)
  expect(cache.get(keys[0] ?? '')).toBeDefined()
  expect(cache.get(keys[1] ?? '')).toBeUndefined()
  expect(cache.get(added)).toBeDefined()
})

test('cleans up every 5 min what is older than its time [BCK-080] [BCK-081]', () => {
  const cache = create()
  const feed = put(cache, 'feed', 'all')
  const tags = put(cache, 'tags', 'popular')
  vi.advanceTimersByTime(5 * MINUTE - 1)
  expect(cache.get(feed)).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(cache.get(feed)).toBeUndefined()
  expect(cache.get(tags)).toBeDefined()
})

test('age deletes nothing while offline, nor what is on screen', () => {
  let online = false
  const cache = create({ isOnline: () => online })
  const feed = put(cache, 'feed', 'all')
  vi.advanceTimersByTime(60 * MINUTE)
  expect(cache.get(feed)).toBeDefined()
  online = true
  let url = '/'
  const visible = create({ page: () => ({ url, title: '' }) })
  const post = put(visible, 'post', 'p1')
  const release = freshnessOf(visible).hold(post)
  for (let index = 1; index <= 11; index++) {
    url = `/p/${index}`
    vi.advanceTimersByTime(1)
    freshnessOf(visible).hold(put(visible, 'post', `other-${index}`))()
  }
  vi.advanceTimersByTime(2 * CACHE_CLEANUP_EVERY)
  expect(visible.get(post)).toBeDefined()
  release()
  vi.advanceTimersByTime(CACHE_CLEANUP_EVERY)
  expect(visible.get(post)).toBeUndefined()
})

test('keeps the data of the last 10 pages, newest first [BCK-082]', () => {
  let url = '/'
  const cache = create({ page: () => ({ url, title: `Página ${url}` }) })
  for (let index = 1; index <= 12; index++) {
    url = `/u/${index}`
    vi.advanceTimersByTime(1)
    freshnessOf(cache).hold(put(cache, 'profile', String(index)))()
  }
  const pages = cache.pages()
  expect(pages).toHaveLength(10)
  expect(pages[0]).toEqual({
    url: '/u/12',
    title: 'Página /u/12',
    content: [entryName(['profile', '12'])],
    beside: [],
    timestamp: 12,
  })
  expect(pages.at(-1)?.url).toBe('/u/3')
  vi.advanceTimersByTime(2 * CACHE_CLEANUP_EVERY)
  expect(cache.get(entryName(['profile', '2']))).toBeUndefined()
  expect(cache.get(entryName(['profile', '3']))).toBeDefined()
})

test('pages asked for in vain do not push out those that open offline [P-21]', () => {
  let url = '/'
  const cache = create({ page: () => ({ url, title: url }) })
  freshnessOf(cache).hold(put(cache, 'feed', 'all'))
  for (let index = 1; index <= 12; index++) {
    url = `/u/${index}`
    vi.advanceTimersByTime(1)
    freshnessOf(cache).hold(entryName(['profile', String(index)]))
  }
  expect(cache.pages().map((page) => page.url)).toEqual(['/u/12', '/'])
})

test('what stood beside a page is shown with it, but saves no page and does not age one [P-21]', () => {
  let url = '/'
  const storage = memoryStorage()
  const cache = create({ storage, page: () => ({ url, title: url }) })
  const reads = freshnessOf(cache)
  const law = put(cache, 'debatedLaw', 'all')
  const leaveFrame = reads.hold(law, true)
  expect(cache.pages()).toEqual([])
  vi.setSystemTime(1000)
  reads.hold(put(cache, 'feed', 'all'))()
  expect(cache.savedAt('/')).toBe(1000)
  url = '/drafts'
  const leave = reads.hold(entryName(['drafts', 'renata']))
  reads.hold(law, true)()
  expect(cache.pages().map(({ content, beside }) => [content, beside])).toEqual([
    [[entryName(['drafts', 'renata'])], [law]],
    [[entryName(['feed', 'all'])], [law]],
  ])
  expect(cache.savedAt('/drafts')).toBeUndefined()
  leave()
  leaveFrame()
  cache.flush()
  const again = create({ storage })
  vi.advanceTimersByTime(2 * CACHE_CLEANUP_EVERY)
  expect(again.get(law)).toBeDefined()
  expect(again.savedAt('/drafts')).toBeUndefined()
})

test('survives a restart with its times', () => {
  const storage = memoryStorage()
  const cache = create({ storage })
  const key = put(cache, 'feed', 'all', { posts: ['p1'] })
  vi.advanceTimersByTime(1000)
  expect(storage.getItem(STORAGE_KEYS.cache)).not.toBeNull()
  vi.advanceTimersByTime(1000)
  const again = create({ storage })
  expect(again.get(key)?.data).toEqual({ posts: ['p1'] })
  expect(freshnessOf(again).get(key)?.savedAt).toBe(0)
})

test.each(['{"no', '{"version":9}', '{"version":1,"entries":[{"key":1}],"pages":[]}'])(
  'sets an unreadable stored cache aside: %s',
  (text) => {
    const storage = memoryStorage({ [STORAGE_KEYS.cache]: text })
    const onProblem = vi.fn()
    const cache = create({ storage, onProblem })
    expect([...cache.keys()]).toEqual([])
    expect(storage.getItem(`${STORAGE_KEYS.cache}.corrupt`)).toBe(text)
    expect(onProblem).toHaveBeenCalledExactlyOnceWith({ kind: 'corrupt', key: STORAGE_KEYS.cache })
  },
)

test('a full disk is no problem of the cache, which goes on in memory', () => {
  const storage = memoryStorage()
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const onProblem = vi.fn()
  const cache = create({ storage, onProblem })
  const key = put(cache, 'feed', 'all')
  cache.flush()
  put(cache, 'feed', 'tag')
  cache.flush()
  expect(onProblem).not.toHaveBeenCalled()
  expect(cache.get(key)).toBeDefined()
})

test('an answer that another tab stored shows, but never hides a write of this one by counting as fresh', () => {
  const storage = memoryStorage()
  const mine = create({ storage })
  const theirs = create({ storage })
  const key = put(mine, 'feed', 'a', 'old')
  vi.setSystemTime(1000)
  put(theirs, 'feed', 'a', 'theirs')
  theirs.flush()
  vi.setSystemTime(1500)
  // Published here, and the feed is not open yet.
  const freshness = freshnessOf(mine)
  makeStale(freshness, key)
  const other = put(theirs, 'feed', 'b', 'asked for when this tab had already written')
  theirs.flush()
  vi.setSystemTime(2000)
  mine.flush()
  expect(mine.get(key)?.data).toBe('theirs')
  expect(isFresh(freshness.get(key), MINUTE, 2000)).toBe(false)
  expect(isFresh(freshness.get(other), MINUTE, 2000)).toBe(false)
})

test('clearing forgets here and in storage', () => {
  const storage = memoryStorage()
  const cache = create({ storage })
  put(cache, 'drafts', 'mine')
  cache.flush()
  cache.clear()
  vi.advanceTimersByTime(CACHE_CLEANUP_EVERY)
  expect([...cache.keys()]).toEqual([])
  expect(storage.getItem(STORAGE_KEYS.cache) ?? '').not.toContain('mine')
})

test('what is on screen when somebody signs out is never stored, and is gone once it leaves the screen', () => {
  const storage = memoryStorage()
  const cache = create({ storage })
  const key = put(cache, 'drafts', 'mine', 'rascunho de quem saiu')
  const freshness = freshnessOf(cache)
  const release = freshness.hold(key)
  cache.clear()
  cache.flush()
  expect(storage.getItem(STORAGE_KEYS.cache)).not.toContain('rascunho')
  expect(cache.get(key)?.data).toBe('rascunho de quem saiu')
  release()
  expect(cache.get(key)).toBeUndefined()
})

test('what was read again for the next person is stored, an answer still asked for by the one before is not', () => {
  const storage = memoryStorage()
  const cache = create({ storage })
  const freshness = freshnessOf(cache)
  const [late, fresh] = [put(cache, 'feed', 'a', 'de antes'), put(cache, 'feed', 'b', 'de antes')]
  const holds = [late, fresh].map((key) => freshness.hold(key))
  cache.clear()
  freshness.set(late, { savedAt: 5, invalid: true })
  cache.set(fresh, { data: 'de agora' })
  freshness.set(fresh, { savedAt: 6 })
  cache.flush()
  expect(storage.getItem(STORAGE_KEYS.cache)).not.toContain('de antes')
  expect(storage.getItem(STORAGE_KEYS.cache)).toContain('de agora')
  for (const release of holds) release()
})

test('a tab that has not heard of a sign-out elsewhere stores nothing', () => {
  const storage = memoryStorage()
  const cache = create({ storage, mayStore: () => false })
  put(cache, 'bookmarks', 'mine', 'favorito')
  cache.flush()
  expect(storage.getItem(STORAGE_KEYS.cache)).toBeNull()
})

test('an answer is stored with what a write said of it', () => {
  const storage = memoryStorage()
  const cache = create({ storage })
  const key = put(cache, 'feed', 'all')
  makeStale(freshnessOf(cache), key)
  cache.flush()
  expect(freshnessOf(create({ storage })).get(key)).toMatchObject({ savedAt: 0, invalid: true })
})

test('a visit to the same page keeps what it showed before', () => {
  const cache = create()
  const reads = freshnessOf(cache)
  const [one, two] = [put(cache, 'feed', 'a'), put(cache, 'tags', 'b')]
  for (const key of [one, two, one]) reads.hold(key)()
  expect(cache.pages()).toMatchObject([{ content: [one, two] }])
})

test('a page is as old as its oldest answer, and has no age without one', () => {
  const cache = create()
  const reads = freshnessOf(cache)
  vi.setSystemTime(10)
  for (const id of ['a', 'b']) {
    reads.hold(put(cache, 'post', id))()
    vi.advanceTimersByTime(10)
  }
  reads.hold('@"post","never answered",')()
  expect(cache.savedAt('/')).toBe(10)
  expect(cache.savedAt('/elsewhere')).toBeUndefined()
})

test('what earlier versions stored, under names of SWR with the key beside them, is read on with its pages', () => {
  const name = '@#id:"p1",@"post",'
  const entry = { key: name, input: ['post', { id: 'p1' }], data: 'um', savedAt: 0, usedAt: 0 }
  const kept = { url: '/p/p1', title: 'Publicação', content: [name], beside: [], timestamp: 0 }
  const storage = memoryStorage({
    [STORAGE_KEYS.cache]: JSON.stringify({ version: 1, entries: [entry], pages: [kept] }),
  })
  const cache = create({ storage })
  const today = entryName(['post', { id: 'p1' }])
  expect(cache.get(today)).toEqual({ data: 'um' })
  expect(cache.pages()).toEqual([{ ...kept, content: [today] }])
})
