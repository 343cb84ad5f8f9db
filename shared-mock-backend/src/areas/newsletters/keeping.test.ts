import { describe, expect, test } from 'vitest'
import { codeOf, start } from '../../test/start'

const html = (text = '') =>
  `<p>Um texto com mais do que os cinquenta caracteres que uma edição precisa ter. ${text}</p>`
const HOUR = 3_600_000

async function newsletter() {
  const world = await start()
  const { api } = world
  const { newsletters } = api
  await api.auth.signIn({ username: 'anapaula' })
  const { id: newsletterId } = await newsletters.create({ handle: 'nova', title: 'Nova', description: 'Semanal' })
  const draft = async (subject: string) =>
    (await newsletters.createIssue({ newsletterId, title: subject, subject, html: html(subject) })).id
  /** An issue that went out so many hours after the start, and that everybody sees. */
  const sent = async (subject: string, hour: number) => {
    const id = await draft(subject)
    const moment = Date.parse('2026-03-10T12:00:00.000Z') + hour * HOUR
    world.at(new Date(moment))
    await newsletters.sendIssueNow({ issueId: id })
    world.at(new Date(moment + 60_000))
    return id
  }
  return { ...world, newsletters, newsletterId, draft, sent }
}

describe('issues', () => {
  test('are numbered in the order in which they went out, and know those before and after', async () => {
    const { api, newsletters, newsletterId, draft, sent } = await newsletter()
    const [first, second, third] = [await sent('Um', 0), await sent('Dois', 1), await sent('Três', 2)]
    const open = await draft('Quatro')
    const read = async (issueId: string) => {
      const { number, previous, next } = await newsletters.getIssue({ issueId })
      return [number, previous?.subject, next?.subject]
    }
    expect(await read(first)).toEqual([1, undefined, 'Dois'])
    expect(await read(second)).toEqual([2, 'Um', 'Três'])
    expect(await read(third)).toEqual([3, 'Dois', undefined])
    expect(await read(open)).toEqual([null, undefined, undefined])
    const { issues, numbers } = await newsletters.listIssues({ newsletterId })
    expect(issues.map(({ subject }) => subject).toSorted()).toEqual(['Dois', 'Quatro', 'Três', 'Um'])
    expect(numbers).toEqual({ [first]: 1, [second]: 2, [third]: 3 })
    expect((await newsletters.listIssues({ newsletterId, status: 'draft' })).issues.map(({ id }) => id)).toEqual([open])
    await api.auth.signIn({ username: 'lexcorp' })
    expect((await newsletters.listIssues({ newsletterId })).issues.map(({ id }) => id)).toEqual([third, second, first])
  })

  test('the last one that everybody sees is named with its newsletter', async () => {
    const { newsletters, newsletterId, draft, sent } = await newsletter()
    const latest = async () => (await newsletters.listAll()).latest?.[newsletterId]
    expect(await latest()).toBeUndefined()
    await sent('Um', 0)
    await sent('Dois', 1)
    await newsletters.sendIssueNow({ issueId: await draft('Ainda não') })
    expect(await latest()).toEqual({ subject: 'Dois', at: '2026-03-10T13:00:00.000Z' })
  })

  test('of which the text is missing are never public', async () => {
    const { newsletters, newsletterId } = await newsletter()
    const issues = ['', '<p> </p>', '<p><img src="https://x.br/a.png" alt=""></p>'].map((text, index) => ({
      ...{ title: 'T', subject: `Nº ${index}`, html: text, sentAt: '2024-03-01T12:00:00.000Z' },
    }))
    const { ids } = await newsletters.importIssues({ newsletterId, source: 'ghost', issues })
    const all = await Promise.all(ids.map(async (issueId) => (await newsletters.getIssue({ issueId })).issue.status))
    expect(all).toEqual(['draft', 'draft', 'sent'])
  })

  test('keep their numbers when older ones come in, and when those go again [P-23]', async () => {
    const { newsletters, newsletterId, sent } = await newsletter()
    const [first, second] = [await sent('Um', 0), await sent('Dois', 1)]
    const issues = ['Velha', 'Mais velha'].map((subject, index) => ({
      ...{ title: subject, subject, html: html(subject), sentAt: `2024-03-0${2 - index}T12:00:00.000Z` },
    }))
    const [old = '', older = ''] = (
      await newsletters.importIssues({ newsletterId, source: 'ghost', importId: 'i', issues })
    ).ids
    const third = await sent('Três', 2)
    const numbers = async () => (await newsletters.listIssues({ newsletterId })).numbers
    expect(await numbers()).toEqual({ [first]: 1, [second]: 2, [old]: 3, [older]: 4, [third]: 5 })
    await newsletters.deleteIssue({ issueId: old })
    expect(await numbers()).toEqual({ [first]: 1, [second]: 2, [older]: 4, [third]: 5 })
    expect(await newsletters.restoreIssue({ issueId: old })).toMatchObject({ status: 'sent', number: 3 })
    await newsletters.undoImport({ newsletterId, importId: 'i' })
    expect(await numbers()).toEqual({ [first]: 1, [second]: 2, [third]: 5 })
  })

  test('go again with their import, but for those that were changed or sent here [P-23]', async () => {
    const { newsletters, newsletterId, at, draft } = await newsletter()
    const own = await draft('Minha')
    const issue = (subject: string, sentAt: string | null) => ({ title: subject, subject, html: html(subject), sentAt })
    const past = '2024-03-01T12:00:00.000Z'
    const bring = (importId: string, ...issues: ReturnType<typeof issue>[]) =>
      newsletters.importIssues({ newsletterId, source: 'ghost', importId, issues })
    const { ids } = await bring('a', issue('Um', past), issue('Dois', null), issue('Três', null), issue('Quatro', null))
    at('2026-03-10T13:00:00.000Z')
    await bring('b', issue('Cinco', past), issue('Um', past))
    const imports = async () => (await newsletters.listImports({ newsletterId })).imports
    expect(await imports()).toMatchObject([
      { id: 'b', source: 'ghost', at: '2026-03-10T13:00:00.000Z', sent: 1, drafts: 0 },
      { id: 'a', sent: 1, drafts: 3 },
    ])
    await newsletters.updateIssue({ issueId: ids[1] ?? '', subject: 'Dois, outra' })
    await newsletters.sendIssueNow({ issueId: ids[2] ?? '' })
    expect(await imports()).toMatchObject([{ id: 'b' }, { id: 'a', sent: 1, drafts: 1 }])
    expect(await newsletters.undoImport({ newsletterId, importId: 'a' })).toEqual({ removed: 2, kept: 2 })
    expect(await imports()).toMatchObject([{ id: 'b' }])
    const left = (await newsletters.listIssues({ newsletterId })).issues.map(({ id, subject }) => [id, subject])
    expect(left.map(([, subject]) => subject).toSorted()).toEqual(['Cinco', 'Dois, outra', 'Minha', 'Três'])
    expect(left.some(([id]) => id === own)).toBe(true)
    // An issue that was sent here cannot be deleted, even by the import that brought it as a draft.
    expect(await codeOf(newsletters.deleteIssue({ issueId: ids[2] ?? '' }))).toBe('ISSUE_ALREADY_SENT')
  })
})

describe('a newsletter of one’s own', () => {
  test('counts who subscribed here and who was brought; its numbers begin with them and are for its owner', async () => {
    const { api, newsletters, newsletterId } = await newsletter()
    const subscribers = async () => (await newsletters.get({ handle: 'nova' })).subscribers
    expect(await subscribers()).toBe(0)
    const brought = [{ email: 'a@x.br' }, { email: 'b@x.br' }]
    await newsletters.importAudience({ newsletterId, consent: 'Formulário', subscribers: brought })
    await api.auth.signIn({ username: 'lexcorp' })
    await newsletters.subscribe({ id: newsletterId })
    expect(await codeOf(newsletters.getMetrics({ newsletterId }))).toBe('NOT_NEWSLETTER_OWNER')
    expect(await subscribers()).toBe(3)
    const { subscribers: all, samples } = await newsletters.listAll()
    expect([all?.[newsletterId], samples?.includes(newsletterId)]).toEqual([3, false])
    await api.auth.signIn({ username: 'anapaula' })
    expect(await newsletters.getMetrics({ newsletterId })).toEqual({
      ...{ newsletter_id: newsletterId, subscribers: 3, open_rate: 0, click_rate: 0, unsubscribe_rate: 0 },
      ...{ last_issue_opens: 0, last_issue_clicks: 0 },
    })
  })

  test('has an address that nobody has, and costs nothing unless it is paid', async () => {
    const { newsletters } = await newsletter()
    const make = (handle: string, isPaid: boolean) =>
      newsletters.create({ handle, title: 'T', description: 'D', isPaid, priceCents: 1490 })
    expect(await codeOf(make('jornada', false))).toBe('HANDLE_TAKEN')
    expect(await codeOf(make('nova', false))).toBe('HANDLE_TAKEN')
    expect(await make('aberta', false)).toMatchObject({ is_paid: false, price_cents: 0 })
    expect(await make('fechada', true)).toMatchObject({ is_paid: true, price_cents: 1490 })
    expect(await codeOf(newsletters.subscribe({ id: 'nobody' }))).toBe('NEWSLETTER_NOT_FOUND')
    expect(await codeOf(newsletters.unsubscribe({ id: 'nobody' }))).toBe('NEWSLETTER_NOT_FOUND')
    expect(await codeOf(newsletters.get({ handle: 'nobody' }))).toBe('NEWSLETTER_NOT_FOUND')
  })
})

test('suggestions share a topic with what is written, those that share most first; without topics any do', async () => {
  const { newsletters } = await newsletter()
  const all = (await newsletters.suggestContent({ limit: 50 })).suggestions
  expect(all.length).toBeGreaterThan(5)
  const tags = [...new Set(all.flatMap((one) => one.tags))].slice(0, 3)
  const found = (await newsletters.suggestContent({ tags, limit: 50 })).suggestions
  const shared = found.map((one) => one.tags.filter((tag) => tags.includes(tag)).length)
  expect(shared).toEqual(shared.toSorted((a, b) => b - a))
  expect(shared.at(-1)).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(all.length)
  expect((await newsletters.suggestContent({ tags, limit: 1 })).suggestions).toEqual(found.slice(0, 1))
})

describe('paid issues', () => {
  async function paid() {
    const world = await newsletter()
    await world.newsletters.update({ newsletterId: world.newsletterId, priceCents: 1490 })
    const id = await world.sent('Um', 0)
    const { issue } = await world.newsletters.getIssue({ issueId: id })
    const words = async (username: string | null) => {
      if (username) await world.api.auth.signIn({ username })
      else await world.api.auth.signOut()
      const read = await world.newsletters.getIssue({ issueId: id })
      const [listed] = (await world.newsletters.listIssues({ newsletterId: world.newsletterId })).issues
      expect(listed?.html).toBe(read.issue.html)
      return read.issue.html === issue.html ? 'all' : 'beginning'
    }
    return { ...world, id, words }
  }

  test('are opened to all one by one, and closed again', async () => {
    const { api, newsletters, id, words } = await paid()
    expect(await newsletters.openIssue({ issueId: id, isOpen: true })).toMatchObject({ open_to_all: true })
    expect(await words(null)).toBe('all')
    expect(await codeOf(newsletters.openIssue({ issueId: id, isOpen: false }))).toBe('UNAUTHORIZED')
    await api.auth.signIn({ username: 'anapaula' })
    await newsletters.openIssue({ issueId: id, isOpen: false })
    expect(await words(null)).toBe('beginning')
  })
})

test('the issues of a newsletter are searched in what the viewer may read of them', async () => {
  const { api, newsletters, newsletterId, draft, sent } = await newsletter()
  await newsletters.update({ newsletterId, priceCents: 1490 })
  await draft('prescrição')
  const id = await sent('Um', 0)
  const long = `<p>${'palavra '.repeat(300)} usucapião</p>`
  await newsletters.correctIssue({ issueId: id, subject: 'Um', html: long, text: 'Faltava quase tudo.' })
  const found = async (query: string) =>
    (await newsletters.listIssues({ newsletterId, status: 'sent', query })).issues.map(({ subject }) => subject)
  expect([await found('usucapião'), await found('prescrição')]).toEqual([['Um'], []])
  await api.auth.signIn({ username: 'renata' })
  expect([await found('usucapião'), await found('palavras')]).toEqual([[], ['Um']])
  await newsletters.subscribe({ id: newsletterId })
  expect(await found('usucapião')).toEqual(['Um'])
})

describe('a correction', () => {
  test('changes the page and says what, tells readers, and leaves the mail as it went out', async () => {
    const { api, newsletters, sent } = await newsletter()
    const id = await sent('Um', 0)
    await api.auth.signIn({ username: 'renata' })
    await newsletters.markIssueRead({ id })
    await api.auth.signIn({ username: 'anapaula' })
    const correction = {
      issueId: id,
      subject: 'Um',
      html: html('Dois'),
      text: 'O nome estava errado.',
      requestId: 'r1',
    }
    expect(await codeOf(newsletters.correctIssue({ ...correction, html: html('Um') }))).toBe('NOTHING_CHANGED')
    expect(await codeOf(newsletters.correctIssue({ ...correction, html: '' }))).toBe('ISSUE_NOT_READY')
    await newsletters.correctIssue(correction)
    await newsletters.correctIssue(correction)
    await api.auth.signIn({ username: 'renata' })
    const { issue } = await newsletters.getIssue({ issueId: id })
    expect(issue.html).toBe(html('Dois'))
    expect(issue.as_sent).toBeUndefined()
    const changes = [{ before: expect.stringMatching(/ter\. Um$/), after: expect.stringMatching(/ter\. Dois$/) }]
    expect(issue.errata).toMatchObject([{ text: 'O nome estava errado.', changes }])
    const { notifications } = await api.notifications.list({ limit: 10 })
    expect(notifications[0]?.text).toBe('Correção em “Um”, que você leu: O nome estava errado.')
    await api.auth.signIn({ username: 'anapaula' })
    const own = await newsletters.getIssue({ issueId: id })
    expect(own.issue.as_sent).toEqual({ subject: 'Um', html: html('Um') })
  })

  test('does not say to those who do not pay which words it changed', async () => {
    const { api, newsletters, newsletterId, sent } = await newsletter()
    await newsletters.update({ newsletterId, priceCents: 1490 })
    const id = await sent('Um', 0)
    await newsletters.correctIssue({ issueId: id, subject: 'Um', html: html('Dois'), text: 'Errei.' })
    await api.auth.signOut()
    const { issue } = await newsletters.getIssue({ issueId: id })
    expect(issue.errata).toEqual([{ id: expect.any(String), at: expect.any(String), text: 'Errei.', changes: [] }])
  })
})

test('the welcome message of a newsletter can be read again in the notifications', async () => {
  const { api, newsletters, newsletterId } = await newsletter()
  await newsletters.update({ newsletterId, welcome: 'Que bom!\nSai às terças.' })
  await api.auth.signIn({ username: 'renata' })
  await newsletters.subscribe({ id: newsletterId })
  const { notifications } = await api.notifications.list({ limit: 10 })
  expect(notifications[0]).toMatchObject({
    text: 'Boas-vindas de Nova: Que bom! Sai às terças.',
    href: '/newsletters/nova',
  })
})
