import type { Relation } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { transports, type World } from '../test/transports'

const memberships = async ({ api }: World, relation: Relation) =>
  (await api.auth.getCurrentUser())?.memberships[relation] ?? []

describe.each(transports)('session, $transport', ({ open }) => {
  test('a known username becomes the current user, in any case and with an @ [BCK-024]', async () => {
    const world = await open()
    expect(await world.api.auth.getCurrentUser()).toBeNull()
    const profile = await world.as('anapaula')
    expect(profile).toMatchObject({ id: 'user-anapaula', username: 'anapaula' })
    expect((await world.api.auth.getCurrentUser())?.profile).toEqual(profile)
    expect((await world.as('@Renata')).username).toBe('renata')
    expect((await world.api.auth.getCurrentUser())?.profile.username).toBe('renata')
  })

  test('an unknown username fails with `Usuário não encontrado` and leaves everything as it was [BCK-025]', async () => {
    const world = await open()
    await world.as('anapaula')
    await expect(world.api.auth.signIn({ username: 'ninguem' })).rejects.toMatchObject({
      code: 'USER_NOT_FOUND',
      message: 'Usuário não encontrado',
      defined: true,
    })
    expect((await world.api.auth.getCurrentUser())?.profile.username).toBe('anapaula')
  })

  test('signing out clears the current user [BCK-026]', async () => {
    const world = await open()
    await world.as('anapaula')
    await world.leave()
    expect(await world.api.auth.getCurrentUser()).toBeNull()
    await expect(world.api.posts.listDrafts()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('what one client changes every other client of the backend sees [BCK-009]', async () => {
    const world = await open()
    const other = world.another()
    await world.as('anapaula')
    const post = await world.api.posts.create({ body: 'Visto pelos outros' })
    expect((await other.posts.listFeed({})).posts[0]).toEqual(post)
    await other.posts.delete({ id: post.id })
    await expect(world.api.posts.get({ id: post.id })).rejects.toMatchObject({ code: 'POST_NOT_FOUND' })
  })
})

describe.each(transports)('relations, $transport', ({ open }) => {
  test('a block ends the follows in both directions and keeps both from following, until it is lifted [BCK-028]', async () => {
    const world = await open()
    const { profiles, users } = world.api
    const refused = { code: 'BLOCKED', defined: true }
    await world.as('lexcorp')
    await profiles.follow({ id: 'user-joaopedro' })
    await world.as('joaopedro')
    await profiles.follow({ id: 'user-lexcorp' })
    await users.blockUser({ id: 'user-lexcorp' })
    expect(await memberships(world, 'following')).not.toContain('user-lexcorp')
    await expect(profiles.follow({ id: 'user-lexcorp' })).rejects.toMatchObject(refused)
    await world.as('lexcorp')
    expect(await memberships(world, 'following')).not.toContain('user-joaopedro')
    await expect(profiles.follow({ id: 'user-joaopedro' })).rejects.toMatchObject(refused)
    await world.as('joaopedro')
    await users.unblockUser({ id: 'user-lexcorp' })
    expect(await profiles.follow({ id: 'user-lexcorp' })).toEqual({ ok: true })
  })

  test('follow and unfollow succeed and change no profile and no other user [BCK-027]', async () => {
    const world = await open()
    await world.as('joaopedro')
    const profileOf = (username: string) => world.api.profiles.getByUsername({ username })
    const before = [await profileOf('lexcorp'), await profileOf('joaopedro')]
    expect(await world.api.profiles.follow({ id: 'user-lexcorp' })).toEqual({ ok: true })
    expect([await profileOf('lexcorp'), await profileOf('joaopedro')]).toEqual(before)
    expect(await world.api.profiles.unfollow({ id: 'user-lexcorp' })).toEqual({ ok: true })
    expect([await profileOf('lexcorp'), await profileOf('joaopedro')]).toEqual(before)
  })

  const toggles: [string, Relation, string, (world: World, on: boolean) => Promise<unknown>][] = [
    [
      'mute',
      'muted',
      'user-lexcorp',
      ({ api }, on) => (on ? api.users.muteUser : api.users.unmuteUser)({ id: 'user-lexcorp' }),
    ],
    [
      'block',
      'blocked',
      'user-lexcorp',
      ({ api }, on) => (on ? api.users.blockUser : api.users.unblockUser)({ id: 'user-lexcorp' }),
    ],
    [
      'bookmark',
      'bookmarked',
      'post-003',
      ({ api }, on) => (on ? api.bookmarks.bookmark : api.bookmarks.unbookmark)({ postId: 'post-003' }),
    ],
    [
      'follow tag',
      'followedTags',
      'penal',
      ({ api }, on) => (on ? api.tags.followTag : api.tags.unfollowTag)({ slug: 'penal' }),
    ],
  ]
  test.each(toggles)(
    '%s is a membership: twice on is once, twice off is off [BCK-029]',
    async (_, relation, id, set) => {
      const world = await open()
      await world.as('anapaula')
      const before = await memberships(world, relation)
      expect(before).not.toContain(id)
      await set(world, true)
      await set(world, true)
      expect(await memberships(world, relation)).toEqual([id, ...before])
      await set(world, false)
      await set(world, false)
      expect(await memberships(world, relation)).toEqual(before)
    },
  )

  test('the lists of muted and blocked people, bookmarks and followed tags say the same [BCK-029]', async () => {
    const world = await open()
    const { api } = world
    await world.as('joaopedro')
    await api.users.muteUser({ id: 'user-lexcorp' })
    await api.users.blockUser({ id: 'user-renata' })
    await api.bookmarks.bookmark({ postId: 'post-003' })
    await api.tags.followTag({ slug: 'penal' })
    expect((await api.users.listMuted()).users.map(({ username }) => username)).toEqual(['lexcorp'])
    expect((await api.users.listBlocked()).users.map(({ username }) => username)).toEqual(['renata'])
    expect((await api.bookmarks.listBookmarks()).posts[0]?.id).toBe('post-003')
    expect((await api.tags.listFollowedTags()).tags[0]).toMatchObject({ slug: 'penal', label: 'Penal' })
  })

  test('subscribe and unsubscribe change the subscribed newsletters of the current user alone [BCK-058]', async () => {
    const world = await open()
    await world.as('moderacao')
    expect(await memberships(world, 'subscribed')).toEqual([])
    await world.api.newsletters.subscribe({ id: 'newsletter-dados' })
    expect(await memberships(world, 'subscribed')).toEqual(['newsletter-dados'])
    await world.as('beatriz')
    expect(await memberships(world, 'subscribed')).not.toContain('newsletter-dados')
    await world.as('moderacao')
    await world.api.newsletters.unsubscribe({ id: 'newsletter-dados' })
    expect(await memberships(world, 'subscribed')).toEqual([])
    await expect(world.api.newsletters.subscribe({ id: 'nada' })).rejects.toMatchObject({
      code: 'NEWSLETTER_NOT_FOUND',
    })
  })
})
