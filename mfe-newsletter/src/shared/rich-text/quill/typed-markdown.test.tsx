import { expect, test } from 'vitest'
import type { TextOp } from '../issue-text'
import { cell, image, openText } from './test/open-text'

const { quill, port, tools, begin, typeIn } = openText()
const caretAt = (index: number) => ({ index, length: 0 })
const marked = (words: string, attributes: Record<string, unknown>): TextOp => ({ insert: words, attributes })

test('on a later line signs mean the same, and lines around stay', () => {
  begin([{ insert: 'um\n\ndois\n' }], 3)
  typeIn('# ')
  expect(port.ops()).toEqual([{ insert: 'um\n' }, marked('\n', { header: 1 }), { insert: 'dois\n' }])
  begin([{ insert: 'um\nx **b*\ndois\n' }], 9)
  typeIn('*')
  expect(port.ops()).toEqual([{ insert: 'um\nx ' }, marked('b', { bold: true }), { insert: '\ndois\n' }])
  begin([{ insert: 'um\n--\ndois\n' }], 5)
  typeIn('-')
  expect(port.ops()).toEqual([{ insert: 'um\n' }, { insert: { divider: true } }, { insert: '\ndois\n' }])
  expect(port.caret()).toEqual(caretAt(4))
})

test('marks around an image or a note hold it', () => {
  begin([{ insert: '**a' }, image(), { insert: 'b*\n' }], 6)
  typeIn('*')
  expect(port.ops()).toEqual([
    marked('a', { bold: true }),
    { ...image(), attributes: { bold: true } },
    marked('b', { bold: true }),
    { insert: '\n' },
  ])
})

test.each<[string, TextOp[], number, string]>([
  ['code', [{ insert: '**a*' }, marked('\n', { 'code-block': 'plain' })], 4, '*'],
  ['a cell', cell('r1:a', '**a*').concat({ insert: '\n' }), 4, '*'],
  ['a list, of a line', [{ insert: '#' }, marked('\n', { list: 'bullet' })], 1, ' '],
  ['a quotation, of a line', [{ insert: '-' }, marked('\n', { blockquote: true })], 1, ' '],
  ['a heading, of a rule', [{ insert: '--' }, marked('\n', { header: 1 })], 2, '-'],
  ['words, of a line', [{ insert: 'a #\n' }], 3, ' '],
])('within %s a sign means itself', (_, ops, at, sign) => {
  begin(ops, at)
  const before = quill.getText()
  typeIn(sign)
  expect(quill.getText()).toBe(before.slice(0, at) + sign + before.slice(at))
  expect(port.ops().some(({ attributes }) => attributes?.bold || attributes?.header === 3)).toBe(false)
})

test('marks work in lists, headings and quotations', () => {
  for (const format of [{ list: 'bullet' }, { header: 1 }, { blockquote: true }]) {
    begin([{ insert: '*a' }, marked('\n', format)], 2)
    typeIn('*')
    expect(port.ops()).toEqual([marked('a', { italic: true }), marked('\n', format)])
  }
})

test('within a link a sign means itself', () => {
  const linked = { link: 'https://a.br' }
  begin([marked('*a b', linked), { insert: '\n' }])
  quill.insertText(2, '*', linked, 'user')
  expect(quill.getText()).toBe('*a* b\n')
})

test('two signs at once, a deletion and what Quill itself writes are no typing', () => {
  begin([{ insert: '*a\n' }])
  quill.insertText(2, '* ', 'user')
  expect(quill.getText()).toBe('*a* \n')
  begin([{ insert: '*a*x\n' }])
  quill.deleteText(3, 1, 'user')
  expect(quill.getText()).toBe('*a*\n')
  begin([{ insert: '*a\n' }])
  quill.insertText(2, '*', 'api')
  expect(quill.getText()).toBe('*a*\n')
})

const LINK = { link: 'https://www.a.br' }

test.each<[string, TextOp[], number, string, TextOp[]]>([
  ['a space', [{ insert: 'v. www.a.br\n' }], 11, ' ', [{ insert: 'v. ' }, marked('www.a.br', LINK), { insert: ' \n' }]],
  [
    'a new line',
    [{ insert: 'v. www.a.br\n' }],
    11,
    '\n',
    [{ insert: 'v. ' }, marked('www.a.br', LINK), { insert: '\n\n' }],
  ],
  ['an asterisk', [{ insert: 'v. www.a.br\n' }], 11, '*', [{ insert: 'v. www.a.br*\n' }]],
  [
    'a space on a later line',
    [{ insert: 'a\nwww.a.br\n' }],
    10,
    ' ',
    [{ insert: 'a\n' }, marked('www.a.br', LINK), { insert: ' \n' }],
  ],
])('behind an address, %s ends it', (_, ops, at, sign, after) => {
  begin(ops, at)
  typeIn(sign)
  expect(port.ops()).toEqual(after)
})

test('an address that is a link of its own already stays it, and undo takes a new link alone away', () => {
  const other = { link: 'https://b.br' }
  begin([marked('www.a.br', other), { insert: '\n' }])
  quill.insertText(8, ' ', { link: false }, 'user')
  expect(quill.getFormat(0, 8)).toEqual(other)
  begin([{ insert: 'www.a.br\n' }], 8)
  typeIn(' ')
  tools.undo()
  expect(port.ops()).toEqual([{ insert: 'www.a.br \n' }])
})

test('an address in a cell is a link too, one in code is none', () => {
  begin([...cell('r1:a', 'www.a.br'), { insert: '\n' }], 8)
  typeIn(' ')
  expect(quill.getFormat(0, 8)).toEqual({ ...LINK, table: 'r1:a' })
  begin([{ insert: 'www.a.br' }, marked('\n', { 'code-block': 'plain' })], 8)
  typeIn(' ')
  expect(quill.getFormat(0, 8).link).toBeUndefined()
})
