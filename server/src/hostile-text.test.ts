import { expect, test } from 'vitest'
import { isHostile } from './hostile-text'

test.each([
  ['NUL', { body: 'a\u0000b' }],
  ['half of a surrogate pair', { list: ['\uD83D'] }],
  ['the other half alone', { deep: { text: 'x\uDE00' } }],
  ['a name that cannot be stored', { 'a\u0000': 1 }],
])('%s is refused, wherever it is', (_, input) => {
  expect(isHostile(input)).toBe(true)
})

test('what people write is not', () => {
  expect(isHostile({ body: 'Ação 😀 “citação”\n\t', tags: ['lgpd'], none: null, count: 3 })).toBe(false)
})
