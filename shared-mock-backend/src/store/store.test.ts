import { STORAGE_KEYS, stateRecordKey } from '@ementa/contracts'
import { describe, expect, test, vi } from 'vitest'
import { generateDeferredData, generateNewsletterWork, generateWorld } from '../seed/generate'
import { START, start } from '../test/start'
import { memoryStorage } from './storage'
import { Store } from './store'

const keysOf = (storage: ReturnType<typeof memoryStorage>) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

describe('what is stored', () => {
  test('only what differs from the seed, one record each, and it is all there at the next start [BCK-010]', async () => {
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

  test('the seed is made once: its times stay those of the first start [BCK-012]', async () => {
    const storage = memoryStorage()
    const first = await start({ storage })
    const before = await first.api.posts.listFeed({})
    const later = await start({ storage, clock: () => new Date('2026-06-01T12:00:00.000Z') })
    expect((await later.api.posts.get({ id: before.posts[0]?.id ?? '' })).post).toEqual(before.posts[0])
  })

  test('a deleted generated post stays deleted [BCK-012]', async () => {
    const storage = memoryStorage()
    const first = await start({ storage })
    const { profile } = await first.api.auth.signIn({ username: 'anapaula' })
    const [own] = (await first.api.posts.listByUser({ userId: profile.id })).posts
    await first.api.posts.delete({ id: own?.id ?? '' })
    const second = await start({ storage })
    await expect(second.api.posts.get({ id: own?.id ?? '' })).rejects.toMatchObject({ code: 'POST_NOT_FOUND' })
  })

  test('reset restores the seed and signs out [BCK-013]', async () => {
    const storage = memoryStorage()
    const { api, backend } = await start({ storage })
    const world = async () => [
      await api.posts.listFeed({ limit: 100 }),
      await api.comments.list({ postId: 'post-001' }),
      await api.newsletters.listAll(),
      await api.profiles.getByUsername({ username: 'anapaula' }),
    ]
    const before = await world()
    await api.auth.signIn({ username: 'anapaula' })
    await api.posts.create({ body: 'Some depois' })
    await api.comments.create({ postId: 'post-001', body: 'Some depois' })
    await api.newsletters.create({ handle: 'some', title: 'Some', description: 'Depois' })
    await api.profiles.update({ display_name: 'Zuleica', bio: '' })
    await api.users.muteUser({ id: 'user-lexcorp' })
    await api.search.addHistory({ query: 'some' })
    expect(await world()).not.toEqual(before)
    const named = async () => (await api.search.users({ query: 'zuleica' })).users.map(({ id }) => id)
    expect(await named()).toEqual(['user-anapaula'])
    await backend.reset()
    expect(await named()).toEqual([])
    expect(await api.auth.getCurrentUser()).toBeNull()
    expect(await world()).toEqual(before)
    expect(keysOf(storage)).toEqual([STORAGE_KEYS.state])
    await api.auth.signIn({ username: 'anapaula' })
    expect((await api.users.listMuted()).users).toEqual([])
    expect(await api.search.listHistory()).toEqual({ history: [] })
  })

  test('a count that is too low for what is deleted ends at what is left, never below 0 [BCK-049]', async () => {
    const storage = memoryStorage()
    const first = await start({ storage })
    await first.api.auth.signIn({ username: 'joaopedro' })
    const post = await first.api.posts.create({ body: 'Com comentários' })
    const root = await first.api.comments.create({ postId: post.id, body: 'Raiz' })
    await first.api.comments.create({ postId: post.id, parentId: root.id, body: 'Resposta' })
    storage.setItem(stateRecordKey('posts', post.id), JSON.stringify({ ...post, comment_count: 1 }))
    const { api } = await start({ storage })
    expect((await api.posts.get({ id: post.id })).post.comment_count).toBe(1)
    expect(await api.comments.delete({ id: root.id })).toEqual({ removed: 2 })
    expect((await api.posts.get({ id: post.id })).post.comment_count).toBe(0)
  })
})

describe('a reset while the newsletter work is being loaded', () => {
  test('leaves none of the old world behind, and the new one’s work is there', async () => {
    let time = '2026-03-10T12:00:00.000Z'
    const waiting: (() => void)[] = []
    const store = new Store({
      storage: memoryStorage(),
      clock: () => new Date(time),
      generate: generateWorld,
      generateDeferred: generateDeferredData,
      generateWork: async (seededAt) => {
        if (seededAt.toISOString().startsWith('2026-03')) await new Promise<void>((resolve) => waiting.push(resolve))
        return generateNewsletterWork(seededAt)
      },
    })
    await store.load(0)
    const loaded = store.newsletterWork.need()
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    time = '2026-05-20T12:00:00.000Z'
    await store.reset()
    waiting[0]?.()
    await loaded
    const { issues } = await generateNewsletterWork(new Date(time))
    expect(
      store.db.issues
        .all()
        .map(({ created_at }) => created_at)
        .sort(),
    ).toEqual(issues.map(({ created_at }) => created_at).sort())
  })
})

test('a change that breaks off leaves nothing behind', async () => {
  const store = new Store({
    storage: memoryStorage(),
    clock: () => START,
    generate: generateWorld,
    generateDeferred: generateDeferredData,
    generateWork: generateNewsletterWork,
  })
  await store.load(0)
  const before = store.db.posts.get('post-001')
  if (!before) throw new Error('The seed has no such post.')
  const breaksOff = store.change(async () => {
    store.db.posts.put({ ...before, body: 'Pela metade' })
    throw new Error('broken off')
  }, Boolean)
  await expect(breaksOff).rejects.toThrow('broken off')
  expect(store.db.posts.get('post-001')).toEqual(before)
})

describe('stored data that cannot be used', () => {
  test('a corrupt record is set aside, reported once, and the app starts', async () => {
    const storage = memoryStorage()
    const key = stateRecordKey('posts', 'post-001')
    storage.setItem(key, '{"id":"post-001"')
    const { api, backend } = await start({ storage })
    const seen = vi.fn()
    backend.onUnreadable(seen)
    expect(seen.mock.calls).toEqual([[key]])
    expect(storage.getItem(`${key}.corrupt`)).toBe('{"id":"post-001"')
    expect((await api.posts.get({ id: 'post-001' })).post.id).toBe('post-001')
    expect((await start({ storage })).backend.unreadable).toEqual([])
  })

  test.each([
    ['a newer one', '{"version":99,"user":"anapaula"}'],
    ['an older one', '{"version":0,"user":"anapaula"}'],
  ])('records of another version are set aside together with their head: %s', async (_, head) => {
    const storage = memoryStorage()
    const key = stateRecordKey('posts', 'post-001')
    storage.setItem(STORAGE_KEYS.state, head)
    storage.setItem(key, '{"old":true}')
    const { backend } = await start({ storage })
    expect(backend.unreadable).toEqual([key, STORAGE_KEYS.state])
    expect(storage.getItem(`${key}.corrupt`)).toBe('{"old":true}')
    expect(storage.getItem(`${STORAGE_KEYS.state}.corrupt`)).toContain('anapaula')
  })

  test('what cannot be set aside on a full disk stays where it was', async () => {
    const key = stateRecordKey('posts', 'post-001')
    const storage = memoryStorage(key.length + 4)
    storage.setItem(key, '{"id')
    const { backend } = await start({ storage })
    expect(storage.getItem(key)).toBe('{"id')
    expect(backend.unreadable).toContain(key)
  })

  test('a browser that refuses its storage gets a visit from memory', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const { api } = await start({ storage: undefined })
    expect((await api.posts.listFeed({})).posts).toHaveLength(10)
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
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: stateRecordKey('posts', post.id) }))
    await vi.waitFor(async () =>
      expect((await mine.api.posts.listFeed({})).posts.map(({ body }) => body)).toEqual(
        expect.arrayContaining(['Da minha aba', 'Da outra aba']),
      ),
    )
    expect(storage.getItem(stateRecordKey('posts', own.id))).toContain('Da minha aba')
  })

  test('keep each other’s fields of one record even before their events arrive; of one field the last write stays', async () => {
    const storage = memoryStorage()
    const first = await start({ storage })
    await first.api.auth.signIn({ username: 'anapaula' })
    const { id: newsletterId } = await first.api.newsletters.create({ handle: 'nova', title: 'N', description: 'D' })
    const { id: issueId } = await first.api.newsletters.createIssue({ newsletterId, title: 'T', subject: 'Antes' })
    // Its events never come: as if this tab were frozen.
    const second = await start({ storage })
    await first.api.newsletters.updateIssue({ issueId, subject: 'Assunto da primeira' })
    const merged = await second.api.newsletters.updateIssue({ issueId, html: '<p>Texto da segunda</p>' })
    expect(merged.html).toBe('<p>Texto da segunda</p>')
    const { issue } = await second.api.newsletters.getIssue({ issueId })
    expect(issue).toMatchObject({ subject: 'Assunto da primeira', html: '<p>Texto da segunda</p>' })

    await first.api.newsletters.updateIssue({ issueId, subject: 'Por último não' })
    await second.api.newsletters.updateIssue({ issueId, subject: 'Por último' })
    const third = await start({ storage })
    expect((await third.api.newsletters.getIssue({ issueId })).issue).toMatchObject({
      subject: 'Por último',
      html: '<p>Texto da segunda</p>',
    })
  })

  test.each([
    ['comes back from the browser’s cache', 'pageshow', { persisted: true }],
    ['does not know which key another has changed', 'storage', { key: null }],
  ])('a tab that %s reads what it missed', async (_, type, fields) => {
    const storage = memoryStorage()
    const tabs = new EventTarget()
    const mine = await start({ storage, tabs })
    const other = await start({ storage })
    await other.api.auth.signIn({ username: 'anapaula' })
    const post = await other.api.posts.create({ body: 'Enquanto isso' })
    tabs.dispatchEvent(Object.assign(new Event(type), fields))
    await vi.waitFor(async () => expect((await mine.api.posts.listFeed({})).posts[0]).toEqual(post))
    expect((await mine.api.auth.getCurrentUser())?.profile.username).toBe('anapaula')
  })

  test('signing out here does not undo a reset there', async () => {
    const storage = memoryStorage()
    const mine = await start({ storage })
    const other = await start({ storage, clock: () => new Date('2026-03-12T12:00:00.000Z') })
    await other.backend.reset()
    const fresh = JSON.parse(storage.getItem(STORAGE_KEYS.state) ?? '')
    await mine.api.auth.signOut()
    expect(JSON.parse(storage.getItem(STORAGE_KEYS.state) ?? '')).toEqual(fresh)
  })

  test('carry a recurring schedule out once, though both are open when its time comes', async () => {
    const storage = memoryStorage()
    const first = await start({ storage })
    await first.api.auth.signIn({ username: 'anapaula' })
    const { id: newsletterId } = await first.api.newsletters.create({ handle: 'nova', title: 'N', description: 'D' })
    const html = `<p>${'x'.repeat(50)}</p>`
    const { id: issueId } = await first.api.newsletters.createIssue({ newsletterId, title: 'T', subject: 'S', html })
    const scheduledAt = '2026-03-11T12:00:00.000Z'
    await first.api.newsletters.scheduleIssue({ issueId, scheduledAt, recurrence: 'daily' })
    const second = await start({ storage })
    for (const tab of [first, second]) {
      tab.at('2026-03-11T12:00:01.000Z')
      await tab.api.newsletters.getIssue({ issueId })
    }
    const third = await start({ storage })
    third.at('2026-03-11T12:00:02.000Z')
    const { schedules } = await third.api.newsletters.listSchedules({ newsletterId })
    expect(schedules.map((schedule) => schedule.scheduled_at)).toEqual(['2026-03-12T12:00:00.000Z'])
    const opened = schedules[0]?.issue_id ?? ''
    await third.api.newsletters.updateIssue({ issueId: opened, html: `<p>${'y'.repeat(50)}</p>` })
    third.at('2026-03-12T12:00:01.000Z')
    const next = await third.api.newsletters.listSchedules({ newsletterId })
    expect(next.schedules.map((schedule) => schedule.scheduled_at)).toEqual(['2026-03-13T12:00:00.000Z'])
    // The first tab wakes up with its old picture: it opens nothing twice and writes over nothing.
    first.at('2026-03-12T12:00:02.000Z')
    expect((await first.api.newsletters.getIssue({ issueId: opened })).issue).toMatchObject({
      status: 'sent',
      html: `<p>${'y'.repeat(50)}</p>`,
    })
    const { issues } = await first.api.newsletters.listIssues({ newsletterId })
    expect(issues).toHaveLength(3)
  })

  test('a head that became unreadable does not sign anybody out in a tab that knows it', async () => {
    const storage = memoryStorage()
    const tabs = new EventTarget()
    const { api, backend } = await start({ storage, tabs })
    await api.auth.signIn({ username: 'anapaula' })
    storage.setItem(STORAGE_KEYS.state, '{"version":1,')
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: STORAGE_KEYS.state }))
    await vi.waitFor(() => expect(backend.unreadable).toEqual([STORAGE_KEYS.state]))
    expect((await api.auth.getCurrentUser())?.profile.username).toBe('anapaula')
    expect(storage.getItem(STORAGE_KEYS.state)).toContain('user-anapaula')
  })
})
