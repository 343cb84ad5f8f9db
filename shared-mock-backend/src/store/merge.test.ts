import { expect, test } from 'vitest'
import { mergeRecords } from './persistence'

test('two tabs keep each other’s fields, and what one dropped is dropped', () => {
  const base = { id: 'a', title: 'Um', held: 'text' }
  const ours = { id: 'a', title: 'Um', sent: true }
  const theirs = { id: 'a', title: 'Dois', held: 'text', note: 'deles' }
  expect(mergeRecords(base, ours, theirs)).toEqual({ id: 'a', title: 'Dois', sent: true, note: 'deles' })
})

test.each<[string, unknown, unknown, unknown]>([
  ['what is not there any more here stays away', { id: 'a' }, undefined, { id: 'a', title: 'Deles' }],
  ['what is new in both is ours', undefined, { id: 'a', title: 'Nosso' }, { id: 'a', title: 'Deles' }],
  ['what is gone there is ours', { id: 'a' }, { id: 'a', title: 'Nosso' }, null],
  ['lists are whole', ['a'], ['a', 'b'], ['a', 'c']],
])('%s', (_, base, ours, theirs) => {
  expect(mergeRecords(base, ours, theirs)).toEqual(ours)
})

test('of a field changed in both ours is kept, and nested ones are compared by what they hold', () => {
  const base = { id: 'a', title: 'Um', tags: ['x'] }
  const ours = { id: 'a', title: 'Nosso', tags: ['x'] }
  expect(mergeRecords(base, ours, { id: 'a', title: 'Deles', tags: ['y'] })).toEqual({
    ...{ id: 'a', title: 'Nosso', tags: ['y'] },
  })
})
