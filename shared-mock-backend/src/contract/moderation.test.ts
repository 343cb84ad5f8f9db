import { describe, expect, test } from 'vitest'
import { transports, type World } from '../test/transports'

const ITEM = { item_type: 'post', item_id: 'post-001' } as const

const flag = ({ api }: World, entityId = 'post-001') =>
  api.moderation.reportContent({ kind: 'flag', entityType: 'post', entityId })

async function queued(world: World, item_id: string) {
  await world.as('moderacao')
  const { items } = await world.api.moderation.getQueue({ limit: 100 })
  return items.find(({ item }) => item.item_id === item_id)
}

describe.each(transports)('reports and the queue, $transport', ({ open }) => {
  test('a report is pending and of medium severity unless told otherwise [BCK-070]', async () => {
    const world = await open()
    const { id } = await world.as('joaopedro')
    const { moderation } = world.api
    expect(await moderation.createReport({ ...ITEM, reason: 'spam' })).toEqual({
      ...ITEM,
      id: expect.any(String),
      reporter_id: id,
      reason: 'spam',
      description: '',
      status: 'pending',
      severity: 'medium',
      created_at: '2026-03-10T12:00:00.000Z',
    })
    expect((await moderation.createReport({ ...ITEM, reason: 'spam', severity: 'high' })).severity).toBe('high')
    await world.as('moderacao')
    expect(
      (await moderation.getReports({ item_id: 'post-001' })).reports.map(({ severity }) => severity).sort(),
    ).toEqual(['high', 'medium'])
  })

  test('the first report of an item begins an entry with count 1, priority 1 and status pending [BCK-072]', async () => {
    const world = await open()
    await world.as('joaopedro')
    expect((await flag(world)).entry).toEqual({
      entityType: 'post',
      entityId: 'post-001',
      reportCount: 1,
      priority: 1,
      status: 'pending',
      mostCommonReason: 'inappropriate',
      createdAt: '2026-03-10T12:00:00.000Z',
    })
    expect((await queued(world, 'post-001'))?.item).toMatchObject({ report_count: 1, priority: 1, status: 'pending' })
  })

  test('each further report raises count and priority by one, the priority up to 5 [BCK-071]', async () => {
    const world = await open()
    await world.as('joaopedro')
    const entries = []
    for (let index = 0; index < 7; index += 1) {
      const { entry } = await flag(world)
      entries.push([entry.reportCount, entry.priority])
    }
    expect(entries).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      [6, 5],
      [7, 5],
    ])
    expect((await flag(world, 'post-002')).entry).toMatchObject({ reportCount: 1, priority: 1 })
    expect((await queued(world, 'post-001'))?.item).toMatchObject({ report_count: 7, priority: 5 })
  })

  test('a moderation action takes the item out of the queue, and the next report starts again [BCK-073]', async () => {
    const world = await open()
    await world.as('joaopedro')
    await flag(world)
    await flag(world)
    const entry = await queued(world, 'post-001')
    await world.api.moderation.processQueue({
      id: entry?.item.id ?? '',
      action_type: 'approve',
      moderator_id: 'user-moderacao',
    })
    expect(await queued(world, 'post-001')).toBeUndefined()
    await world.as('joaopedro')
    expect((await flag(world)).entry).toMatchObject({ reportCount: 1, priority: 1 })
  })

  test('duration_days becomes expires_at; a temporary ban without one lasts 30 days [BCK-074]', async () => {
    const world = await open()
    await world.as('moderacao')
    const act = (more: object) =>
      world.api.moderation.moderateContent({
        ...ITEM,
        action_type: 'temp_ban',
        moderator_id: 'user-moderacao',
        reason: 'R',
        ...more,
      })
    expect(await act({ duration_days: 7 })).toMatchObject({ duration_days: 7, expires_at: '2026-03-17T12:00:00.000Z' })
    expect(await act({})).toMatchObject({ duration_days: 30, expires_at: '2026-04-09T12:00:00.000Z' })
    expect(await act({ action_type: 'approve' })).toMatchObject({ duration_days: null, expires_at: null })
  })

  test('people are listed by what was decided about them, by role, by both, or all', async () => {
    const world = await open()
    await world.as('moderacao')
    const list = async (filter: Parameters<typeof world.api.moderation.getUsers>[0]) => {
      const { users, total } = await world.api.moderation.getUsers({ limit: 100, ...filter })
      expect(total).toBe(users.length)
      return users
    }
    const all = await list({})
    const banned = await list({ status: 'banned' })
    const moderators = await list({ role: 'moderators' })
    expect(banned.length).toBeGreaterThan(0)
    expect(moderators.length).toBeGreaterThan(0)
    expect(banned).toEqual(all.filter(({ status }) => status === 'banned'))
    expect(moderators).toEqual(all.filter(({ is_moderator }) => is_moderator))
    expect(await list({ role: 'moderators', status: 'active' })).toEqual(
      moderators.filter(({ status }) => status === 'active'),
    )
    expect(await list({ role: 'moderators', status: 'banned' })).toEqual([])
    expect((await list({ status: 'active' })).length).toBe(all.filter(({ status }) => status === 'active').length)
  })

  test('a warning raises warnings_count by one and needs a justification [BCK-075]', async () => {
    const world = await open()
    await world.as('moderacao')
    const { moderation } = world.api
    const user_id = 'user-lexcorp'
    expect(await moderation.warnUser({ user_id, reason: 'Primeira' })).toMatchObject({
      warnings_count: 1,
      status: 'warned',
    })
    expect(await moderation.warnUser({ user_id, reason: 'Segunda' })).toMatchObject({ warnings_count: 2 })
    await expect(moderation.warnUser({ user_id, reason: ' ' })).rejects.toMatchObject({
      code: 'JUSTIFICATION_REQUIRED',
    })
    expect((await moderation.getUsers({ query: 'lexcorp' })).users[0]).toMatchObject({ warnings_count: 2 })
  })

  test('reporting, moderating content and updating a status ask nobody who they are; the other calls do [BCK-069]', async () => {
    const { api } = await open()
    expect(
      (await api.moderation.reportContent({ kind: 'dialog', type: 'post', targetId: 'post-001', reason: 'fake' }))
        .report,
    ).toMatchObject({
      targetId: 'post-001',
      reason: 'fake',
    })
    expect(
      await api.moderation.moderateContent({ ...ITEM, action_type: 'approve', moderator_id: 'user-moderacao' }),
    ).toMatchObject({ action_type: 'approve' })
    expect(await api.moderation.updateUserStatus({ user_id: 'user-lexcorp', status: 'muted' })).toMatchObject({
      status: 'muted',
    })
    await expect(api.moderation.getQueue({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(api.moderation.unbanUser({ user_id: 'user-lexcorp' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})
