import { OBJECTION_REASON, stateRecordKey } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { codeOf, signedIn, start } from '../../test/start'

const MODERATOR = 'user-moderacao'
const OTAVIO = { user_id: 'user-otavioreis', reason: 'Insistência' } as const

async function world() {
  const started = await signedIn('otavioreis')
  const { api } = started
  const post = await api.posts.create({ body: 'Causa ganha' })
  const as = (username: string) => api.auth.signIn({ username })
  await as('moderacao')
  const queued = async (item_id: string) =>
    (await api.moderation.getQueue({ filters: { status: 'open' }, limit: 100 })).items.filter(
      ({ item }) => item.item_id === item_id,
    )
  const decide = async (
    action_type: 'approve' | 'remove' | 'shadow_ban' | 'temp_ban',
    item_type: 'post' | 'profile' = 'post',
  ) => {
    const about = { item_type, item_id: item_type === 'post' ? post.id : 'user-otavioreis', moderator_id: MODERATOR }
    return (await api.moderation.moderateContent({ ...about, action_type, reason: 'Oferta' })).decision_id
  }
  const object = async (id: string) => {
    await as('otavioreis')
    return api.moderation.objectToDecision({ id, text: 'Não fui eu.' })
  }
  return { ...started, as, post, queued, decide, object }
}

describe('the page of a decision', () => {
  test.each([
    ['a removal', 'DECISION', ({ decide }) => decide('remove')],
    ['a ban from the queue', 'DECISION', ({ decide }) => decide('temp_ban')],
    ['a ban', 'DECISION', async ({ api }) => (await api.moderation.banUser(OTAVIO)).decision_id],
    ['a mute', 'DECISION', async ({ api }) => (await api.moderation.muteUser(OTAVIO)).decision_id],
    ['a warning', 'DECISION', async ({ api }) => (await api.moderation.warnUser(OTAVIO)).decision_id],
    ['an approval', 'NONE', ({ decide }) => decide('approve')],
    ['a shadow ban', 'NONE', ({ decide }) => decide('shadow_ban')],
    ['the end of a ban', 'NONE', async ({ api }) => (await api.moderation.unbanUser(OTAVIO)).decision_id],
  ] as [string, string, (made: Awaited<ReturnType<typeof world>>) => Promise<string>][])(
    'is there for those concerned of %s: %s',
    async (_, page, make) => {
      const made = await world()
      const id = await make(made)
      const read = () => codeOf(made.api.moderation.getDecision({ id }))
      const code = page === 'NONE' ? 'DECISION_NOT_FOUND' : 'done'
      expect(await read()).toBe(code)
      await made.as('otavioreis')
      expect(await read()).toBe(code)
      await made.as('joaopedro')
      expect(await read()).toBe('DECISION_NOT_FOUND')
    },
  )

  test('says when a temporary ban ends, from the queue or not, and of nothing else', async () => {
    const { api, decide } = await world()
    const endOf = async (id: string) => (await api.moderation.getDecision({ id })).ends_at
    const { decision_id } = await api.moderation.banUser({ ...OTAVIO, days: 10 })
    expect(await endOf(decision_id)).toBe('2026-03-20T12:00:00.000Z')
    const queuedBan = await decide('temp_ban')
    expect(await endOf(queuedBan)).toBe('2026-04-09T12:00:00.000Z')
    expect(await endOf((await api.moderation.banUser(OTAVIO)).decision_id)).toBeNull()
    const { decision_id: removal } = await api.moderation.moderateContent({
      ...{ item_type: 'post', item_id: 'post-001', moderator_id: MODERATOR, reason: 'Oferta' },
      ...{ action_type: 'remove', duration_days: 3 },
    })
    expect(await endOf(removal)).toBeNull()
  })

  test('says when it was taken back, and what it was reported for', async () => {
    const { api, at, decide, post } = await world()
    await api.moderation.reportContent({ kind: 'dialog', type: 'post', targetId: post.id, reason: 'spam' })
    const id = await decide('remove')
    const read = () => api.moderation.getDecision({ id })
    expect(await read()).toMatchObject({ reversed_at: null, objection: null, content: { body: 'Causa ganha' } })
    expect((await read()).reported_for).toEqual([{ reason: 'spam', count: 1 }])
    at('2026-03-10T12:05:00.000Z')
    await api.moderation.restore({ id })
    expect((await read()).reversed_at).toBe('2026-03-10T12:05:00.000Z')
    const warned = (await api.moderation.warnUser(OTAVIO)).decision_id
    expect(await api.moderation.getDecision({ id: warned })).toMatchObject({ content: null, reported_for: [] })
  })
})

describe('an objection', () => {
  test.each([
    ['a removal', 'waits under the text', 'post', ({ decide }) => decide('remove')],
    ['a removed profile', 'waits under the profile', 'user', ({ decide }) => decide('remove', 'profile')],
    ['a ban because of a text', 'waits under the person', 'user', ({ decide }) => decide('temp_ban')],
    [
      'a mute',
      'waits under the person',
      'user',
      async ({ api }) => (await api.moderation.muteUser(OTAVIO)).decision_id,
    ],
  ] as [string, string, string, (made: Awaited<ReturnType<typeof world>>) => Promise<string>][])(
    'to %s %s',
    async (_, __, place, make) => {
      const made = await world()
      const { as, object, queued, post } = made
      const decision_id = await make(made)
      await object(decision_id)
      await as('moderacao')
      const [byText, byPerson] = [await queued(post.id), await queued('user-otavioreis')]
      const [waiting, none] = place === 'post' ? [byText, byPerson] : [byPerson, byText]
      expect(waiting).toMatchObject([
        { objection: { decision: { id: decision_id } }, item: { report_count: 0, status: 'pending' } },
      ])
      expect(none).toEqual([])
    },
  )

  test('that an older version wrote into the item of the reports is an item of its own after the next start', async () => {
    const { api, as, at, decide, object, post, queued, storage } = await world()
    const decision_id = await decide('remove')
    await object(decision_id)
    at('2026-03-10T12:01:00.000Z')
    await as('joaopedro')
    await api.moderation.reportContent({ kind: 'dialog', type: 'post', targetId: post.id, reason: 'spam' })
    await as('moderacao')
    const reported = (await queued(post.id)).find(({ objection }) => !objection)?.item
    const write = (item: object, id: string) =>
      storage.setItem(stateRecordKey('queueItems', id), JSON.stringify({ ...reported, ...item, id }))
    // One item that had both, and one that waited for the objection alone.
    write({ most_common_reason: OBJECTION_REASON }, reported?.id ?? '')
    write({ most_common_reason: OBJECTION_REASON, report_count: 0 }, 'queue-old')

    const again = await start({ storage })
    const { items } = await again.api.moderation.getQueue({ filters: { status: 'open' }, limit: 100 })
    const rows = items.filter(({ item }) => item.item_id === post.id)
    const told = rows.map(({ item, objection }) => [item.most_common_reason, item.report_count, objection?.text])
    expect(told.sort()).toEqual([
      ['objection', 0, 'Não fui eu.'],
      ['spam', 1, undefined],
    ])
  })

  test('is answered by neither who decided nor whom it concerns', async () => {
    const { api, as, object } = await world()
    await as('soniaribeiro')
    const { decision_id } = await api.moderation.muteUser({ user_id: MODERATOR, reason: 'Insistência' })
    await api.moderation.updateUserRole({ user_id: 'user-anapaula', reason: '', is_moderator: true })
    await as('moderacao')
    await api.moderation.objectToDecision({ id: decision_id, text: 'Não fui eu.' })
    const answer = (id = decision_id) => codeOf(api.moderation.answerObjection({ id, accept: false, reason: 'Sim' }))
    expect(await answer()).toBe('OWN_CAUSE')
    await as('soniaribeiro')
    expect(await answer()).toBe('OWN_DECISION')
    await as('anapaula')
    expect(await answer()).toBe('done')
    // Neither a decision without an objection nor an unknown one can be answered.
    const other = await api.moderation.muteUser(OTAVIO)
    expect([await answer(other.decision_id), await answer('nothing')]).toEqual([
      'DECISION_NOT_FOUND',
      'DECISION_NOT_FOUND',
    ])
    await object(other.decision_id)
  })
})

test('one reads the own account and no other, a visitor none', async () => {
  const { api } = await signedIn('sergiofalcao')
  const account = await api.auth.getAccount()
  expect(account).toMatchObject({ email: 'sergiofalcao@exemplo.com.br', moderation: { warnings_count: 3 } })
  expect(account.measures.map(({ action_type }) => action_type)).toEqual(['temp_ban', 'warn', 'warn', 'warn'])
  await api.auth.signOut()
  await expect(api.auth.getAccount()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})
