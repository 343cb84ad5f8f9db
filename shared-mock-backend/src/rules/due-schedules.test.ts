import type { NewsletterIssue } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { createCollections } from '../store/collections'
import type { StoredSchedule } from '../store/stored-entities'
import { makeIssue, makeNewsletter } from '../test/entities'
import { sendDueSchedules } from './due-schedules'

const DUE = '2026-03-11T12:00:00.000Z'
const LONG = `<p>${'Um texto com mais do que os cinquenta caracteres que uma edição precisa ter.'}</p>`

const issueWith = (more: Partial<NewsletterIssue> = {}) =>
  makeIssue({
    ...{ title: 'Título', subject: 'Assunto', html: LONG, status: 'scheduled', sent_at: null, scheduled_at: DUE },
    ...more,
  })

function world(issues: NewsletterIssue[], more: Partial<StoredSchedule> = {}) {
  const db = createCollections()
  db.newsletters.load([makeNewsletter({ owner_id: 'user-ana' })])
  db.issues.load(issues)
  db.schedules.load([
    {
      ...{ id: 'schedule-1', newsletter_id: 'newsletter-1', issue_id: 'issue-1', scheduled_at: DUE },
      ...{ recurrence: 'none', status: 'pending', created_at: '2026-03-10T12:00:00.000Z' },
      ...more,
    },
  ])
  /** Some ms after the hour of the schedule. */
  const carryOut = (late: number) => sendDueSchedules(db, new Date(Date.parse(DUE) + late))
  const texts = () => db.notifications.all().map(({ text }) => text)
  return { db, carryOut, texts }
}

test('carries out what is due at its very millisecond, and says whether there was any', () => {
  const { db, carryOut } = world([issueWith()])
  expect(carryOut(-1)).toBe(false)
  expect(db.issues.get('issue-1')?.status).toBe('scheduled')
  expect(carryOut(0)).toBe(true)
  expect(db.issues.get('issue-1')).toMatchObject({ status: 'sent', sent_at: DUE, scheduled_at: null })
  expect(db.schedules.get('schedule-1')?.status).toBe('sent')
  expect(carryOut(1)).toBe(false)
})

test('a minute after its hour an issue went out on time; later it says when it did and should have', () => {
  const onTime = world([issueWith()])
  onTime.carryOut(60_000)
  expect(onTime.db.issues.get('issue-1')).not.toHaveProperty('sent_late')
  expect([onTime.db.issues.get('issue-1')?.sent_at, onTime.texts()]).toEqual([DUE, []])
  const late = world([issueWith()])
  late.carryOut(60_001)
  expect(late.db.issues.get('issue-1')).toMatchObject({
    sent_at: '2026-03-11T12:01:00.001Z',
    sent_late: { due_at: DUE, seen: false },
  })
  expect(late.db.notifications.all()).toMatchObject([
    {
      ...{ id: 'notification-schedule-1', user_id: 'user-ana', type: 'system', read: false },
      text: 'Enviada com atraso: “Assunto”, marcada para 11/03/2026 às 09:00. No horário, o aplicativo estava fechado ou parado.',
      href: '/newsletters/nova/edit/issue-1',
    },
  ])
})

test.each([
  ['its subject', { subject: '  Assunto ', html: '' }, 'Não enviada: falta o texto. “Assunto”, '],
  ['its title where it has no subject', { subject: ' ', title: ' Título ' }, '“Título”, '],
  ['words where it has neither', { subject: ' ', title: ' ' }, '“Sem assunto”, '],
])('what is held is named by %s', (_, more, words) => {
  const { carryOut, texts, db } = world([issueWith(more)])
  carryOut(0)
  expect(texts()).toEqual([
    expect.stringContaining(`${words}marcada para 11/03/2026 às 09:00, continua como rascunho.`),
  ])
  expect(db.issues.get('issue-1')).toMatchObject({ status: 'draft', scheduled_at: null })
  expect(db.schedules.get('schedule-1')).toMatchObject({ status: 'cancelled', held: true })
})

test('an issue of which a newer text waits in its editor is held, whole as it is', () => {
  const { carryOut, db } = world([issueWith({ has_newer_text: true })], { recurrence: 'weekly' })
  carryOut(0)
  expect(db.issues.get('issue-1')?.held).toEqual({ reason: 'unsaved', due_at: DUE, recurrence: 'weekly' })
})

test('the schedule of an issue that is gone ends, and nobody hears of it', () => {
  const { carryOut, db, texts } = world([])
  expect(carryOut(0)).toBe(true)
  expect(db.schedules.get('schedule-1')).toMatchObject({ status: 'cancelled' })
  expect(db.schedules.get('schedule-1')).not.toHaveProperty('held')
  expect(texts()).toEqual([])
})

test('a text that the issue before it had is held; its first sending is not', () => {
  const before = issueWith({ id: 'issue-0', status: 'sent', sent_at: '2026-03-04T12:00:00.000Z', scheduled_at: null })
  const opened = issueWith({ opened_by: { issue_id: 'issue-0', outline: '' } })
  const same = world([before, opened])
  same.carryOut(0)
  expect(same.db.issues.get('issue-1')?.held?.reason).toBe('same')
  const other = world([{ ...before, html: '<p>Outro</p>' }, opened])
  other.carryOut(0)
  expect(other.db.issues.get('issue-1')?.status).toBe('sent')
})
