import { expect, test } from 'vitest'
import { mergeRecords } from './merge'

test('two tabs keep each other’s fields, and what one dropped is dropped', () => {
  const base = { id: 'a', title: 'Um', held: 'text' }
  const ours = { id: 'a', title: 'Um', sent: true }
  const theirs = { id: 'a', title: 'Dois', held: 'text', note: 'deles' }
  expect(mergeRecords(base, ours, theirs)).toEqual({ id: 'a', title: 'Dois', sent: true, note: 'deles' })
})
