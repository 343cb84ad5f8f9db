import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'
import { trackedFiles } from './test-titles.mjs'

const CODE = /\bEM-\d{3}\b/g
const IS_TEST = /\.(test|journey)\.|^e2e\//
const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8')
const codesIn = (/** @type {string[]} */ ...texts) =>
  [...new Set(texts.flatMap((text) => text.match(CODE) ?? []))].sort()

const files = trackedFiles(root, 'shell/*.ts', 'shell/*.tsx', 'shell/*.js', 'shell/*.html', 'e2e/*.ts')
const product = files.filter((file) => !IS_TEST.test(file)).map(read)
/** Cells of each code's row. */
const rows = read('docs/failures.md')
  .split('\n')
  .filter((line) => line.startsWith('| <a id='))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |<a .*<\/a>| \|$/g, '')))

test('every code that the product shows is explained, and no other', () => {
  expect(rows.map(([code]) => code)).toEqual(codesIn(...product))
})

test.each(rows)('what people read at %s is what the product says', (_code, reads = '') => {
  const sentences = reads.split(/(?<=[.!]) /).map((sentence) => sentence.replace(/^…/, '').replace(/\.$/, ''))
  expect(sentences.filter((sentence) => !product.some((text) => text.includes(sentence)))).toEqual([])
})

test('a running test names every code', () => {
  // An error that a journey allows in the console is not one that it expects.
  const expected = files
    .filter((file) => IS_TEST.test(file))
    .map((file) => read(file).replace(/errors\.allow\(.*/g, ''))
  expect(codesIn(...expected)).toEqual(codesIn(...product))
})
