import type { Comment } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { ancestorIds, changedCount, shownLikes, subtreeIds, type ThreadRow, threadRows } from './thread'

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

// The newer root first; replies to the older one, out of order on purpose.
const old = comment('old')
const replies = [1, 2, 3, 4, 5].map((n) => comment(`r${n}`, 'old'))
const deep = comment('deep', 'r1')
const recent = comment('recent')
const [r1, r2, r3, r4, r5] = replies
const thread = [recent, old, r5, r1, r2, r3, r4, deep].filter((each): each is Comment => each !== undefined)

const text = (row: ThreadRow) => (row.kind === 'more' ? `+${row.count}` : `${row.leaf} ${row.id}`)

describe('threadRows', () => {
  test('has roots newest first and replies oldest first [SOC-138]', () => {
    expect(threadRows(thread, 2, { old: true }).map(text)).toEqual([
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
    expect(threadRows(thread, 2, {}).map(text)).toEqual([
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
    expect(threadRows([old, recent], 2, {}, 'oldest').map(text)).toEqual(['1 old', '2 recent'])
    expect(threadRows([recent, old], 2, {}, 'newest').map(text)).toEqual(['2 recent', '1 old'])
  })

  test('numbers leaves from the oldest root, also when only the first page is loaded', () => {
    expect(threadRows([recent], 41, {}).map(text)).toEqual(['41 recent'])
  })
})

test('knows what goes with a comment [SOC-153]', () => {
  expect([...subtreeIds(thread, 'r1')]).toEqual(['r1', 'deep'])
  expect(subtreeIds(thread, 'old').size).toBe(7)
  expect(ancestorIds(thread, 'deep')).toEqual(['r1', 'old'])
})

test('never counts below zero [SOC-152]', () => {
  expect(shownLikes(0, true)).toBe(1)
  expect(shownLikes(0, false)).toBe(0)
  expect(shownLikes(-1, false)).toBe(0)
  expect(changedCount(2, -5)).toBe(0)
})
