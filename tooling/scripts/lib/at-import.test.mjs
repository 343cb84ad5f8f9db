import { expect, test } from 'vitest'
import { atImport } from './at-import.mjs'

const SOURCE = `const WORDS = ['a', 'b']
export const size = (words = WORDS) => words.length
export class Kept {
  limit = 3
  has(word: string) {
    return WORDS.includes(word)
  }
}
`

test('constants and functions themselves are evaluated at import, what stands in a function is not', () => {
  const isAtImport = atImport('kept.ts', SOURCE)
  const at = (/** @type {string} */ words) => {
    const before = SOURCE.slice(0, SOURCE.indexOf(words)).split('\n')
    return isAtImport({ line: before.length, column: (before.at(-1)?.length ?? 0) + 1 })
  }
  expect([at("'a'"), at('(words = WORDS) =>'), at('words.length'), at('WORDS.includes')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
