import Delta from 'quill-delta'
import { expect, test } from 'vitest'
import { fitIntoPlace } from './issue-clipboard'
import { ADDRESS, openText, TABLE } from './test/open-text'

const { quill, begin } = openText()
const at = (index: number) => ({ index, length: 0 })

test('inside a cell every line becomes one of the cell, and keeps what such a line can be', () => {
  begin(TABLE)
  const pasted = new Delta()
    .insert('T')
    .insert('\n', { header: 2, align: 'center' })
    .insert('x')
    .insert('\n', { list: 'bullet', indent: 1 })
    .insert({ divider: true })
    .insert({ image: ADDRESS }, { alt: 'A' })
    .insert({ footnote: 'CPC' })
    .insert('b', { bold: true })
    .insert('\n', { blockquote: true })
    .insert('c')
    .insert('\n', { 'code-block': 'plain' })
    .insert('d')
    .insert('\n', { caption: true })
    .insert('e')
  const { delta, losses } = fitIntoPlace(quill, at(6), pasted)
  const own = { table: 'h1:a' }
  expect(delta.ops).toEqual([
    { insert: 'T' },
    { insert: '\n', attributes: { align: 'center', ...own } },
    { insert: 'x' },
    { insert: '\n', attributes: own },
    { insert: { image: ADDRESS }, attributes: { alt: 'A' } },
    { insert: { footnote: 'CPC' } },
    { insert: 'b', attributes: { bold: true } },
    { insert: '\n', attributes: own },
    { insert: 'c' },
    { insert: '\n', attributes: own },
    { insert: 'd' },
    { insert: '\n', attributes: own },
    { insert: 'e' },
  ])
  expect(losses).toEqual([])
})

const ROWS = new Delta()
  .insert('A')
  .insert('\n', { table: 'h1:c1' })
  .insert('B')
  .insert('\n', { table: 'h1:c2', align: 'right' })

test('a table inside a cell becomes its lines, and that is told', () => {
  begin(TABLE)
  const { delta, losses } = fitIntoPlace(quill, at(12), ROWS)
  expect(delta.ops).toEqual([
    { insert: 'A' },
    { insert: '\n', attributes: { table: 'r2:b' } },
    { insert: 'B' },
    { insert: '\n', attributes: { table: 'r2:b', align: 'right' } },
  ])
  expect(losses).toEqual(['1 tabela dentro de outra (as linhas viraram parágrafos da célula)'])
})

const named = (name: RegExp) => ({ table: expect.stringMatching(name) })

test('elsewhere rows get names that no neighbour has, the same for one row', () => {
  begin([{ insert: 'ab\n' }])
  const { delta, losses } = fitIntoPlace(quill, at(0), ROWS)
  expect(delta.ops).toEqual([
    { insert: 'A' },
    { insert: '\n', attributes: named(/^h1\w+:c1$/) },
    { insert: 'B' },
    { insert: '\n', attributes: { ...named(/^h1\w+:c2$/), align: 'right' } },
  ])
  const rows = delta.ops.flatMap(({ attributes }) => (attributes ? [String(attributes.table).split(':')[0]] : []))
  expect(rows[0]).toBe(rows[1])
  expect(losses).toEqual([])
})

test.each([
  ['a table within a line', ROWS, 1, true],
  ['a caption within a line', new Delta().insert('C').insert('\n', { caption: true }).concat(ROWS), 1, true],
  ['a table at the beginning of a line', ROWS, 0, false],
  ['a line above a table', new Delta().insert('x\n').concat(ROWS), 1, false],
  ['a heading', new Delta().insert('x').insert('\n', { header: 2 }), 1, false],
  ['words', new Delta().insert('x'), 1, false],
])('%s begins on a line of its own where it has to', (_, pasted, index, isOnNewLine) => {
  begin([{ insert: 'ab\n' }])
  const { delta, losses } = fitIntoPlace(quill, at(index), pasted)
  expect(String(delta.ops[0]?.insert).startsWith('\n')).toBe(isOnNewLine)
  expect(losses).toEqual([])
})
