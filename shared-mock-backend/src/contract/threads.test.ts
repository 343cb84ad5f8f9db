import { THREAD_PARTS } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../test/start'
import { openAs, type Transport, transports } from '../test/transports'

const TEXTS = ['Três teses sobre a multa.', 'Primeira: vale o art. 413. #contratos', 'Segunda: é de ordem pública.']

async function thread(open: Transport['open'], username = 'joaopedro') {
  const world = await openAs({ open }, username)
  const [body = '', ...rest] = TEXTS
  const first = await world.api.posts.create({ body, rest, tags: ['oab'], requestId: 'request-1' })
  const parts = async () => (await world.api.posts.get({ id: first.id })).thread ?? []
  const ids = (await parts()).map(({ post }) => post?.id ?? '')
  return { ...world, first, parts, ids, rest }
}

describe.each(transports)('a thread, $transport', ({ open }) => {
  test('is one call: every part with its number, in order, one request made twice is one thread', async () => {
    const { api, first, parts, profile, rest } = await thread(open)
    expect(first).toMatchObject({ thread: { id: first.id, part: 1, of: 3 }, tags: ['oab', 'contratos'] })
    expect(first.rest).toBeUndefined()
    expect((await parts()).map(({ part, post }) => [part, post?.body, post?.thread])).toEqual(
      TEXTS.map((text, index) => [index + 1, text, { id: first.id, part: index + 1, of: 3 }]),
    )
    const again = await api.posts.create({ body: TEXTS[0] ?? '', rest, tags: ['oab'], requestId: 'request-1' })
    expect(again.id).toBe(first.id)
    const all = (await api.posts.listByUser({ userId: profile.id, allParts: true, limit: 100 })).posts
    expect(all.filter(({ body }) => TEXTS.includes(body))).toHaveLength(3)
  })

  test('is made whole or not at all', async () => {
    const { api, profile } = await openAs({ open }, 'joaopedro')
    const before = (await api.posts.listByUser({ userId: profile.id, allParts: true, limit: 100 })).posts
    const refused = [
      { rest: ['Segunda', ' '] },
      { rest: ['a'.repeat(301)] },
      { rest: Array.from({ length: THREAD_PARTS }, () => 'Mais uma') },
      { rest: ['Segunda'], quoted: { kind: 'post' as const, id: 'nada' } },
    ]
    for (const input of refused) expect(await codeOf(api.posts.create({ body: 'Uma', ...input }))).not.toBe('done')
    expect((await api.posts.listByUser({ userId: profile.id, allParts: true, limit: 100 })).posts).toEqual(before)
  })

  test('is one entry of feed and profile, and each part is found by what it says', async () => {
    const { api, first, ids, profile } = await thread(open)
    const shown = async () => {
      const feed = (await api.posts.listFeed({})).posts.map(({ id }) => id)
      const own = (await api.posts.listByUser({ userId: profile.id })).posts.map(({ id }) => id)
      expect(own.filter((id) => ids.includes(id))).toEqual(feed.filter((id) => ids.includes(id)))
      return feed.filter((id) => ids.includes(id))
    }
    expect(await shown()).toEqual([first.id])
    expect((await api.search.posts({ query: 'ordem pública' })).posts.map(({ id }) => id)).toContain(ids[2])
    await api.posts.delete({ id: first.id })
    expect(await shown()).toEqual([ids[1]])
  })

  test('keeps its numbers when a part is deleted or removed, and says which it was', async () => {
    const { api, as, leave, first, ids } = await thread(open)
    await api.posts.delete({ id: ids[1] ?? '' })
    await as('moderacao')
    const removal = { item_type: 'post', item_id: ids[2] ?? '', action_type: 'remove', reason: 'Dados' } as const
    await api.moderation.moderateContent({ ...removal, moderator_id: 'user-moderacao' })
    await leave()
    const { post, thread: parts } = await api.posts.get({ id: first.id })
    expect(post.thread).toEqual({ id: first.id, part: 1, of: 3 })
    expect(parts?.map(({ part, post, isRemoved }) => [part, post?.id ?? null, isRemoved])).toEqual([
      [1, first.id, false],
      [2, null, false],
      [3, null, true],
    ])
  })

  test('is left out of the feed by a muted word in any part', async () => {
    const { api, as, first } = await thread(open, 'lexcorp')
    await as('anapaula')
    const isThere = async () => (await api.posts.listFeed({})).posts.some(({ id }) => id === first.id)
    expect(await isThere()).toBe(true)
    await api.users.muteWord({ word: 'ordem pública', days: null })
    expect(await isThere()).toBe(false)
  })

  test('notifies whom it mentions once, however many parts do', async () => {
    const { api, as } = await openAs({ open }, 'joaopedro')
    const { id } = await api.posts.create({ body: 'Com @renata', rest: ['De novo @renata', 'E @anapaula'] })
    const told = async (username: string) => {
      await as(username)
      return (await api.notifications.list({})).notifications.filter(({ post_id }) => post_id === id).length
    }
    expect([await told('renata'), await told('anapaula')]).toEqual([1, 1])
  })

  test('waits as one draft, whose parts can be changed, or as one scheduled entry', async () => {
    const { api, profile } = await openAs({ open }, 'joaopedro')
    const draft = await api.posts.saveDraft({ body: 'Uma', rest: ['Duas'] })
    expect(draft).toMatchObject({ status: 'draft', rest: ['Duas'] })
    expect(draft.thread).toBeUndefined()
    await api.posts.update({ id: draft.id, rest: ['Duas', 'Três'] })
    const first = await api.posts.publishDraft({ id: draft.id })
    expect(first).toMatchObject({ id: draft.id, thread: { id: draft.id, part: 1, of: 3 } })
    expect(first.rest).toBeUndefined()
    const later = '2026-03-11T12:00:00.000Z'
    const scheduled = await api.posts.create({ body: 'Amanhã', rest: ['E mais'], scheduledAt: later })
    expect((await api.posts.listDrafts()).scheduled).toEqual([scheduled])
    expect((await api.posts.listByUser({ userId: profile.id, allParts: true })).posts).not.toContainEqual(scheduled)
  })
})
