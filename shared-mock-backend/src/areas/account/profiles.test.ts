import { describe, expect, test } from 'vitest'
import { codeOf, signedIn } from '../../test/start'

describe('a profile', () => {
  test('changes what is given and keeps portrait and form otherwise', async () => {
    const { api, profile } = await signedIn('anapaula')
    const own = { display_name: 'Ana', bio: 'Contratos' }
    const avatar_url = 'ementa-image:a'
    expect(await api.profiles.update({ ...own, avatar_url, authority_form: 'neutral' })).toMatchObject({
      ...{ ...own, avatar_url, authority_form: 'neutral', authority: profile.authority },
    })
    expect(await api.profiles.update({ display_name: 'Ana P.', bio: '' })).toMatchObject({
      ...{ display_name: 'Ana P.', bio: '', avatar_url, authority_form: 'neutral' },
    })
    expect(await api.profiles.update({ ...own, avatar_url: null, authority_form: null })).toMatchObject({
      ...{ avatar_url: null, authority_form: null },
    })
  })

  test('counts the posts that the reader may open', async () => {
    const { api, at } = await signedIn('lexcorp')
    const count = async () => (await api.profiles.getByUsername({ username: 'LexCorp' })).postCount
    const before = await count()
    const { id } = await api.posts.create({ body: 'Um' })
    await api.posts.create({ body: 'Depois', scheduledAt: '2026-03-11T12:00:00.000Z' })
    await api.posts.saveDraft({ body: 'Rascunho' })
    expect(await count()).toBe(before + 1)
    const about = { item_type: 'post', item_id: id, moderator_id: 'user-moderacao' } as const
    await api.moderation.moderateContent({ ...about, action_type: 'shadow_ban' })
    expect(await count()).toBe(before + 1)
    await api.auth.signIn({ username: 'renata' })
    expect(await count()).toBe(before)
    at('2026-03-11T12:00:00.000Z')
    expect(await count()).toBeGreaterThan(before)
    expect(await codeOf(api.profiles.getByUsername({ username: 'nobody' }))).toBe('PROFILE_NOT_FOUND')
  })

  test('is recommended unless it is one’s own, muted, blocked or banned', async () => {
    const { api } = await signedIn('anapaula')
    const recommended = async () =>
      (await api.profiles.listRecommended({ limit: 50 })).profiles.map(({ username }) => username)
    const before = await recommended()
    expect(before).toEqual(expect.arrayContaining(['renata', 'lexcorp', 'joaopedro']))
    for (const username of ['anapaula', 'peticoesprontas', 'sergiofalcao']) expect(before).not.toContain(username)
    await api.users.muteUser({ id: 'user-renata' })
    await api.users.blockUser({ id: 'user-lexcorp' })
    expect(await recommended()).toEqual(before.filter((username) => !['renata', 'lexcorp'].includes(username)))
    await api.auth.signOut()
    expect(await recommended()).toEqual(expect.arrayContaining(['anapaula', 'renata', 'lexcorp']))
  })
})

test('nobody follows, mutes or blocks themselves', async () => {
  const { api, profile } = await signedIn('anapaula')
  const { id } = profile
  await api.profiles.follow({ id })
  await api.users.muteUser({ id })
  await api.users.blockUser({ id })
  const { following, muted, blocked } = (await api.auth.getCurrentUser())?.memberships ?? {}
  expect([following?.includes(id), muted, blocked]).toEqual([false, [], []])
})

describe('the people of a profile and of a post', () => {
  const usernames = ({ profiles }: { profiles: readonly { username: string }[] }) =>
    profiles.map(({ username }) => username)

  test('are those who exist here, the latest first; of the number shown the rest is sample data', async () => {
    const { api } = await signedIn('anapaula')
    const { profile } = await api.profiles.getByUsername({ username: 'joaopedro' })
    const before = await api.profiles.listFollowers({ id: profile.id })
    expect(before.profiles.length + before.sampleCount).toBeGreaterThanOrEqual(profile.followers)
    await api.profiles.unfollow({ id: profile.id })
    await api.profiles.follow({ id: profile.id })
    const followers = await api.profiles.listFollowers({ id: profile.id })
    expect(usernames(followers)[0]).toBe('anapaula')
    expect(followers.profiles.length + followers.sampleCount).toBe(profile.followers + 1)
    expect(usernames(await api.profiles.listFollowing({ id: 'user-anapaula' }))[0]).toBe('joaopedro')
    expect(await codeOf(api.profiles.listFollowers({ id: 'nobody' }))).toBe('PROFILE_NOT_FOUND')
  })

  test('are without those whom the reader blocked', async () => {
    const { api } = await signedIn('anapaula')
    const { id } = await api.posts.create({ body: 'Um' })
    for (const username of ['renata', 'beatriz']) {
      await api.auth.signIn({ username })
      await api.posts.like({ id })
    }
    await api.auth.signIn({ username: 'anapaula' })
    expect(usernames(await api.posts.listLikers({ id })).sort()).toEqual(['beatriz', 'renata'])
    await api.users.blockUser({ id: 'user-renata' })
    expect(usernames(await api.posts.listLikers({ id }))).toEqual(['beatriz'])
    expect(await codeOf(api.posts.listLikers({ id: 'unknown' }))).toBe('POST_NOT_FOUND')
  })
})
