import { expect, test } from 'vitest'
import { Relations } from './relations'
import { generateWorld } from './seed/generate'
import { createCollections } from './store/collections'
import { createPersonalRecords } from './store/personal'
import { loadSeed } from './store/world'

async function relations() {
  let time = new Date('2026-03-10T12:00:00.000Z')
  const db = createCollections()
  loadSeed(db, await generateWorld(time, 0))
  const at = (moment: string) => {
    time = new Date(moment)
  }
  return { at, relations: new Relations(db, createPersonalRecords(db), () => time) }
}

test('a list is newest first, before what the sample people began with', async () => {
  const { relations: lists, at } = await relations()
  const before = lists.ids('user-anapaula', 'bookmarked')
  expect(before.length).toBeGreaterThan(0)
  lists.set('user-anapaula', 'bookmarked', 'post-b', true)
  at('2026-03-10T12:00:01.000Z')
  lists.set('user-anapaula', 'bookmarked', 'post-a', true)
  expect(lists.ids('user-anapaula', 'bookmarked')).toEqual(['post-a', 'post-b', ...before])
})

test('what is set twice keeps its first moment, and what was taken off and set again has a new one', async () => {
  const { relations: lists, at } = await relations()
  for (const id of ['a', 'b']) {
    lists.set('user-renata', 'readIssues', id, true)
    at('2026-03-10T12:00:01.000Z')
  }
  at('2026-03-10T12:00:02.000Z')
  lists.set('user-renata', 'readIssues', 'a', true)
  expect(lists.ids('user-renata', 'readIssues')).toEqual(['b', 'a'])
  lists.set('user-renata', 'readIssues', 'a', false)
  expect([lists.has('user-renata', 'readIssues', 'a'), lists.ids('user-renata', 'readIssues')]).toEqual([false, ['b']])
  lists.set('user-renata', 'readIssues', 'a', true)
  expect(lists.ids('user-renata', 'readIssues')).toEqual(['a', 'b'])
})

test('whom one muted is newest first too, and one’s own', async () => {
  const { relations: lists } = await relations()
  for (const id of ['user-lexcorp', 'user-beatriz', 'user-lexcorp']) lists.set('user-renata', 'muted', id, true)
  lists.set('user-anapaula', 'muted', 'user-renata', true)
  expect(lists.ids('user-renata', 'muted')).toEqual(['user-beatriz', 'user-lexcorp'])
  expect([
    lists.has('user-renata', 'muted', 'user-lexcorp'),
    lists.has('user-anapaula', 'muted', 'user-lexcorp'),
    lists.has('user-nobody', 'muted', 'user-lexcorp'),
  ]).toEqual([true, false, false])
  lists.set('user-renata', 'muted', 'user-beatriz', false)
  expect(lists.all('user-renata').muted).toEqual(['user-lexcorp'])
})
