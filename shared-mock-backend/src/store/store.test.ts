import { STORAGE_KEYS, stateRecordKey } from '@ementa/contracts'
import { describe, expect, test, vi } from 'vitest'
import { start } from '../test/start'
import { memoryStorage } from './storage'

const keysOf = (storage: ReturnType<typeof memoryStorage>) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

describe('what is stored', () => {
  test('only what differs from the seed, one record each, and it is all there at the next start', async () => {
    const storage = memoryStorage()
    const first = await start({ storage })
    expect(keysOf(storage)).toEqual([STORAGE_KEYS.state])

    await first.api.auth.signIn({ username: 'anapaula' })
    const post = await first.api.posts.create({ body: 'Fica guardado' })
    const [other] = (await first.api.posts.listFeed({ limit: 5 })).posts.slice(1)
    await first.api.bookmarks.bookmark({ postId: other?.id ?? '' })
    await first.api.users.muteUser({ id: 'user-lexcorp' })
    expect(keysOf(storage)).toContain(stateRecordKey('posts', post.id))
    expect(keysOf(storage).filter((key) => key.includes(':posts:'))).toHaveLength(1)

    const second = await start({ storage })
    const user = await second.api.auth.getCurrentUser()
    expect(user?.profile.username).toBe('anapaula')
    expect(user?.memberships.bookmarked).toContain(other?.id)
    expect(user?.memberships.muted).toEqual(['user-lexcorp'])
    expect((await second.api.posts.listFeed({})).posts[0]).toEqual(post)
  })

  test('generated times stay those of the first start', async () => {
    const storage = memoryStorage()
    const first = await start({ storage })
    const before = await first.api.posts.listFeed({})
    const later = await start({ storage, clock: () => new Date('2026-06-01T12:00:00.000Z') })
    expect((await later.api.posts.get({ id: before.posts[0]?.id ?? '' })).post).toEqual(before.posts[0])
  })

  test('a deleted generated post stays deleted', async () => {
    const storage = memoryStorage()
    const first = await start({ storage })
    const { profile } = await first.api.auth.signIn({ username: 'anapaula' })
    const [own] = (await first.api.posts.listByUser({ userId: profile.id })).posts
    await first.api.posts.delete({ id: own?.id ?? '' })
    const second = await start({ storage })
    await expect(second.api.posts.get({ id: own?.id ?? '' })).rejects.toMatchObject({ code: 'POST_NOT_FOUND' })
  })

  test('reset restores the seed and signs out', async () => {
    const { api, backend } = await start()
    const before = await api.posts.listFeed({})
    await api.auth.signIn({ username: 'anapaula' })
    await api.posts.create({ body: 'Some depois' })
    await backend.reset()
    expect(await api.auth.getCurrentUser()).toBeNull()
    expect(await api.posts.listFeed({})).toEqual(before)
  })
})

describe('stored data that cannot be used', () => {
  test('a corrupt record is set aside, reported once, and the app starts', async () => {
    const storage = memoryStorage()
    const key = stateRecordKey('posts', 'post-001')
    storage.setItem(key, '{"id":"post-001"')
    const { api, backend } = await start({ storage })
    const seen = vi.fn()
    backend.onProblem(seen)
    expect(seen.mock.calls).toEqual([[{ kind: 'corrupt', key }]])
    expect(storage.getItem(`${key}.corrupt`)).toBe('{"id":"post-001"')
    expect((await api.posts.get({ id: 'post-001' })).post.id).toBe('post-001')
    expect((await start({ storage })).backend.problems).toEqual([])
  })

  test('records of another version are set aside together with their head', async () => {
    const storage = memoryStorage()
    const key = stateRecordKey('posts', 'post-001')
    storage.setItem(STORAGE_KEYS.state, '{"version":0,"user":"anapaula"}')
    storage.setItem(key, '{"old":true}')
    const { backend } = await start({ storage })
    expect(backend.problems.map(({ kind }) => kind)).toEqual(['old-version', 'old-version'])
    expect(storage.getItem(`${key}.corrupt`)).toBe('{"old":true}')
    expect(storage.getItem(`${STORAGE_KEYS.state}.corrupt`)).toContain('anapaula')
  })

  test('a full disk is told once, and everything goes on from memory', async () => {
    const { api, backend } = await start({ storage: memoryStorage(300) })
    const seen = vi.fn()
    backend.onProblem(seen)
    await api.auth.signIn({ username: 'anapaula' })
    const first = await api.posts.create({ body: 'Ainda aqui' })
    await api.posts.create({ body: 'Também' })
    expect((await api.posts.get({ id: first.id })).post).toEqual(first)
    expect(seen).toHaveBeenCalledTimes(1)
    expect(seen.mock.calls[0]?.[0]).toMatchObject({ kind: 'storage-full' })
  })
})

describe('two tabs', () => {
  test('see each other’s changes record by record and overwrite none', async () => {
    const storage = memoryStorage()
    const tabs = new EventTarget()
    const mine = await start({ storage, tabs })
    await mine.api.auth.signIn({ username: 'anapaula' })
    const own = await mine.api.posts.create({ body: 'Da minha aba' })

    const other = await start({ storage })
    const post = await other.api.posts.create({ body: 'Da outra aba' })
    const changed = vi.fn()
    mine.backend.onOtherTab(changed)
    const event = Object.assign(new Event('storage'), { key: stateRecordKey('posts', post.id) })
    tabs.dispatchEvent(event)
    await vi.waitFor(() => expect(changed).toHaveBeenCalled())

    expect((await mine.api.posts.listFeed({})).posts.map(({ body }) => body)).toEqual(
      expect.arrayContaining(['Da minha aba', 'Da outra aba']),
    )
    expect(storage.getItem(stateRecordKey('posts', own.id))).toContain('Da minha aba')
  })
})
