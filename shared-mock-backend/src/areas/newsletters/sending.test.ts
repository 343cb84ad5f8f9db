import { type NewsletterIssue, stateRecordKey } from '@ementa/contracts'
import { expect, test, vi } from 'vitest'
import type { BackendOptions } from '../../backend'
import { memoryStorage } from '../../store/storage'
import { start } from '../../test/start'

/** The clock of these tests begins at 2026-03-10T12:00Z, 09:00 in São Paulo. */

const LONG = 'Um texto com bem mais do que os cinquenta caracteres que uma edição precisa ter.'
const html = (text = LONG) => `<p>${text}</p>`
const DUE = '2026-03-11T12:00:00.000Z'
const AFTER = '2026-03-11T12:00:05.000Z'

async function newsletter(options: BackendOptions = {}) {
  const world = await start(options)
  const { api } = world
  await api.auth.signIn({ username: 'anapaula' })
  const { id: newsletterId } = await api.newsletters.create({ handle: 'nova', title: 'Nova', description: 'Semanal' })
  const create = async (subject: string, text: string = html()) =>
    (await api.newsletters.createIssue({ newsletterId, title: subject, subject, html: text })).id
  const issue = async (issueId: string) => (await api.newsletters.getIssue({ issueId })).issue
  const list = () => api.newsletters.listSchedules({ newsletterId })
  const notices = async () =>
    (await api.notifications.list({ limit: 100, type: 'system' })).notifications.filter(({ href }) =>
      href?.startsWith('/newsletters/nova/'),
    )
  return { ...world, newsletterId, create, issue, list, notices }
}

test.each([
  ['no text', '', 'text'],
  ['a text of 49 characters', html('x'.repeat(49)), 'text'],
])('an issue with %s is neither sent now nor at its hour, and its owner learns why [P-22]', async (_, text, reason) => {
  const { api, at, create, issue, list, notices } = await newsletter()
  const id = await create('Só o título', text)
  await expect(api.newsletters.sendIssueNow({ issueId: id })).rejects.toMatchObject({
    code: 'ISSUE_NOT_READY',
    data: { reason },
  })
  await api.newsletters.scheduleIssue({ issueId: id, scheduledAt: DUE })
  at(AFTER)
  expect(await issue(id)).toMatchObject({
    status: 'draft',
    sent_at: null,
    scheduled_at: null,
    held: { reason, due_at: DUE, recurrence: 'none' },
  })
  expect(await list()).toMatchObject({ schedules: [], held: [{ id }] })
  expect(await notices()).toMatchObject([
    {
      text: 'Não enviada: falta o texto. “Só o título”, marcada para 11/03/2026 às 09:00, continua como rascunho.',
      href: `/newsletters/nova/edit/${id}`,
      read: false,
    },
  ])
  await api.auth.signOut()
  await expect(api.newsletters.getIssue({ issueId: id })).rejects.toMatchObject({ code: 'ISSUE_NOT_FOUND' })
})

test('what was held is sent once it is written, and the reason is gone [P-22]', async () => {
  const { api, at, create, issue } = await newsletter()
  const id = await create('Vazia', '')
  await api.newsletters.scheduleIssue({ issueId: id, scheduledAt: DUE })
  at(AFTER)
  await api.newsletters.updateIssue({ issueId: id, html: html() })
  expect((await issue(id)).held?.reason).toBe('text')
  await api.newsletters.sendIssueNow({ issueId: id })
  expect(await issue(id)).toMatchObject({ status: 'sent' })
  expect(await issue(id)).not.toHaveProperty('held')
})

test('a recurrence opens a draft of its own, which goes out only if it was written [P-12] [P-22]', async () => {
  const { api, at, create, issue, list } = await newsletter()
  const outline = '<h1>O que mudou</h1><p><br></p><h2>O que fazer agora, ponto por ponto, no escritório</h2><p><br></p>'
  const written = `<h1>O que mudou</h1>${html()}<h2>O que fazer agora, ponto por ponto, no escritório</h2>${html()}`
  const id = await create('Edição nº 7 — 11/03/2026', written)
  await api.newsletters.scheduleIssue({ issueId: id, scheduledAt: DUE, recurrence: 'weekly' })
  at(AFTER)
  const first = await list()
  expect(await issue(id)).toMatchObject({ status: 'sent', sent_at: DUE })
  expect(first.schedules).toMatchObject([
    { scheduled_at: '2026-03-18T12:00:00.000Z', recurrence: 'weekly', status: 'pending' },
  ])
  expect(first.issues).toMatchObject([
    {
      status: 'scheduled',
      subject: 'Edição nº 8 — 18/03/2026',
      title: 'Edição nº 2 · 18/03/2026',
      html: outline,
      opened_by: { issue_id: id },
    },
  ])
  const second = first.issues[0]?.id ?? ''

  // The outline alone, however long, is not a text.
  at('2026-03-18T12:00:05.000Z')
  expect(await issue(second)).toMatchObject({ status: 'draft', held: { reason: 'text', recurrence: 'weekly' } })
  expect((await list()).schedules).toEqual([])

  // The text that went out already is not sent again.
  await api.newsletters.updateIssue({ issueId: second, html: written })
  await expect(api.newsletters.sendIssueNow({ issueId: second })).rejects.toMatchObject({ data: { reason: 'same' } })

  // Written and sent at last, the recurrence continues.
  await api.newsletters.updateIssue({ issueId: second, html: `${outline}${html(`Outro texto. ${LONG}`)}` })
  await api.newsletters.sendIssueNow({ issueId: second })
  expect((await list()).issues).toMatchObject([
    { subject: 'Edição nº 9 — 25/03/2026', title: 'Edição nº 3 · 25/03/2026' },
  ])
})

test('a recurrence that an earlier version kept on a sent issue sends nothing again [P-12]', async () => {
  const storage = memoryStorage()
  const { at, api, create, issue, list } = await newsletter({ storage })
  const id = await create('Antiga')
  const { id: scheduleId, ...schedule } = await api.newsletters.scheduleIssue({
    issueId: id,
    scheduledAt: DUE,
    recurrence: 'daily',
  })
  await api.newsletters.sendIssueNow({ issueId: id })
  const sentAt = (await issue(id)).sent_at
  storage.setItem(stateRecordKey('schedules', scheduleId), JSON.stringify({ ...schedule, id: scheduleId }))
  at(AFTER)
  const again = await start({ storage, clock: () => new Date(AFTER) })
  const { schedules, issues } = await again.api.newsletters.listSchedules({ newsletterId: schedule.newsletter_id })
  expect(issues[0]?.id).not.toBe(id)
  expect(schedules).toMatchObject([{ scheduled_at: '2026-03-12T12:00:00.000Z' }])
  expect((await again.api.newsletters.getIssue({ issueId: id })).issue.sent_at).toBe(sentAt)
  await list()
})

test('a monthly recurrence is caught up once, and keeps its day after a short month [P-12] [P-13]', async () => {
  const { api, at, create, issue, list } = await newsletter()
  const id = await create('Um')
  await api.newsletters.scheduleIssue({ issueId: id, scheduledAt: '2026-03-31T12:00:00.000Z', recurrence: 'monthly' })
  at('2026-06-15T12:00:00.000Z')
  const read = await list()
  expect(read.sentLate.map((one) => one.id)).toEqual([id])
  expect(read.schedules.map(({ scheduled_at }) => scheduled_at)).toEqual(['2026-06-30T12:00:00.000Z'])
  const next = read.schedules[0]?.issue_id ?? ''
  await api.newsletters.updateIssue({ issueId: next, html: html(`De junho. ${LONG}`) })
  at('2026-06-30T12:00:01.000Z')
  expect((await issue(next)).status).toBe('sent')
  expect((await list()).schedules.map(({ scheduled_at }) => scheduled_at)).toEqual(['2026-07-31T12:00:00.000Z'])
})

test('that an issue went out late is said until its author has seen it, whatever else is read [P-13]', async () => {
  const { api, at, create, issue, list, newsletterId, notices } = await newsletter()
  const id = await create('Com atraso')
  await api.newsletters.scheduleIssue({ issueId: id, scheduledAt: DUE })
  at('2026-03-11T18:00:00.000Z')
  for (const read of [await list(), await list()]) expect(read.sentLate.map((one) => one.id)).toEqual([id])
  expect(await issue(id)).toMatchObject({ sent_late: { due_at: DUE, seen: false } })
  expect(await notices()).toMatchObject([{ text: expect.stringMatching(/^Enviada com atraso: “Com atraso”/) }])
  await api.newsletters.markLateSeen({ issueId: id })
  expect((await list()).sentLate).toEqual([])
  expect(await issue(id)).toMatchObject({ sent_late: { due_at: DUE, seen: true } })
  await api.auth.signOut()
  expect((await api.newsletters.listIssues({ newsletterId })).issues[0]).not.toHaveProperty('sent_late')
  await api.auth.signIn({ username: 'renata' })
  await expect(api.newsletters.markLateSeen({ issueId: id })).rejects.toMatchObject({ code: 'NOT_NEWSLETTER_OWNER' })
})

test('two late sends are numbered and listed in the order of their dates [P-13]', async () => {
  const { api, at, create, newsletterId } = await newsletter()
  const second = await create('Devia sair depois')
  const first = await create('Devia sair antes')
  await api.newsletters.scheduleIssue({ issueId: second, scheduledAt: '2026-03-12T12:00:00.000Z' })
  await api.newsletters.scheduleIssue({ issueId: first, scheduledAt: DUE })
  at('2026-03-14T12:00:00.000Z')
  const { issues, numbers } = await api.newsletters.listIssues({ newsletterId, status: 'sent' })
  expect(numbers).toEqual({ [first]: 1, [second]: 2 })
  expect(issues.map(({ id }) => id)).toEqual([second, first])
})

test('a newer text that was not saved holds the sending, until it is saved or given up [P-22]', async () => {
  const { api, at, create, issue } = await newsletter()
  const [marked, saved, givenUp, late] = [await create('A'), await create('B'), await create('C'), await create('D')]
  const mark = async ({ id, updated_at }: NewsletterIssue, hasNewerText: boolean) =>
    api.newsletters.markNewerText({ issueId: id, updatedAt: updated_at, hasNewerText })
  for (const issueId of [marked, saved, givenUp, late]) {
    await api.newsletters.scheduleIssue({ issueId, scheduledAt: DUE })
  }
  for (const id of [marked, saved, givenUp]) await mark(await issue(id), true)
  await api.newsletters.updateIssue({ issueId: saved, subject: 'Outro' })
  await mark(await issue(givenUp), false)
  // The mark of a text that was saved before it arrived.
  const before = await issue(late)
  await api.newsletters.updateIssue({ issueId: late, subject: 'Outro' })
  await mark(before, true)
  at(AFTER)
  expect(await issue(marked)).toMatchObject({ status: 'draft', held: { reason: 'unsaved' } })
  for (const id of [saved, givenUp, late]) expect(await issue(id)).toMatchObject({ status: 'sent' })
})

test('what is due is carried out at any call of a later visit, not at the first of newsletters alone [P-13]', async () => {
  const storage = memoryStorage()
  const { api, create } = await newsletter({ storage })
  await api.newsletters.scheduleIssue({ issueId: await create('Na outra visita'), scheduledAt: DUE })
  const visit = await start({ storage, clock: () => new Date('2026-03-11T18:00:00.000Z') })
  const { notifications } = await visit.api.notifications.list({ limit: 100 })
  expect(notifications.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Enviada com atraso: “Na outra/))
})

test('what falls due while the app stays open is carried out although nobody calls [P-13]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const storage = memoryStorage()
    const { api, at, backend, create } = await newsletter({ storage })
    const id = await create('Sem ninguém chamar')
    await api.newsletters.scheduleIssue({ issueId: id, scheduledAt: DUE })
    const listener = vi.fn()
    backend.onCarriedOut(listener)
    at(DUE)
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
    expect(listener).toHaveBeenCalledOnce()
    expect(JSON.parse(storage.getItem(stateRecordKey('issues', id)) ?? '')).toMatchObject({
      status: 'sent',
      sent_at: DUE,
    })
    backend.close()
  } finally {
    vi.useRealTimers()
  }
})

test('what was held and given another hour no longer continues the recurrence it stopped', async () => {
  const { api, at, create, list } = await newsletter()
  const id = await create('Vazia', '')
  await api.newsletters.scheduleIssue({ issueId: id, scheduledAt: DUE, recurrence: 'weekly' })
  at(AFTER)
  await api.newsletters.updateIssue({ issueId: id, html: html() })
  expect((await list()).held.map((held) => held.id)).toEqual([id])
  await api.newsletters.scheduleIssue({ issueId: id, scheduledAt: '2026-03-12T12:00:00.000Z' })
  expect((await list()).held).toEqual([])
  await api.newsletters.sendIssueNow({ issueId: id })
  expect(await list()).toMatchObject({ schedules: [], issues: [], held: [] })
})
