import { STORAGE_KEYS, stateRecordKey } from '@ementa/contracts'
import { profileSchema } from '@ementa/contracts/schemas'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { start } from '../test/start'
import { memoryStorage } from './storage'

const stored = (storage: ReturnType<typeof memoryStorage>, key: string): unknown =>
  JSON.parse(storage.getItem(key) ?? 'null')

const keysOf = (storage: ReturnType<typeof memoryStorage>) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

describe('the persisted app state', () => {
  test('holds the current user and each of the client state lists [BCK-011]', async () => {
    const storage = memoryStorage()
    const { api } = await start({ storage })
    await api.auth.signIn({ username: 'joaopedro' })
    const post = await api.posts.create({ body: 'Meu' })
    const profile = await api.profiles.update({ display_name: 'João P.', bio: '' })
    await api.bookmarks.bookmark({ postId: 'post-003' })
    await api.tags.followTag({ slug: 'penal' })
    await api.users.muteUser({ id: 'user-lexcorp' })
    await api.users.blockUser({ id: 'user-renata' })
    await api.posts.like({ id: 'post-003' })
    await api.newsletters.subscribe({ id: 'newsletter-dados' })

    const again = await start({ storage })
    const user = await again.api.auth.getCurrentUser()
    expect(user?.profile).toEqual(profile)
    expect((await again.api.posts.get({ id: post.id })).post).toEqual(post)
    expect(user?.memberships).toMatchObject({
      bookmarked: expect.arrayContaining(['post-003']),
      followedTags: expect.arrayContaining(['penal']),
      muted: ['user-lexcorp'],
      blocked: ['user-renata'],
      liked: expect.arrayContaining(['post-003']),
      subscribed: expect.arrayContaining(['newsletter-dados']),
    })
    expect(stored(storage, STORAGE_KEYS.state)).toMatchObject({ version: 1, currentUserId: 'user-joaopedro' })
  })

  test('a profile without an authority is an advogado [BCK-030]', async () => {
    const storage = memoryStorage()
    await start({ storage })
    const nova = {
      id: 'user-nova',
      username: 'nova',
      display_name: 'Nova',
      contracts_analyzed: 0,
      avatar_url: null,
      followers: 0,
      following: 0,
      bio: '',
    }
    expect(v.parse(profileSchema, nova).authority).toBe('advogado')
    storage.setItem(stateRecordKey('profiles', nova.id), JSON.stringify(nova))
    const { api } = await start({ storage })
    expect((await api.auth.signIn({ username: 'nova' })).profile.authority).toBe('advogado')
  })
})

describe('what an earlier version took and this one refuses', () => {
  test('is made harmless when it is read: marks that mirror a line, a portrait that tells its site who reads', async () => {
    const storage = memoryStorage()
    const { api } = await start({ storage })
    const { profile } = await api.auth.signIn({ username: 'anapaula' })
    const old = { ...profile, display_name: 'Ana\u202E Paula', avatar_url: 'https://rastreio.example/ana.png' }
    storage.setItem(stateRecordKey('profiles', profile.id), JSON.stringify(old))
    const post = await api.posts.create({ body: 'Um post' })
    const key = stateRecordKey('posts', post.id)
    storage.setItem(key, JSON.stringify({ ...post, body: 'Um \u2067post' }))
    const again = await start({ storage })
    const read = await again.api.posts.get({ id: post.id })
    expect(read.post.body).toBe('Um post')
    expect(read.author).toMatchObject({ display_name: 'Ana Paula', avatar_url: null })
  })
})

describe('what belongs to the device', () => {
  test('is under a key of its own each, apart from the app state [BCK-020]', async () => {
    const storage = memoryStorage()
    const { api } = await start({ storage })
    const before = keysOf(storage)
    await api.search.addHistory({ query: 'lgpd' })
    await api.device.requestPermission()
    await api.device.savePushSettings({ enabled: true })
    await api.device.savePreferences({ like: false })
    await api.device.install()
    expect(before).toEqual(['ementa-state'])
    expect(keysOf(storage)).toEqual(
      expect.arrayContaining([
        'ementa-search-history',
        'ementa-push-permission',
        'ementa-push-settings',
        'ementa-notification-preferences',
      ]),
    )
    expect(stored(storage, 'ementa-search-history')).toEqual({ visitor: ['lgpd'] })
    expect(stored(storage, 'ementa-push-permission')).toBe('granted')
    const own = Object.values(STORAGE_KEYS)
    expect(new Set(own).size).toBe(own.length)
    expect(own.every((key) => key.startsWith('ementa-'))).toBe(true)
  })

  test('what one person searched for is not shown to the next', async () => {
    const storage = memoryStorage()
    storage.setItem('ementa-search-history', '["de antes"]')
    const { api } = await start({ storage })
    expect(await api.search.listHistory()).toEqual({ history: ['de antes'] })
    await api.auth.signIn({ username: 'anapaula' })
    await api.search.addHistory({ query: 'divórcio' })
    await api.auth.signIn({ username: 'renata' })
    expect(await api.search.listHistory()).toEqual({ history: [] })
    await api.search.clearHistory()
    await api.auth.signIn({ username: 'anapaula' })
    expect(await api.search.listHistory()).toEqual({ history: ['divórcio'] })
  })

  test('muted profile ids are kept under a key of their own [BCK-021]', async () => {
    const storage = memoryStorage()
    const { api } = await start({ storage })
    await api.auth.signIn({ username: 'anapaula' })
    await api.users.muteUser({ id: 'user-lexcorp' })
    expect(stored(storage, 'ementa-muted')).toEqual({ 'user-anapaula': ['user-lexcorp'] })
    const again = await start({ storage })
    expect((await again.api.users.listMuted()).users.map(({ username }) => username)).toEqual(['lexcorp'])
    await again.api.users.unmuteUser({ id: 'user-lexcorp' })
    expect(storage.getItem('ementa-muted')).toBeNull()
  })

  test('notification preferences are kept, and unreadable ones are set aside [BCK-022]', async () => {
    const storage = memoryStorage()
    const { api } = await start({ storage })
    const defaults = { like: true, comment: true, follow: true, mention: true, system: true, newsletter: false }
    expect(await api.device.getPreferences()).toEqual(defaults)
    await api.device.savePreferences({ ...defaults, like: false, newsletter: true })
    expect(await (await start({ storage })).api.device.getPreferences()).toMatchObject({
      like: false,
      newsletter: true,
    })
    storage.setItem('ementa-notification-preferences', '{"like":"sim"}')
    const broken = await start({ storage })
    expect(await broken.api.device.getPreferences()).toEqual(defaults)
    expect(storage.getItem('ementa-notification-preferences.corrupt')).toBe('{"like":"sim"}')
    expect(broken.backend.unreadable).toEqual(['ementa-notification-preferences'])
  })

  test('reports are written to local storage and sent nowhere [BCK-023]', async () => {
    const sent = vi.fn()
    vi.stubGlobal('fetch', sent)
    const storage = memoryStorage()
    const { api } = await start({ storage })
    await api.auth.signIn({ username: 'joaopedro' })
    const dialog = {
      type: 'user',
      targetId: 'user-lexcorp',
      reason: 'impersonation',
      description: 'Não é a empresa.',
    } as const
    await api.moderation.reportContent({ kind: 'dialog', ...dialog })
    await api.moderation.reportContent({ kind: 'flag', entityType: 'post', entityId: 'post-001' })
    expect(stored(storage, 'ementa-reports')).toMatchObject({
      userReports: [dialog],
      postReports: [{ entityType: 'post', entityId: 'post-001', reporterId: 'user-joaopedro' }],
      queue: [
        { entityType: 'user', reportCount: 1 },
        { entityType: 'post', reportCount: 1 },
      ],
    })
    expect(sent).not.toHaveBeenCalled()
  })
})
