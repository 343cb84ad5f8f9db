import type { Inputs } from '@ementa/contracts'
import { call } from '@orpc/server'
import { describe, expect, test } from 'vitest'
import { action, comment, entry, minute, person, post, queued, report, smallWorld } from '../../test/small-world'
import { queue } from './queue'

type Input = Omit<NonNullable<Inputs['moderation']['getQueue']>, 'limit'> & { limit?: number }

const world = (loaded: Parameters<typeof smallWorld>[0] = {}) => {
  const made = smallWorld({ profiles: [person('ana'), person('rui')], ...loaded })
  const page = (input: Input = {}) => call(queue.getQueue, { limit: 100, ...input }, { context: made.as('mod') })
  const ids = async (input: Input = {}) => (await page(input)).items.map(({ item }) => item.id)
  return { ...made, page, ids }
}

describe('the order of the queue', () => {
  const items = [
    queued('q1', 'p1', { created_at: minute(-4), priority: 2, report_count: 1 }),
    queued('q2', 'p2', { created_at: minute(-3), priority: 5, report_count: 1 }),
    queued('q3', 'p3', { created_at: minute(-3), priority: 2, report_count: 9 }),
    queued('q4', 'p4', { created_at: minute(-1), priority: 2, report_count: 1 }),
  ]

  test.each([
    ['newest', ['q4', 'q2', 'q3', 'q1']],
    ['oldest', ['q1', 'q3', 'q2', 'q4']],
    ['priority', ['q2', 'q4', 'q3', 'q1']],
    ['reports', ['q3', 'q4', 'q2', 'q1']],
  ] as const)('by %s, equals by time and then id, goes on behind an item that was handled', async (sort, order) => {
    const { db, page, ids } = world({ queueItems: items })
    expect(await ids({ sort })).toEqual(order)
    const first = await page({ sort, limit: 2 })
    expect([first.items.map(({ item }) => item.id), first.nextCursor, first.total]).toEqual([
      order.slice(0, 2),
      order[1],
      4,
    ])
    db.queueItems.delete(order[1])
    expect((await page({ sort, limit: 2, cursor: first.nextCursor })).nextCursor).toBeNull()
    expect(await ids({ sort, limit: 2, cursor: first.nextCursor })).toEqual(order.slice(2))
  })
})

describe('a search in the queue', () => {
  const found = () =>
    world({
      profiles: [person('ana', { display_name: 'Clara Nunes' }), person('rui', { username: 'doutor' })],
      posts: [post('p1', 'ana', { body: 'Sobre multas' }), post('p2', 'rui'), post('p3', 'nobody')],
      queueItems: ['p1', 'p2', 'p3', 'gone'].map((id) => queued(`q-${id}`, id)),
    })

  test.each([
    ['the text', 'MULTAS', ['q-p1']],
    ['the name', 'clara', ['q-p1']],
    ['the username', '@Doutor', ['q-p2']],
    ['the text of somebody unknown', 'texto de p3', ['q-p3']],
    ['nothing', '  ', ['q-gone', 'q-p1', 'q-p2', 'q-p3']],
    ['an @ alone', '@', ['q-gone', 'q-p1', 'q-p2', 'q-p3']],
    ['what is nowhere', 'undefined', []],
  ])('finds by %s', async (_, query, ids) => {
    expect(await found().ids({ filters: { query } })).toEqual(ids)
  })

  test('is narrowed by type and the most common reason', async () => {
    const { ids } = world({
      queueItems: [
        queued('q1', 'p1'),
        queued('q2', 'c1', { item_type: 'comment' }),
        queued('q3', 'c2', { item_type: 'comment', most_common_reason: 'harassment' }),
      ],
    })
    expect(await ids({ filters: { item_type: 'comment' } })).toEqual(['q2', 'q3'])
    expect(await ids({ filters: { reason: 'spam' } })).toEqual(['q1', 'q2'])
    expect(await ids({ filters: { item_type: 'comment', reason: 'spam' } })).toEqual(['q2'])
  })
})

describe('a row of the queue', () => {
  test('of something that is gone has neither content nor author, and the decisions about that alone', async () => {
    const entries = Array.from({ length: 12 }, (_, at) => entry(`e${at}`, 'gone', { created_at: minute(-20 - at) }))
    const { page } = world({
      queueItems: [queued('q1', 'gone')],
      auditEntries: [...entries, entry('other', 'p1')],
    })
    const [row] = (await page()).items
    expect(row).toMatchObject({
      ...{ content: null, author: null, standing: null, reasons: [], reporters: 0, objection: null },
      ...{ first_report_at: null, last_report_at: null },
    })
    expect(row?.history.map(({ id }) => id)).toEqual(entries.slice(0, 10).map(({ id }) => id))
  })

  test('has the ten newest decisions about anything of its author, for each author of the page', async () => {
    const of = (id: string, item: string, count: number) =>
      Array.from({ length: count }, (_, at) => entry(`${id}${at}`, item, { created_at: minute(-20 - at) }))
    const { page } = world({
      posts: [post('p1', 'ana'), post('p2', 'rui')],
      comments: [comment('c1', 'p2', 'ana')],
      queueItems: [queued('q1', 'p1'), queued('q2', 'c1', { item_type: 'comment' }), queued('q3', 'p2')],
      auditEntries: [
        ...of('a', 'p1', 11),
        entry('old', 'c1', { item_type: 'comment', created_at: minute(-19) }),
        ...of('r', 'p2', 12),
        entry('nobody', 'gone', { created_at: minute(-1) }),
      ],
    })
    const histories = (await page()).items.map(({ item, history }) => [item.id, history.map(({ id }) => id)])
    const anas = ['old', ...of('a', 'p1', 9).map(({ id }) => id)]
    expect(histories).toEqual([
      ['q1', anas],
      ['q2', anas],
      ['q3', of('r', 'p2', 10).map(({ id }) => id)],
    ])
  })

  test('counts the reports that are open, each person once; of a resolved item all of them', async () => {
    const { page } = world({
      posts: [post('p1', 'ana'), post('p2', 'ana')],
      queueItems: [queued('q1', 'p1'), queued('q2', 'p2', { status: 'resolved' })],
      reports: ['p1', 'p2'].flatMap((id) => [
        report(`${id}-1`, id, { created_at: minute(-25) }),
        report(`${id}-2`, id, { created_at: minute(-20) }),
        report(`${id}-3`, id, { created_at: minute(-19), reported_as: 'Copiado' }),
        report(`${id}-4`, id, { created_at: minute(-18) }),
        report(`${id}-5`, id, { created_at: minute(-17), reporter_id: 'rui' }),
      ]),
      moderationActions: [action('a1', 'p1'), action('a2', 'p2')],
    })
    const rows = (await page()).items
    expect(rows).toMatchObject([
      {
        ...{ reporters: 2, first_report_at: minute(-19), last_report_at: minute(-17) },
        reasons: [
          { reason: 'spam', count: 2 },
          { reason: 'Copiado', count: 1 },
        ],
      },
      { reporters: 2, first_report_at: minute(-25), last_report_at: minute(-17) },
    ])
    expect(rows[1]?.reasons[0]).toEqual({ reason: 'spam', count: 4 })
  })

  test('has the objection that waits, with who decided', async () => {
    const objection = { text: 'Discordo', created_at: minute(-5), is_answered: false }
    const { page } = world({
      posts: [post('p1', 'ana')],
      queueItems: [queued('q1', 'p1'), queued('q2', 'p2')],
      auditEntries: [
        entry('e1', 'p1', { person_id: 'ana', objection }),
        entry('e2', 'p2', { objection: { ...objection, is_answered: true } }),
      ],
    })
    expect((await page()).items.map((row) => row.objection)).toEqual([
      { decision_id: 'e1', decided_by: 'mod', text: 'Discordo', created_at: minute(-5) },
      null,
    ])
  })
})

describe('deciding', () => {
  const handle = (made: ReturnType<typeof world>, id: string, version?: string) =>
    call(
      queue.processQueue,
      { id, version, action_type: 'approve', moderator_id: 'mod', reason: '' },
      { context: made.as('mod') },
    )

  test('about what changed since it was seen says only that; about what is gone, who handled it', async () => {
    const made = world({
      profiles: [person('ana'), person('sonia', { display_name: 'Sônia' })],
      posts: [post('p1', 'ana'), post('p2', 'ana'), post('p3', 'ana')],
      queueItems: ['p1', 'p2', 'p3', 'p4'].map((id) => queued(`q-${id}`, id)),
      moderationActions: [
        action('a1', 'p1', { moderator_id: 'sonia' }),
        action('a2', 'p2', { moderator_id: 'sonia' }),
        action('a3', 'p3', { moderator_id: 'nobody' }),
      ],
    })
    const refusedWith = (handledBy: string | null) => ({ code: 'ALREADY_HANDLED', data: { handledBy } })
    await expect(handle(made, 'q-p1', minute(-29))).rejects.toMatchObject(refusedWith(null))
    for (const id of ['p2', 'p3', 'p4']) made.db.queueItems.delete(`q-${id}`)
    await expect(handle(made, 'q-p2')).rejects.toMatchObject(refusedWith('Sônia'))
    await expect(handle(made, 'q-p3')).rejects.toMatchObject(refusedWith(null))
    await expect(handle(made, 'q-p4')).rejects.toMatchObject(refusedWith(null))
    await expect(handle(made, 'never')).rejects.toMatchObject({ code: 'QUEUE_ITEM_NOT_FOUND' })
    expect(await handle(made, 'q-p1', minute(-30))).toMatchObject({ action_type: 'approve', item_id: 'p1' })
  })

  test.each([
    ['approve', 'done'],
    ['shadow_ban', 'done'],
    ['remove', 'JUSTIFICATION_REQUIRED'],
    ['temp_ban', 'JUSTIFICATION_REQUIRED'],
  ] as const)('%s with a blank reason: %s', async (action_type, code) => {
    const made = world({ posts: [post('p1', 'ana')], queueItems: [queued('q1', 'p1')] })
    const input = { action_type, moderator_id: 'mod', reason: ' \n' }
    const codeOf = (made: Promise<unknown>) =>
      made.then(
        () => 'done',
        ({ code }: { code: string }) => code,
      )
    expect(
      await codeOf(call(queue.bulkProcess, { ...input, items: [{ id: 'q1' }] }, { context: made.as('mod') })),
    ).toBe(code)
    expect(await codeOf(call(queue.processQueue, { ...input, id: 'q1' }, { context: made.as('mod') }))).toBe(
      code === 'done' ? 'ALREADY_HANDLED' : code,
    )
  })

  test('of several each says why it was not done: claimed, banned for longer, gone', async () => {
    const made = world({
      profiles: [person('ana'), person('rui'), person('sonia')],
      posts: [post('p1', 'ana'), post('p2', 'rui'), post('p3', 'ana')],
      queueItems: ['p1', 'p2', 'p3', 'p4'].map((id) => queued(`q-${id}`, id)),
      claims: [{ id: 'q-p1', moderator_id: 'sonia', until: minute(5) }],
      moderationStatuses: [
        { user_id: 'rui', status: 'banned', is_moderator: false, warnings_count: 0, last_warning_at: null },
      ],
    })
    made.db.queueItems.delete('q-p4')
    const { results } = await call(
      queue.bulkProcess,
      {
        items: ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => ({ id: `q-${id}` })),
        ...{ action_type: 'temp_ban', moderator_id: 'mod', reason: 'Golpe' },
      },
      { context: made.as('mod') },
    )
    expect(results.map((one) => (one.ok ? [one.id, one.action.item_id] : [one.id, one.code]))).toEqual([
      ['q-p1', 'ALREADY_CLAIMED'],
      ['q-p2', 'STRONGER_MEASURE'],
      ['q-p3', 'p3'],
      ['q-p4', 'ALREADY_HANDLED'],
      ['q-p5', 'QUEUE_ITEM_NOT_FOUND'],
    ])
  })
})
