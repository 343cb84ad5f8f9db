import type { Comment } from '@ementa/contracts'
import { describe, expect, test } from 'vitest'
import { buildRows, changeCount, countLikes, type ThreadRow } from './thread'

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
})

test('never counts below zero [SOC-152]', () => {
  expect(countLikes(0, true)).toBe(1)
  expect(countLikes(0, false)).toBe(0)
  expect(countLikes(-1, false)).toBe(0)
  expect(countLikes(3, true)).toBe(4)
  expect(changeCount(2, -5)).toBe(0)
  expect(changeCount(2, -1)).toBe(1)
})
