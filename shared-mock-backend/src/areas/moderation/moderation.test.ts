import { type Inputs, keysOf } from '@ementa/contracts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BackendOptions } from '../../backend'
import { codeOf, start } from '../../test/start'

afterEach(() => vi.unstubAllGlobals())
const MODERATOR = 'user-moderacao'

async function world(options: BackendOptions = {}) {
  const started = await start(options)
  const { api } = started
  await api.auth.signIn({ username: 'moderacao' })
  const as = (username: string) => api.auth.signIn({ username })
  const queue = async (filters: NonNullable<Inputs['moderation']['getQueue']>['filters'] = {}) =>
    (await api.moderation.getQueue({ filters, sort: 'newest', limit: 100 })).items
  const newsOf = async (username: string) => {
    await as(username)
    return (await api.notifications.list({})).notifications.map(({ text }) => text ?? '')
  }
  return { ...started, as, queue, newsOf }
}

/** A post that nobody has reported yet, by a person whom nobody moderates. */
async function reportable({ api, as }: Awaited<ReturnType<typeof world>>) {
  await as('lexcorp')
  const post = await api.posts.create({ body: 'Causa ganha em 24 horas' })
  await as('joaopedro')
  return post
}

const flag = (entityId: string) => ({ kind: 'flag', entityType: 'post', entityId, reason: 'spam' }) as const

describe('reports', () => {
  test('the most common reason follows the reports, in the queue and in the local one', async () => {
    const made = await world()
    const post = await reportable(made)
    const { api } = made
    const report = async (reason: 'spam' | 'harassment' | 'impersonation') =>
      (await api.moderation.reportContent({ kind: 'dialog', type: 'post', targetId: post.id, reason })).entry
        .mostCommonReason
    expect(await report('spam')).toBe('spam')
    expect(await report('harassment')).toBe('spam')
    expect(await report('harassment')).toBe('harassment')
    await made.as('moderacao')
    expect((await made.queue({ reason: 'harassment' })).map(({ item }) => item.item_id)).toContain(post.id)
    await made.as('joaopedro')
    for (const wanted of ['harassment', 'harassment', 'impersonation']) {
      expect(await report('impersonation')).toBe(wanted)
    }
    await made.as('moderacao')
    expect((await made.queue())[0]?.item).toMatchObject({ item_id: post.id, most_common_reason: 'impersonation' })
  })

  test('a flag in words of its own keeps them; what is told besides goes along', async () => {
    const made = await world()
    const post = await reportable(made)
    const { api } = made
    await api.moderation.reportContent({ ...flag(post.id), reason: 'Parece golpe' })
    await api.moderation.reportContent({
      ...{ kind: 'dialog', type: 'post', targetId: post.id, reason: 'harassment', description: 'Ofende' },
    })
    await api.moderation.createReport({
      ...{ item_type: 'post', item_id: post.id, reason: 'spam', description: 'De novo', severity: 'high' },
    })
    await made.as('moderacao')
    const { reports } = await api.moderation.getReports({ item_id: post.id })
    expect(reports).toMatchObject(
      [
        { reason: 'inappropriate', reported_as: 'Parece golpe', description: '', severity: 'medium' },
        { reason: 'harassment', description: 'Ofende', severity: 'medium' },
        { reason: 'spam', description: 'De novo', severity: 'high' },
      ].map((told) => ({
        ...{ item_type: 'post', item_id: post.id, reporter_id: 'user-joaopedro', status: 'pending', ...told },
      })),
    )
    expect((await made.queue({ reason: 'Parece golpe' })).map(({ item }) => item.item_id)).toEqual([post.id])
  })
})

describe('decisions', () => {
  test('answer each reporter once, and only those whose report was still open', async () => {
    const made = await world()
    const { api, as, at, newsOf } = made
    const post = await reportable(made)
    await api.moderation.reportContent(flag(post.id))
    await as('moderacao')
    const decide = (action_type: 'approve' | 'remove') =>
      api.moderation.moderateContent({ item_type: 'post', item_id: post.id, action_type, moderator_id: MODERATOR })
    await decide('approve')
    at('2026-03-10T13:00:00.000Z')
    await as('renata')
    await api.moderation.reportContent(flag(post.id))
    at('2026-03-10T14:00:00.000Z')
    await decide('remove')
    const about = (texts: string[]) => texts.filter((text) => text.startsWith('A publicação que você denunciou'))
    expect(about(await newsOf('joaopedro'))).toEqual([expect.stringContaining('não encontramos violação')])
    expect(about(await newsOf('renata'))).toEqual([expect.stringContaining('foi removido')])
    expect((await newsOf('lexcorp')).slice(0, 2)).toEqual([
      'Sua publicação foi removida pela moderação.',
      'Sua publicação foi analisada pela moderação e continua no ar.',
    ])
  })

  test('answer neither the author who reported the own text nor a visitor, and each person once', async () => {
    const made = await world()
    const { api, as, storage, newsOf } = made
    const post = await reportable(made)
    for (const username of ['lexcorp', 'joaopedro', 'joaopedro']) {
      await as(username)
      await api.moderation.reportContent(flag(post.id))
    }
    await api.auth.signOut()
    await api.moderation.reportContent(flag(post.id))
    const about = { item_type: 'post', item_id: post.id, moderator_id: MODERATOR, reason: 'Oferta' } as const
    const answers = async (username: string) =>
      (await newsOf(username)).filter((text) => text.startsWith('A publicação que você denunciou')).length
    const before = await answers('lexcorp')
    await api.moderation.moderateContent({ ...about, action_type: 'remove' })
    expect([await answers('joaopedro'), (await answers('lexcorp')) - before]).toEqual([1, 0])
    const notices = keysOf(storage, '').filter((key) => key.includes(':notifications:'))
    const readers = notices.map((key) => JSON.parse(storage.getItem(key) ?? '').user_id)
    expect(readers).toContain('user-joaopedro')
    expect(readers).not.toContain('visitor')
  })

  test('a removed profile loses its text and picture, a shadow-banned one writes for itself alone', async () => {
    const { api, as, at } = await world()
    const about = { item_type: 'profile', item_id: 'user-lexcorp', moderator_id: MODERATOR } as const
    await api.moderation.moderateContent({ ...about, action_type: 'remove' })
    expect((await api.profiles.getByUsername({ username: 'lexcorp' })).profile.bio).toBe('')
    at('2026-03-10T12:01:00.000Z')
    await api.moderation.moderateContent({ ...about, action_type: 'shadow_ban' })
    await as('lexcorp')
    const post = await api.posts.create({ body: 'Alguém me lê?' })
    expect((await api.posts.listFeed({})).posts[0]?.id).toBe(post.id)
    await as('joaopedro')
    expect((await api.posts.listFeed({})).posts[0]?.id).not.toBe(post.id)
  })
})

describe('the queue', () => {
  test('is filtered by type and reason', async () => {
    const { queue } = await world()
    expect(new Set((await queue({ item_type: 'profile' })).map(({ item }) => item.item_type))).toEqual(
      new Set(['profile']),
    )
    expect((await queue({ reason: 'copyright' })).every(({ item }) => item.most_common_reason === 'copyright')).toBe(
      true,
    )
  })

  test('goes on behind an item that was handled in the meantime', async () => {
    const { api } = await world()
    for (const sort of ['newest', 'oldest', 'priority', 'reports'] as const) {
      const { items } = await api.moderation.getQueue({ sort, limit: 100 })
      const ids = items.map(({ item }) => item.id)
      const page = await api.moderation.getQueue({ sort, limit: 5 })
      await api.moderation.processQueue({
        id: page.nextCursor ?? '',
        action_type: 'approve',
        moderator_id: MODERATOR,
      })
      const next = await api.moderation.getQueue({ sort, limit: 5, cursor: page.nextCursor })
      expect(next.items.map(({ item }) => item.id)).toEqual(ids.slice(5, 10))
    }
  })

  test('an old version is refused without a name when only a new report came, with it when somebody was faster', async () => {
    const made = await world()
    const post = await reportable(made)
    await made.api.moderation.reportContent(flag(post.id))
    await made.as('moderacao')
    const [queued] = await made.queue()
    // Within the same millisecond.
    await made.api.moderation.reportContent(flag(post.id))
    const late = made.api.moderation.processQueue({
      id: queued?.item.id ?? '',
      version: queued?.item.updated_at,
      action_type: 'remove',
      moderator_id: MODERATOR,
      reason: 'Propaganda',
    })
    await expect(late).rejects.toMatchObject({ code: 'ALREADY_HANDLED', data: { handledBy: null } })
    const decision = { id: queued?.item.id ?? '', action_type: 'approve', moderator_id: MODERATOR } as const
    await made.api.moderation.processQueue(decision)
    await expect(made.api.moderation.processQueue(decision)).rejects.toMatchObject({
      ...{ code: 'ALREADY_HANDLED', data: { handledBy: 'Moderação da Ementa' } },
    })
  })
})

describe('users', () => {
  test('a warning adds one, is notified, and does not lift a harder measure [BCK-075]', async () => {
    const { api, newsOf } = await world()
    const [before] = (await api.moderation.getUsers({ query: 'sergiofalcao' })).users
    const warned = await api.moderation.warnUser({ user_id: 'user-sergiofalcao', reason: 'De novo' })
    expect(warned).toMatchObject({ warnings_count: (before?.warnings_count ?? 0) + 1, status: 'temp_banned' })
    expect((await newsOf('sergiofalcao'))[0]).toBe('Você recebeu uma advertência da moderação. Motivo: De novo')
  })

  test('a measure without a justification is refused', async () => {
    const { api } = await world()
    const about = { user_id: 'user-lexcorp', reason: ' \n ' }
    expect(await codeOf(api.moderation.warnUser(about))).toBe('JUSTIFICATION_REQUIRED')
    expect(await codeOf(api.moderation.banUser(about))).toBe('JUSTIFICATION_REQUIRED')
    expect(await codeOf(api.moderation.banUser({ ...about, days: 30 }))).toBe('JUSTIFICATION_REQUIRED')
  })
})
