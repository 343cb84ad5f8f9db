import type { Notification } from '@ementa/contracts'
import { profileOf } from '@ementa/testing/records'
import { expect, test } from 'vitest'
import { buildLookup, buildRows, type NotificationPage, searchRows } from './group-notifications'

const person = (id: string, name: string) => profileOf({ id, username: id, display_name: name })

let made = 0
const notification = (change: Partial<Notification>): Notification => ({
  id: `n${++made}`,
  type: 'like',
  post_id: 'p1',
  actor_id: 'ana',
  created_at: '2026-03-10T12:00:00.000Z',
  read: false,
  ...change,
})

const page: NotificationPage = {
  notifications: [],
  nextCursor: null,
  unreadCount: 0,
  actors: [person('ana', 'Ana'), person('jose', 'José'), person('eva', 'Eva')],
  posts: [{ id: 'p1', excerpt: 'Súmula 7' }],
}
const known = buildLookup([page])
const rows = (list: Notification[], group = true) => buildRows(list, known, { group })

test('likes of one post stand in one row, at the place of the newest', () => {
  const list = [
    notification({ actor_id: 'ana' }),
    notification({ type: 'comment', actor_id: 'eva' }),
    notification({ actor_id: 'jose', read: true }),
    notification({ actor_id: 'eva' }),
    notification({ post_id: 'p2', actor_id: 'jose' }),
  ]
  const made = rows(list)
  expect(made.map(({ sentence }) => sentence)).toEqual([
    'Ana e outras 2 pessoas curtiram sua publicação.',
    'Eva comentou em sua publicação.',
    'José curtiu sua publicação.',
  ])
  expect(made[0]?.ids).toEqual([list[0]?.id, list[2]?.id, list[3]?.id])
  expect(made[0]?.isRead).toBe(false)
  expect(rows(list, false)).toHaveLength(5)
})

test('two people are one and another, and the same person twice is one', () => {
  expect(rows([notification({}), notification({ actor_id: 'jose' })])[0]?.sentence).toBe(
    'Ana e outra pessoa curtiram sua publicação.',
  )
  expect(rows([notification({}), notification({})])[0]?.sentence).toBe('Ana curtiu sua publicação.')
})

test('opens the thread, at the comment, or the profile it is about, and says when that is gone', () => {
  const open = (change: Partial<Notification>) => {
    const [row] = rows([notification(change)])
    return [row?.href, row?.missing]
  }
  expect(open({ type: 'mention' })).toEqual(['/p/p1/comments', null])
  expect(open({ type: 'comment', comment_id: 'c1' })).toEqual(['/p/p1/comments#c-c1', null])
  expect(open({ type: 'follow', post_id: null, actor_id: 'jose' })).toEqual(['/u/jose', null])
  expect(open({ type: 'comment', post_id: 'gone' })).toEqual([null, 'A publicação não está mais disponível.'])
  expect(open({ type: 'follow', post_id: null, actor_id: 'gone' })).toEqual([
    null,
    'O perfil não está mais disponível.',
  ])
  expect(open({ type: 'system', post_id: null, actor_id: null, text: 'Aviso.' })).toEqual([null, null])
  const aboutPage = { type: 'system', post_id: null, actor_id: null, text: 'Aviso.', href: '/recursos/1' } as const
  expect(open(aboutPage)).toEqual(['/recursos/1', null])
})

test('what is not liked is never grouped, nor likes that are about no post', () => {
  const comments = [notification({ type: 'comment' }), notification({ type: 'comment', actor_id: 'eva' })]
  expect(rows(comments)).toHaveLength(2)
  expect(rows([notification({ post_id: null }), notification({ post_id: null, actor_id: 'eva' })])).toHaveLength(2)
})

test('a comment on an issue opens the page of the issue at that comment', () => {
  const href = '/newsletters/clausula/issues/i1#c-c1'
  const [row] = rows([notification({ type: 'comment', post_id: null, href, excerpt: 'Multa contratual' })])
  expect(row).toMatchObject({ href, excerpt: 'Multa contratual', missing: null })
})

test('an actor who is gone has a name all the same', () => {
  expect(rows([notification({ actor_id: 'gone' })])[0]?.sentence).toBe('Usuário desconhecido curtiu sua publicação.')
  const both = [notification({ actor_id: 'gone' }), notification({ actor_id: 'eva' })]
  expect(rows(both)[0]?.sentence).toBe('Usuário desconhecido e outra pessoa curtiram sua publicação.')
})

test('the search runs over the sentence, accents and case aside [ACC-029]', () => {
  const list = rows([notification({ actor_id: 'jose' }), notification({ type: 'comment', post_id: null })])
  const found = (query: string) => searchRows(list, query).map(({ sentence }) => sentence)
  expect(found('JOSE curtiu')).toEqual(['José curtiu sua publicação.'])
  expect(found('publicacao')).toHaveLength(2)
  expect(found('  ')).toHaveLength(2)
  expect(found('súmula')).toEqual([])
  expect(found('jose  publicacao')).toEqual(['José curtiu sua publicação.'])
  expect(found('jose comentou')).toEqual([])
})
