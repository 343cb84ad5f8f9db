import type { Inputs } from '@ementa/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, signedIn } from '../../test/start'

let world: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  world = await signedIn('moderacao')
})

describe('the queue', () => {
  const list = async (input: Inputs['moderation']['getQueue'] = {}) =>
    (await world.api.moderation.getQueue({ limit: 100, ...input })).items

  test.each([
    ['newest', ({ created_at }: { created_at: string }) => -Date.parse(created_at)],
    ['oldest', ({ created_at }: { created_at: string }) => Date.parse(created_at)],
    ['priority', ({ priority }: { priority: number }) => -priority],
    ['reports', ({ report_count }: { report_count: number }) => -report_count],
  ] as const)('is sorted by %s, equals by their time, and a page is a part of it', async (sort, weight) => {
    const items = await list({ sort })
    const entries = items.map(({ item }) => item)
    const newest = sort === 'oldest' ? 1 : -1
    expect(entries).toEqual(
      entries.toSorted(
        (a, b) => weight({ ...a }) - weight({ ...b }) || newest * (Date.parse(a.created_at) - Date.parse(b.created_at)),
      ),
    )
    const pages = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await world.api.moderation.getQueue({ sort, limit: 7, cursor })
      expect(page.total).toBe(items.length)
      pages.push(...page.items)
      cursor = page.nextCursor
    }
    expect(pages).toEqual(items)
  })

  test('has nothing behind what never was in it', async () => {
    expect(await list({ cursor: 'nobody' })).toEqual([])
  })

  test('is found by what the item says, whose it is, and its id; case, accents and `@` do not matter', async () => {
    const all = await list()
    const [entry] = all.filter(({ content, author }) => content?.body && author)
    const words = (entry?.content?.body ?? '').slice(0, 12)
    for (const query of [words.toUpperCase(), ` @${entry?.author?.username} `, entry?.author?.display_name ?? '']) {
      expect((await list({ filters: { query } })).map(({ item }) => item.id)).toContain(entry?.item.id)
    }
    expect(await list({ filters: { id: entry?.item.id } })).toEqual([entry])
  })

  test.each(['pending', 'in_review', 'resolved', 'open'] as const)('of status %s has no other', async (status) => {
    const ids = (items: Awaited<ReturnType<typeof list>>) => items.map(({ item }) => item.id)
    const all = await list()
    const wanted = all.filter(({ item }) => (status === 'open' ? item.status !== 'resolved' : item.status === status))
    expect(ids(await list({ filters: { status } }))).toEqual(ids(wanted))
  })

  test('says of each item by how many people, from when to when, and for what it was reported', async () => {
    const pending = await list({ filters: { status: 'pending' } })
    expect(pending.length).toBeGreaterThan(5)
    for (const { item, reasons, reporters, first_report_at, last_report_at } of pending) {
      const { reports } = await world.api.moderation.getReports({ item_type: item.item_type, item_id: item.item_id })
      expect(reasons.reduce((sum, { count }) => sum + count, 0)).toBe(item.report_count)
      expect(reporters).toBe(new Set(reports.map(({ reporter_id }) => reporter_id)).size)
      const times = reports.map(({ created_at }) => created_at).toSorted()
      expect([first_report_at, last_report_at]).toEqual([times[0], times.at(-1)])
    }
  })

  test('brings ten earlier decisions about the author at most, the newest first', async () => {
    const { api } = await signedIn('moderacao')
    for (let warning = 1; warning <= 8; warning++)
      await api.moderation.warnUser({ user_id: 'user-peticoesprontas', reason: `Aviso ${warning}` })
    const { items } = await api.moderation.getQueue({ limit: 100 })
    const histories = items.map(({ history }) => history)
    expect(Math.max(...histories.map(({ length }) => length))).toBe(10)
    for (const history of histories) {
      const times = history.map(({ created_at }) => created_at)
      expect(times).toEqual(times.toSorted().toReversed())
    }
  })
})

test('reports are of one type, of one thing, or all', async () => {
  const list = async (input: Inputs['moderation']['getReports']) =>
    (await world.api.moderation.getReports(input)).reports
  const all = await list({})
  expect(await list({ item_type: 'profile' })).toEqual(all.filter(({ item_type }) => item_type === 'profile'))
  const id = all[0]?.item_id ?? ''
  expect(await list({ item_id: id })).toEqual(all.filter(({ item_id }) => item_id === id))
})

describe('the log', () => {
  const list = async (filters: NonNullable<Inputs['moderation']['getAuditLog']>['filters'] = {}) => {
    const { entries, total } = await world.api.moderation.getAuditLog({ filters, limit: 100 })
    expect(total).toBe(entries.length)
    return entries
  }

  test('is filtered by type, action and moderator', async () => {
    const all = await list()
    expect(all.length).toBeGreaterThan(90)
    expect(await list({ item_type: 'comment' })).toEqual(all.filter(({ item_type }) => item_type === 'comment'))
    expect(await list({ action_type: 'warn' })).toEqual(all.filter(({ action_type }) => action_type === 'warn'))
    const ofBeatriz = await list({ moderator_id: 'user-beatriz' })
    expect(ofBeatriz.length).toBeGreaterThan(0)
    expect(ofBeatriz).toEqual(all.filter(({ moderator_id }) => moderator_id === 'user-beatriz'))
  })

  test('from a day to a day has both, from midnight to midnight here', async () => {
    const all = await list()
    const [from, to] = ['2026-02-20', '2026-02-25']
    const inside = all.filter(
      ({ created_at }) => created_at >= `${from}T03:00:00.000Z` && created_at < '2026-02-26T03:00:00.000Z',
    )
    expect(inside.length).toBeGreaterThan(5)
    expect(await list({ from, to })).toEqual(inside)
    expect(await list({ from })).toEqual(all.filter(({ created_at }) => created_at >= `${from}T03:00:00.000Z`))
    expect(await list({ to })).toEqual(all.filter(({ created_at }) => created_at < '2026-02-26T03:00:00.000Z'))
  })

  test('is found by the words of the reason, by who decided and by what it was about', async () => {
    const all = await list()
    const [entry] = all
    const queries = [` ${entry?.reason.toUpperCase()} `, entry?.moderator_name ?? '', entry?.item_id ?? '']
    for (const query of queries) {
      expect(
        (await list({ query })).map(({ id }) => id),
        query,
      ).toContain(entry?.id)
    }
    expect(await list({ query: 'nada disso existe' })).toEqual([])
    expect(await list({ query: ' ' })).toEqual(all)
  })

  test('is exported in the hours of the reader, and in those of Brasília where the zone is unknown', async () => {
    const dateIn = async (timeZone: string) =>
      (await world.api.moderation.exportReport({ timeZone })).csv.split('\r\n')[1]?.slice(0, 16)
    const [lisbon, here, nowhere] = [
      await dateIn('Europe/Lisbon'),
      await dateIn('America/Sao_Paulo'),
      await dateIn('X'),
    ]
    expect(nowhere).toBe(here)
    expect(lisbon).not.toBe(here)
    expect(here).toMatch(/^\d\d\/\d\d\/2026 \d\d:\d\d$/)
  })
})

describe('people', () => {
  const list = async (query: string) => (await world.api.moderation.getUsers({ query, limit: 100 })).users

  test('are found by name, username and address, whatever the case and accents', async () => {
    const [user] = await list('joaopedro')
    expect(user).toMatchObject({ username: 'joaopedro', email: 'joaopedro@exemplo.com.br' })
    for (const query of ['João Pedro', ' JOAO PEDRO ', 'joaopedro@exemplo']) {
      expect(await list(query), query).toEqual([user])
    }
    expect(await list('nada disso existe')).toEqual([])
    expect((await list('')).length).toBeGreaterThan(15)
  })

  test('whom nobody knows cannot be moderated or noted', async () => {
    const { moderation } = world.api
    const about = { user_id: 'user-nobody', reason: 'R' }
    for (const call of [
      moderation.banUser(about),
      moderation.muteUser(about),
      moderation.unbanUser(about),
      moderation.updateUserStatus({ ...about, status: 'muted' }),
      moderation.addNote({ user_id: 'user-nobody', text: 'Nota' }),
    ]) {
      expect(await codeOf(call)).toBe('USER_NOT_FOUND')
    }
  })
})

describe('deciding', () => {
  test('is for who is signed in, about what waits', async () => {
    const { moderation } = world.api
    const [entry] = (await moderation.getQueue({ limit: 1 })).items
    const id = entry?.item.id ?? ''
    const decision = { action_type: 'approve', moderator_id: 'user-beatriz' } as const
    expect(await codeOf(moderation.processQueue({ id, ...decision }))).toBe('UNAUTHORIZED')
    expect(await codeOf(moderation.bulkProcess({ items: [{ id }], ...decision }))).toBe('UNAUTHORIZED')
    const own = { ...decision, moderator_id: 'user-moderacao' }
    expect(await codeOf(moderation.processQueue({ id: 'nobody', ...own }))).toBe('QUEUE_ITEM_NOT_FOUND')
    expect((await moderation.bulkProcess({ items: [{ id: 'nobody' }], ...own })).results).toEqual([
      { id: 'nobody', ok: false, code: 'QUEUE_ITEM_NOT_FOUND' },
    ])
    const about = { item_type: 'post', item_id: 'nobody', ...own } as const
    expect(await codeOf(moderation.moderateContent(about))).toBe('CONTENT_NOT_FOUND')
    expect(await codeOf(moderation.restore({ id: 'nobody' }))).toBe('DECISION_NOT_FOUND')
    expect(await codeOf(moderation.claim({ id: 'nobody' }))).toBe('QUEUE_ITEM_NOT_FOUND')
  })

  test('of several at once is lost as a whole or not at all, and each says why it was not done', async () => {
    const { api } = await signedIn('moderacao', {})
    const { items } = await api.moderation.getQueue({ filters: { status: 'open' }, limit: 3 })
    const [first, second] = items.map(({ item }) => ({ id: item.id, version: item.updated_at }))
    if (!first || !second) throw new Error('Nothing waits')
    const own = { action_type: 'approve', moderator_id: 'user-moderacao' } as const
    const { results } = await api.moderation.bulkProcess({
      items: [{ ...first, version: '2026-01-01T00:00:00.000Z' }, second],
      ...own,
    })
    expect(results).toMatchObject([
      { id: first.id, ok: false, code: 'ALREADY_HANDLED' },
      { id: second.id, ok: true },
    ])
  })

  test('one moderator works on one item at a time, and gives it back', async () => {
    const { api, at } = await signedIn('moderacao')
    const { items } = await api.moderation.getQueue({ filters: { status: 'open' }, limit: 2 })
    const [first = '', second = ''] = items.map(({ item }) => item.id)
    await api.moderation.claim({ id: first })
    const { claims } = await api.moderation.claim({ id: second })
    expect(claims.map(({ item_id }) => item_id)).toEqual([second])
    at('2026-03-10T12:09:59.999Z')
    expect((await api.moderation.listClaims()).claims).toHaveLength(1)
    expect((await api.moderation.claim({ id: null })).claims).toEqual([])
  })

  test('a resolved item is nobody’s to work on', async () => {
    const { items } = await world.api.moderation.getQueue({ filters: { status: 'resolved' }, limit: 1 })
    expect(items).toHaveLength(1)
    expect(await codeOf(world.api.moderation.claim({ id: items[0]?.item.id ?? '' }))).toBe('QUEUE_ITEM_NOT_FOUND')
  })
})

test('the case of a person has what waits by priority, and the reports made and received', async () => {
  const { api } = world
  const found = await api.moderation.getCase({ username: 'gustavolins' })
  const priorities = found.waiting.map(({ item }) => item.priority)
  expect(priorities.length).toBeGreaterThan(1)
  expect(priorities).toEqual(priorities.toSorted((a, b) => b - a))
  expect(found.waiting.every(({ item, content }) => item.status !== 'resolved' && content !== null)).toBe(true)
  const { reports } = await api.moderation.getReports({})
  expect(found.reports_made).toBe(reports.filter(({ reporter_id }) => reporter_id === 'user-gustavolins').length)
  expect(found.reports_received).toBeGreaterThanOrEqual(
    found.waiting.reduce((sum, { item }) => sum + item.report_count, 0),
  )
  expect(found.reports_received).toBeLessThan(reports.length)
})
