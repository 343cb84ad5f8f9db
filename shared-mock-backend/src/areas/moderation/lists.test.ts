import type { Inputs } from '@ementa/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, signedIn } from '../../test/start'
import { toCsv } from './logs'

let world: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  world = await signedIn('moderacao')
})

describe('the queue', () => {
  const list = async (input: Inputs['moderation']['getQueue'] = {}) =>
    (await world.api.moderation.getQueue({ limit: 100, ...input })).items

  test.each([
    ['newest', ({ updated_at }: { updated_at: string }) => -Date.parse(updated_at)],
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

  test('has what was just reported first, new in it or not [MOD-016]', async () => {
    const { api, at } = await signedIn('moderacao')
    const newest = async () => (await api.moderation.getQueue({ sort: 'newest', limit: 1 })).items[0]
    const posts = (await list({ sort: 'oldest', filters: { status: 'open' } })).filter(
      ({ item }) => item.item_type === 'post',
    )
    const waiting = posts[0]?.item
    for (const [minute, targetId] of ['post-001', waiting?.item_id ?? ''].entries()) {
      at(`2026-03-10T12:0${minute + 1}:00.000Z`)
      await api.auth.signIn({ username: 'joaopedro' })
      await api.moderation.reportContent({ kind: 'dialog', type: 'post', targetId, reason: 'fake' })
      await api.auth.signIn({ username: 'moderacao' })
      expect((await newest())?.item.item_id).toBe(targetId)
    }
  })

  test('is found by the text, the name and the username each, at any place in it', async () => {
    const { api } = await signedIn('lexcorp')
    await api.profiles.update({ display_name: 'Consultoria Ágil', bio: '' })
    const post = await api.posts.create({ body: 'Peça por cartas@exemplo.com' })
    await api.moderation.reportContent({ kind: 'dialog', type: 'post', targetId: post.id, reason: 'spam' })
    await api.auth.signIn({ username: 'moderacao' })
    const found = async (query: string) =>
      (await api.moderation.getQueue({ filters: { query }, limit: 100 })).items.map(({ item }) => item.item_id)
    for (const query of [' CARTAS@exemplo ', 'toria agil', '@lexcor'])
      expect(await found(query), query).toContain(post.id)
    const [entry] = (await api.moderation.getQueue({ limit: 1 })).items
    expect((await api.moderation.getQueue({ filters: { id: entry?.item.id } })).items).toEqual([entry])
    expect(await found('lexcorp consultoria')).toEqual([])
    expect(await found('@')).toHaveLength((await found('')).length)
    // Deleted content has neither text nor author to search for.
    expect(await found('nobody')).toEqual([])
  })

  test('has of what is resolved all reports, of what waits those since the last decision', async () => {
    const { api, at } = await signedIn('lexcorp')
    const post = await api.posts.create({ body: 'Causa ganha' })
    const report = async (username: string, reason: 'spam' | 'harassment') => {
      await api.auth.signIn({ username })
      await api.moderation.reportContent({ kind: 'dialog', type: 'post', targetId: post.id, reason })
    }
    await report('joaopedro', 'spam')
    at('2026-03-10T12:01:00.000Z')
    const decided = { item_type: 'post', item_id: post.id, moderator_id: 'user-moderacao' } as const
    await api.moderation.moderateContent({ ...decided, action_type: 'approve' })
    at('2026-03-10T12:02:00.000Z')
    await report('renata', 'harassment')
    at('2026-03-10T12:03:00.000Z')
    await report('renata', 'harassment')
    await api.auth.signIn({ username: 'moderacao' })
    const { items } = await api.moderation.getQueue({ limit: 100 })
    expect(items.find(({ item }) => item.item_id === post.id)).toMatchObject({
      ...{ reasons: [{ reason: 'harassment', count: 2 }], reporters: 1 },
      ...{ first_report_at: '2026-03-10T12:02:00.000Z', last_report_at: '2026-03-10T12:03:00.000Z' },
    })
    const { reports } = await api.moderation.getReports({})
    for (const { item, reporters } of items.filter(({ item: { status } }) => status === 'resolved')) {
      const all = reports.filter(({ item_type, item_id }) => item_type === item.item_type && item_id === item.item_id)
      expect(reporters).toBe(new Set(all.map(({ reporter_id }) => reporter_id)).size)
    }
  })

  test.each(['pending', 'in_review', 'resolved', 'open'] as const)('of status %s has no other', async (status) => {
    const ids = (items: Awaited<ReturnType<typeof list>>) => items.map(({ item }) => item.id)
    const all = await list()
    const wanted = all.filter(({ item }) => (status === 'open' ? item.status !== 'resolved' : item.status === status))
    expect(ids(await list({ filters: { status } }))).toEqual(ids(wanted))
  })
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
    // One field each: no query spans two of them.
    const [name, reason] = [entry?.moderator_name ?? '', entry?.reason ?? '']
    expect([reason !== '', await list({ query: name + reason })]).toEqual([true, []])
  })

  test('is exported with what each line has, and empty cells for what it has not', async () => {
    const { api } = await signedIn('lexcorp')
    const post = await api.posts.create({ body: 'Causa ganha' })
    const report = (reason: 'spam' | 'harassment') =>
      api.moderation.reportContent({ kind: 'dialog', type: 'post', targetId: post.id, reason })
    for (const reason of ['spam', 'harassment', 'harassment'] as const) await report(reason)
    const about = { item_type: 'post', item_id: post.id, action_type: 'remove', reason: 'Oferta' } as const
    const { decision_id: removal } = await api.moderation.moderateContent({ ...about, moderator_id: 'robot' })
    const { profile } = await api.auth.signIn({ username: 'moderacao' })
    const { decision_id } = await api.moderation.warnUser({ user_id: 'user-lexcorp', reason: 'Insistência' })
    await api.moderation.restore({ id: removal })
    const rowOf = async (action_type: 'remove' | 'warn') => {
      const filters = { action_type, from: '2026-03-10' }
      const { csv } = await api.moderation.exportReport({ filters, timeZone: 'America/Sao_Paulo' })
      return csv.split('\r\n')[1]?.split(';')
    }
    const user = (await api.moderation.getUsers({ query: 'lexcorp' })).users[0]
    const person = `${user?.display_name} (@lexcorp)`
    expect(await rowOf('warn')).toEqual([
      ...['10/03/2026 09:00', profile.display_name, 'Advertência', 'Perfil', person, '', '', 'Insistência'],
      ...['', decision_id],
    ])
    // The export names the caller, not the moderator that the call names, and says that the decision was taken back.
    expect((await rowOf('remove'))?.toSpliced(6, 1)).toEqual([
      ...['10/03/2026 09:00', `${user?.display_name} (fora da moderação)`, 'Remoção', 'Publicação', person],
      ...['Causa ganha', 'Oferta', `Desfeita por ${profile.display_name} em 10/03/2026 09:00`, removal],
    ])
    expect((await rowOf('remove'))?.[6]).toBe('"Assédio: 2, Spam: 1"')
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
    // One field each: no query spans two of them.
    expect(await list(`${user?.display_name}joaopedro`)).toEqual([])
    expect(await list('joaopedrojoaopedro')).toEqual([])
    expect(await list('nada disso existe')).toEqual([])
    expect((await list('')).length).toBeGreaterThan(15)
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

test('rows are separated by semicolons behind a byte order mark, quoted where they must be', () => {
  expect(
    toCsv([
      ['Data', 'Motivo'],
      ['22/11/2026 09:05', 'a;b'],
      ['x', 'disse "sim"\nou não'],
    ]),
  ).toBe('\uFEFFData;Motivo\r\n22/11/2026 09:05;"a;b"\r\nx;"disse ""sim""\nou não"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\uFF1D1', '\uFF0B1', '\uFF0D1', '\uFF20A1'])(
  'a cell that begins with %j is no formula',
  (value) => {
    const [, cell] = /^\uFEFF"?(.)/s.exec(toCsv([[value]])) ?? []
    expect(cell).toBe("'")
  },
)
