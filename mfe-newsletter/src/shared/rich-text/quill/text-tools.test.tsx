import { expect, test } from 'vitest'
import type { TextOp } from '../issue-text'
import { openText, TABLE } from './test/open-text'

const { quill, port, tools, reports, begin, lines } = openText()
const bold = { bold: true }
const linked = { link: 'https://a.br/' }

test.each([
  ['header', 2],
  ['list', 'bullet'],
  ['blockquote', true],
  ['code-block', true],
])('a line becomes %s, but no line of a cell does', (name, value) => {
  begin([{ insert: 'a\n' }])
  tools.format(name, value)
  expect(quill.getFormat()[name]).toBeDefined()
  tools.format(name, false)
  tools.toggle(name, value)
  expect(quill.getFormat()[name]).toBeDefined()
  begin(TABLE, 6)
  tools.format(name, value)
  tools.toggle(name, value)
  expect(quill.getFormat()).toEqual({ table: 'h1:a' })
  expect(reports.onChange).not.toHaveBeenCalled()
})

test('formats are cleared where they are, and a table stays one', () => {
  begin(
    [
      { insert: 'ab', attributes: bold },
      { insert: '\n', attributes: { header: 2, align: 'center' } },
    ],
    0,
    1,
  )
  tools.clearFormats()
  expect(port.ops()[0]).toEqual({ insert: 'a' })
  expect(reports.onChange).toHaveBeenCalled()
  begin([{ insert: 'ab\n' }], 1)
  tools.format('bold', true)
  expect(tools.formats()).toEqual({ bold: true })
  tools.clearFormats()
  expect(tools.formats()).toEqual({})
})

test.each<[string, TextOp[], number, number, object]>([
  ['a selected part', [{ insert: 'abcd', attributes: linked }, { insert: '\n' }], 1, 2, { index: 0, length: 4 }],
  [
    'its end',
    [{ insert: 'a ' }, { insert: 'bc', attributes: linked }, { insert: '\n' }],
    4,
    0,
    { index: 2, length: 2 },
  ],
  [
    'a neighbour of another address',
    [{ insert: 'ab', attributes: linked }, { insert: 'cd', attributes: { link: 'https://b.br/' } }, { insert: '\n' }],
    1,
    0,
    { index: 0, length: 2 },
  ],
])('a link is found in its whole length from %s', (_, ops, at, length, place) => {
  begin(ops, at, length)
  expect(tools.linkPlace()).toMatchObject({ ...place, address: linked.link })
})

test('a link keeps the marks that its words have', () => {
  const marks = { bold: true, italic: true, underline: true }
  begin([{ insert: 'Ver ' }, { insert: 'lei', attributes: { ...marks, strike: true } }, { insert: '\n' }])
  quill.blur()
  tools.setLink({ index: 4, length: 3, text: 'lei', address: '' }, 'a lei', linked.link)
  expect(port.ops()[1]).toEqual({ insert: 'a lei', attributes: { ...marks, ...linked } })
  expect(quill.hasFocus()).toBe(true)
  expect(port.caret()).toEqual({ index: 9, length: 0 })
  expect(reports.onChange).toHaveBeenCalled()
  tools.removeLink({ index: 4, length: 5 })
  expect(port.ops()[1]).toEqual({ insert: 'a lei', attributes: marks })
  tools.setLink({ index: 0, length: 3, text: 'Ver', address: '' }, 'Ver', linked.link)
  expect(port.ops()[0]).toEqual({ insert: 'Ver', attributes: linked })
})

test('a new table is one step for undo, apart from what was typed right before and after', async () => {
  begin([{ insert: 'ab\ncd\n' }])
  quill.insertText(2, '!', 'user')
  quill.setSelection(1, 0)
  quill.blur()
  await tools.insertTable(1, 2)
  expect(quill.hasFocus()).toBe(true)
  expect(lines()).toEqual(['ab!', 'h |', 'cd'])
  quill.insertText(4, 'x', 'user')
  tools.undo()
  expect(lines()).toEqual(['ab!', 'h |', 'cd'])
  tools.undo()
  expect(lines()).toEqual(['ab!', 'cd'])
})

test('a new table on an empty line takes its place, at the beginning of a text too', async () => {
  begin([{ insert: '\nb\n' }])
  await tools.insertTable(2, 3)
  expect(lines().slice(0, 2)).toEqual(['h ||', 'r ||'])
  expect(port.caret()).toEqual({ index: 0, length: 0 })
  const names = port.ops().flatMap(({ attributes }) => (attributes?.table ? [String(attributes.table)] : []))
  expect(new Set(names).size).toBe(6)
  expect(names.map((name) => name.split(':')[1])).toEqual(['c1', 'c2', 'c3', 'c1', 'c2', 'c3'])
})

test('what was pasted becomes what it says only while it is there, as one step', () => {
  begin([{ insert: 'a **b** c\n' }])
  quill.insertText(9, '!', 'user')
  tools.replacePlain({ index: 2, length: 5 }, '**x**', '<p>y</p>', () => undefined)
  expect(quill.getText()).toBe('a **b** c!\n')
  tools.replacePlain({ index: 2, length: 5 }, ' **b**\r', '<p><strong>b</strong></p>', () => undefined)
  expect(quill.getText().replace(/\n+/g, '')).toBe('a b c!')
  expect(port.caret()?.index).toBe(quill.getText().indexOf('b') + 1)
  const after = quill.getText()
  quill.insertText(0, 'z', 'user')
  tools.undo()
  expect(quill.getText()).toBe(after)
  tools.undo()
  expect(quill.getText()).toBe('a **b** c!\n')
})

test.each([
  ['@ren hoje\n', 4, '@renata ', '@renata hoje\n', 8],
  ['@ren hoje\n', 4, '@renata', '@renata hoje\n', 7],
  ['@ren, hoje\n', 4, '@renata ', '@renata , hoje\n', 8],
  ['@ren\n', 4, '@renata ', '@renata \n', 8],
])('in %j the %i letters before the caret become %j', (before, at, text, after, caret) => {
  begin([{ insert: before }], at)
  quill.blur()
  tools.replaceBefore(4, text)
  expect(quill.getText()).toBe(after)
  expect(port.caret()).toEqual({ index: caret, length: 0 })
})

test('what takes the place of letters keeps their marks, and is undone as one', () => {
  begin([{ insert: 'Ver ' }, { insert: '@ren', attributes: bold }, { insert: ' hoje\n' }], 8)
  tools.replaceBefore(4, '@renata ')
  expect(port.ops()).toEqual([{ insert: 'Ver ' }, { insert: '@renata ', attributes: bold }, { insert: 'hoje\n' }])
  tools.undo()
  expect(port.ops()[1]).toEqual({ insert: '@ren', attributes: bold })
})

test('words lose their formats, and keep the notes and images between them', () => {
  const note = { footnote: 'CPC' }
  const bold = { bold: true }
  const picture = { insert: { image: 'https://a.br/a.png' }, attributes: { alt: 'A' } }
  begin([
    { insert: 'um', attributes: bold },
    { insert: note, attributes: bold },
    picture,
    { insert: 'dois', attributes: bold },
    { insert: '\n', attributes: { header: 2 } },
  ])
  quill.setSelection(0, 6)
  tools.clearFormats()
  expect(quill.getContents().ops).toEqual([
    { insert: 'um' },
    { insert: note },
    picture,
    { insert: 'do' },
    { insert: 'is', attributes: bold },
    { insert: '\n' },
  ])
})
