import type { Comment } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { commentHref } from './comment-order'
import { buildRows, changeCount, countLikes, listAncestors, listSubtree, type ThreadRow } from './thread'
import { createThread, filterDrafts } from './thread-state'

let minute = 0
const comment = (id: string, parent_id: string | null = null): Comment => ({
  id,
  parent_id,
  post_id: 'post',
  author_id: 'ana',
  body: id,
  like_count: 0,
  created_at: new Date(Date.UTC(2026, 0, 1, 0, minute++)).toISOString(),
  is_edited: false,
  is_reported: false,
  report_reason: null,
})

// The newer root comes first; the replies to the older one are out of order on purpose.
const old = comment('old')
const replies = [1, 2, 3, 4, 5].map((n) => comment(`r${n}`, 'old'))
const deep = comment('deep', 'r1')
const recent = comment('recent')
const [r1, r2, r3, r4, r5] = replies
const thread = [recent, old, r5, r1, r2, r3, r4, deep].filter((each): each is Comment => each !== undefined)

const text = (row: ThreadRow) => (row.kind === 'more' ? `+${row.count}` : `${row.leaf} ${row.id}`)

describe('buildRows', () => {
  test('has roots newest first and replies oldest first [SOC-138]', () => {
    expect(buildRows(thread, 2, { old: true }).map(text)).toEqual([
      '2 recent',
      '1 old',
      '1.1 r1',
      '1.1.1 deep',
      '1.2 r2',
      '1.3 r3',
      '1.4 r4',
      '1.5 r5',
    ])
  })

  test('shows three replies and folds the others [SOC-139]', () => {
    expect(buildRows(thread, 2, {}).map(text)).toEqual([
      '2 recent',
      '1 old',
      '1.1 r1',
      '1.1.1 deep',
      '1.2 r2',
      '1.3 r3',
      '+2',
    ])
  })

  test('numbers leaves from the oldest root in either order', () => {
    expect(buildRows([old, recent], 2, {}, 'oldest').map(text)).toEqual(['1 old', '2 recent'])
    expect(buildRows([recent, old], 2, {}, 'newest').map(text)).toEqual(['2 recent', '1 old'])
  })

  test('knows of each row how deep it is, whom it answers, and where replies are folded', () => {
    const rows = buildRows(thread, 2, {})
    const depths = rows.map((row) => [row.id, row.level, row.kind === 'comment' ? row.parent?.id : row.parentId])
    expect(depths).toEqual([
      ['recent', 0, undefined],
      ['old', 0, undefined],
      ['r1', 1, 'old'],
      ['deep', 2, 'r1'],
      ['r2', 1, 'old'],
      ['r3', 1, 'old'],
      ['more-old', 1, 'old'],
    ])
  })

  test('numbers leaves from the oldest root, also when only the first page is loaded', () => {
    expect(buildRows([recent], 41, {}).map(text)).toEqual(['41 recent'])
  })
})

test('knows what goes with a comment [SOC-153]', () => {
  expect([...listSubtree(thread, 'r1')]).toEqual(['r1', 'deep'])
  expect(listSubtree(thread, 'old').size).toBe(7)
  expect(listAncestors(thread, 'deep')).toEqual(['r1', 'old'])
  expect(listAncestors(thread, 'old')).toEqual([])
  expect(listAncestors(thread, 'gone')).toEqual([])
})

test('never counts below zero [SOC-152]', () => {
  expect(countLikes(0, true)).toBe(1)
  expect(countLikes(0, false)).toBe(0)
  expect(countLikes(-1, false)).toBe(0)
  expect(countLikes(3, true)).toBe(4)
  expect(changeCount(2, -5)).toBe(0)
  expect(changeCount(2, -1)).toBe(1)
})

test('of the drafts those with words are kept, and a thread does not write into what it was given', () => {
  expect(filterDrafts({ '': ' \n', a: '' })).toBeNull()
  expect(filterDrafts({})).toBeNull()
  expect(filterDrafts({ '': ' Concordo ', a: '  ' })).toEqual({ '': ' Concordo ' })
  const drafts = { a: 'um' }
  createThread(drafts).drafts.a = 'dois'
  expect(drafts).toEqual({ a: 'um' })
})

test('the address of a comment names the order, unless it is that of the specification', () => {
  expect(commentHref('/p/1/comments', 'c1', 'newest')).toBe('/p/1/comments#c-c1')
  expect(commentHref('/p/1/comments', 'c1', 'oldest')).toBe('/p/1/comments?ordem=antigos#c-c1')
})
