import type { ABTest } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { createCollections } from '../store/collections'
import { makeIssue, makeNewsletter } from '../test/entities'
import { applyWinner, forgetNewIssue, notifyOfNewIssue, renameNewIssue, resetTestOf, startTestOf } from './sending'

const SENT = '2026-03-10T12:00:00.000Z'

const issue = makeIssue({ subject: 'Um', visible_from: '2026-03-10T12:00:30.000Z' })

const abTest = (more: Partial<ABTest> = {}): ABTest => ({
  ...{ id: 'test-1', newsletter_id: 'newsletter-1', issue_id: 'issue-1', name: 'N', subject_a: 'Antes' },
  ...{ subject_b: 'Dois', preheader_a: '', preheader_b: '', split_percent: 50, metric: 'opens' },
  ...{ duration_minutes: 60, status: 'draft', started_at: null, completed_at: null, winner: null, results: null },
  ...more,
})

function world(...tests: ABTest[]) {
  const db = createCollections()
  db.newsletters.load([makeNewsletter()])
  db.issues.load([issue])
  db.abTests.load(tests)
  for (const user_id of ['ana', 'rui', 'eva'])
    db.memberships.put({ user_id, relation: 'subscribed', target_id: 'newsletter-1', created_at: null })
  db.memberships.put({ user_id: 'leo', relation: 'subscribed', target_id: 'newsletter-2', created_at: null })
  db.memberships.put({ user_id: 'ivo', relation: 'bookmarked', target_id: 'newsletter-1', created_at: null })
  const textOf = (user: string) => db.notifications.by('user', user).map(({ text }) => text)
  return { db, textOf }
}

test('an issue is announced to its subscribers, not to its author, from the moment they see it', () => {
  const { db } = world()
  notifyOfNewIssue(db, issue)
  notifyOfNewIssue(db, issue)
  expect(db.notifications.all().map(({ user_id }) => user_id)).toEqual(['eva', 'rui'])
  expect(db.notifications.get('notification-issue-1-rui')).toEqual({
    ...{ id: 'notification-issue-1-rui', user_id: 'rui', type: 'system', post_id: null, actor_id: null, read: false },
    ...{ created_at: '2026-03-10T12:00:30.000Z', text: 'Nova edição de Nova: “Um”' },
    href: '/newsletters/nova/issues/issue-1',
  })
})

test('of a newsletter that is gone nothing is announced and nothing renamed', () => {
  const { db, textOf } = world()
  const orphan = { ...issue, newsletter_id: 'nobody' }
  notifyOfNewIssue(db, orphan)
  expect(db.notifications.all().length).toBe(0)
  notifyOfNewIssue(db, issue)
  renameNewIssue(db, { ...orphan, subject: 'Dois' })
  expect(textOf('rui')).toEqual(['Nova edição de Nova: “Um”'])
})

test('another subject renames what nobody has read yet, of this issue alone', () => {
  const { db, textOf } = world()
  notifyOfNewIssue(db, issue)
  notifyOfNewIssue(db, { ...issue, id: 'issue-2', subject: 'Outra' })
  const read = db.notifications.get('notification-issue-1-eva')
  if (read) db.notifications.put({ ...read, read: true })
  renameNewIssue(db, { ...issue, subject: 'Dois' })
  expect(textOf('rui').toSorted()).toEqual(['Nova edição de Nova: “Dois”', 'Nova edição de Nova: “Outra”'])
  expect(textOf('eva').toSorted()).toEqual(['Nova edição de Nova: “Outra”', 'Nova edição de Nova: “Um”'])
})

test('a sending that is undone takes its announcements along and no others', () => {
  const { db, textOf } = world()
  notifyOfNewIssue(db, issue)
  notifyOfNewIssue(db, { ...issue, id: 'issue-12', subject: 'Outra' })
  forgetNewIssue(db, 'issue-1')
  expect([textOf('rui'), textOf('eva')]).toEqual([['Nova edição de Nova: “Outra”'], ['Nova edição de Nova: “Outra”']])
})

test.each<[string, string, ABTest['status'], string | null]>([
  ['another subject', 'Dois', 'running', SENT],
  ['the same subject', ' Um ', 'draft', null],
  ['no second subject', '  ', 'draft', null],
])('a test with %s goes out as it can, of what is sent', (_, subject_b, status, started_at) => {
  const { db } = world(abTest({ subject_b }))
  startTestOf(db, issue, SENT)
  expect(db.abTests.all()).toMatchObject([{ status, started_at, subject_a: 'Um', subject_b }])
})

test('without a planned test none begins, and without a running one none is taken back', () => {
  const completed = abTest({ status: 'completed' })
  const { db } = world(completed)
  startTestOf(db, issue, SENT)
  resetTestOf(db, issue)
  expect(db.abTests.all()).toEqual([completed])
})

test.each<[string, Partial<ABTest>, string]>([
  ['the first', { winner: 'a', subject_a: 'Primeiro' }, 'Primeiro'],
  ['the second', { winner: 'b' }, 'Dois'],
  ['nobody', { winner: null }, 'Um'],
  ['a test of no issue', { winner: 'b', issue_id: undefined }, 'Um'],
])('where %s wins, the issue and its announcement are called so', (_, more, subject) => {
  const { db, textOf } = world()
  notifyOfNewIssue(db, issue)
  applyWinner(db, abTest({ status: 'completed', ...more }))
  expect(db.issues.get('issue-1')?.subject).toBe(subject)
  expect(textOf('rui')).toEqual([`Nova edição de Nova: “${subject}”`])
})

test('an issue that was taken back keeps its subject, whoever wins', () => {
  const { db } = world()
  db.issues.put({ ...issue, status: 'draft', sent_at: null })
  applyWinner(db, abTest({ status: 'completed', winner: 'b' }))
  expect(db.issues.get('issue-1')?.subject).toBe('Um')
})
