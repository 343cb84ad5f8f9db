import { expect, test } from 'vitest'
import mergeWith from './merge-with.mjs'

const style = () => ({ p: 1 })

test.each([
  [
    'objects at every depth; undefined leaves what is there',
    [{}, { a: { b: 1, c: 2 } }, { a: { b: undefined, d: 3 } }],
    { a: { b: 1, c: 2, d: 3 } },
  ],
  [
    'an object takes the place of a plain value, and a plain value that of an object',
    [
      { red: { 50: '#fff' }, p: 1 },
      { red: 'red', p: { base: 2 } },
    ],
    { red: 'red', p: { base: 2 } },
  ],
  ['lists by their places, into a list', [{ p: [1, 2] }, { p: [3] }], { p: [3, 2] }],
  ['null is a value, and a source that is none is passed over', [{ p: 1 }, null, undefined, { p: null }], { p: null }],
  ['functions as they are', [{ sizes: { md: 1 } }, { sizes: { md: style } }], { sizes: { md: style } }],
])('merges %s', (_, sources, merged) => {
  expect(mergeWith(...sources)).toEqual(merged)
})

test('a customizer answers first; undefined leaves it to the merge', () => {
  const customizer = (own, theirs) => (Array.isArray(own) ? theirs : undefined)
  expect(mergeWith({ p: [1, 2], q: { a: 1 } }, { p: { base: 3 }, q: { b: 2 } }, customizer)).toEqual({
    p: { base: 3 },
    q: { a: 1, b: 2 },
  })
})

test('merges into the first object itself and leaves the others as they were', () => {
  const nested = { b: 1 }
  const target = { a: nested }
  const source = { a: { c: 2 }, d: { e: 3 } }
  mergeWith(target, source)
  mergeWith(target, { d: { f: 4 } })
  expect(target.a).toBe(nested)
  expect([target.d, source.d]).toEqual([{ e: 3, f: 4 }, { e: 3 }])
})
