import { expect, test } from 'vitest'
import type { TextOp } from '../issue-text'
import { ADDRESS, image, openText } from './test/open-text'

const { quill, port, tools, begin, lines } = openText()

const note = (words: string): TextOp => ({ insert: { footnote: words } })

const captioned = (words: string): TextOp[] => [
  image(),
  { insert: `\n${words}` },
  { insert: '\n', attributes: { caption: true } },
]

test.each([
  ['before it', 1, 0, { index: 1, html: 'CPC' }],
  ['behind it', 2, 0, { index: 1, html: 'CPC' }],
  ['with it selected', 1, 1, { index: 1, html: 'CPC' }],
  ['with the letter before it selected', 0, 1, { index: 1, html: null }],
  ['with the letter behind it selected', 2, 1, { index: 3, html: null }],
  ['with more selected', 1, 2, { index: 3, html: null }],
  ['away from it', 3, 0, { index: 3, html: null }],
  ['at the beginning', 0, 0, { index: 0, html: null }],
])('a note is found by a caret %s', (_, at, length, place) => {
  begin([{ insert: 'a' }, note('CPC'), { insert: 'bc\n' }], at, length)
  expect(tools.notePlace()).toEqual(place)
})

test('notes are counted past words, images and other notes', () => {
  begin([{ insert: 'ab' }, image(), note('um'), { insert: 'c' }, note('dois'), { insert: '\n' }])
  expect(tools.noteAt(1)).toEqual({ index: 3, html: 'um' })
  expect(tools.noteAt(2)).toEqual({ index: 5, html: 'dois' })
  expect(tools.noteAt(0)).toBeNull()
  expect(tools.noteAt(3)).toBeNull()
})

test('a note is set and changed as one step each, and takes the focus', () => {
  begin([{ insert: 'Lei\n' }])
  quill.insertText(3, '!', 'user')
  quill.blur()
  tools.setNote({ index: 3, html: null }, 'CPC')
  expect(quill.hasFocus()).toBe(true)
  expect(port.caret()).toEqual({ index: 4, length: 0 })
  tools.setNote({ index: 3, html: 'CPC' }, 'CPP')
  tools.undo()
  expect(port.ops()).toEqual([{ insert: 'Lei' }, note('CPC'), { insert: '!\n' }])
  tools.undo()
  expect(port.ops()).toEqual([{ insert: 'Lei!\n' }])
})

test('the marks of notes say their number to whoever does not see it, and follow their order', () => {
  begin([note('um'), { insert: 'a' }, note('dois'), { insert: '\n' }])
  quill.deleteText(0, 1, 'user')
  tools.setNote({ index: 2, html: null }, 'três')
  const marks = [...quill.root.querySelectorAll('[data-number]')]
  expect(marks.map((mark) => [mark.getAttribute('role'), mark.getAttribute('aria-label')])).toEqual([
    ['button', 'Nota de rodapé 1'],
    ['button', 'Nota de rodapé 2'],
  ])
  expect(marks.map((mark) => mark.getAttribute('data-number'))).toEqual(['1', '2'])
})

const CELL = { table: 'r1:a' }
const CODE = { 'code-block': 'plain' }
test.each([
  ['above the line that begins there', [{ insert: 'ab\n' }], 0, undefined, [image(), { insert: '\nab\n' }], 2],
  [
    'below the line that it is in',
    [{ insert: 'ab\nc\n' }],
    1,
    {},
    [{ insert: 'ab\n' }, image(), { insert: '\n\nc\n' }],
    5,
  ],
  [
    'with a caption at the beginning of a line',
    [{ insert: 'ab\n' }],
    0,
    { caption: 'C' },
    [...captioned('C'), { insert: 'ab\n' }],
    4,
  ],
  [
    'below the caption of another image',
    [...captioned('C'), { insert: '\n' }],
    2,
    {},
    [...captioned('C'), image(), { insert: '\n\n' }],
    6,
  ],
  [
    'above the caption of a table',
    [
      { insert: 'C' },
      { insert: '\n', attributes: { caption: true } },
      { insert: '\n', attributes: CELL },
      { insert: '\n' },
    ],
    1,
    {},
    [
      ...[image(), { insert: '\nC' }, { insert: '\n', attributes: { caption: true } }],
      ...[{ insert: '\n', attributes: CELL }, { insert: '\n' }],
    ],
    2,
  ],
  [
    'within a cell as lines of it',
    [{ insert: 'ab' }, { insert: '\n', attributes: CELL }, { insert: '\n' }],
    1,
    { caption: 'C' },
    [
      ...[{ insert: 'ab' }, { insert: '\n', attributes: CELL }, image(), { insert: '\n', attributes: CELL }],
      ...[{ insert: 'C' }, { insert: '\n\n', attributes: CELL }, { insert: '\n' }],
    ],
    7,
  ],
  [
    'below all lines of code',
    [{ insert: 'a' }, { insert: '\n', attributes: CODE }, { insert: 'b' }, { insert: '\n', attributes: CODE }],
    2,
    {},
    [
      ...[{ insert: 'a' }, { insert: '\n', attributes: CODE }, { insert: 'b' }, { insert: '\n', attributes: CODE }],
      ...[image(), { insert: '\n\n' }],
    ],
    6,
  ],
])('an image is inserted %s, and the caret stays', (_, before, index, details, after, behind) => {
  begin(before, 0)
  expect(tools.insertImage(index, ADDRESS, details)).toBe(behind)
  expect(port.ops()).toEqual(after)
  tools.undo()
  expect(port.ops()).toEqual(before)
})

const place = (index: number) => ({ index, address: ADDRESS, alt: '', width: '', caption: '' })

test.each([
  ['that is not alone in its line', [{ insert: 'a' }, ...captioned('C'), { insert: 'x\n' }], 1],
  ['with words behind it', [image(), { insert: 'a\nC' }, { insert: '\n', attributes: { caption: true } }], 0],
  ['above another line', [image(), { insert: '\nC\n' }], 0],
  ['at the end of the text', [image(), { insert: '\n' }], 0],
])('an image %s has no caption', (_, ops, at) => {
  begin(ops, at, 1)
  expect(tools.editedImage()).toEqual(place(at))
})

test('what is said of an image and its caption are read with it', () => {
  begin([image({ alt: 'A', width: '66%' }), ...captioned('Fonte: STF').slice(1), { insert: 'x\n' }], 0, 1)
  expect(tools.editedImage()).toEqual({ index: 0, address: ADDRESS, alt: 'A', width: '66%', caption: 'Fonte: STF' })
})

test('an image is changed as one step, and nothing else with it', () => {
  begin([...captioned('C'), { insert: 'x\n' }])
  quill.insertText(quill.getLength() - 1, 'y', 'user')
  tools.setImage(place(0), { alt: 'A', width: '33%', caption: 'Outra' })
  expect(port.ops()[0]).toEqual(image({ alt: 'A', width: '33%' }))
  expect(lines()).toEqual(['*', 'Outra', 'xy'])
  quill.insertText(quill.getLength() - 1, 'z', 'user')
  tools.undo()
  expect(lines()).toEqual(['*', 'Outra', 'xy'])
  tools.undo()
  expect(lines()).toEqual(['*', 'C', 'xy'])
  tools.undo()
  expect(lines()).toEqual(['*', 'C', 'x'])
})

test('a caption that stays as it is keeps its marks', () => {
  const bold = { insert: 'C', attributes: { bold: true } }
  const end = { insert: '\n', attributes: { caption: true } }
  begin([image(), { insert: '\n' }, bold, end, { insert: 'x\n' }])
  tools.setImage(place(0), { alt: 'A', caption: 'C' })
  expect(port.ops()).toEqual([image({ alt: 'A' }), { insert: '\n' }, bold, end, { insert: 'x\n' }])
})

test.each([
  ['alone in its line', [image(), { insert: '\nb\n' }], 0, ['*', 'C', 'b']],
  ['first in its line', [image(), { insert: 'b\n' }], 0, ['*', 'C', 'b']],
  ['last in its line', [{ insert: 'ab' }, image(), { insert: '\nc\n' }], 2, ['ab', '*', 'C', 'c']],
  ['between words', [{ insert: 'a' }, image(), { insert: 'bc\n' }], 1, ['a', '*', 'C', 'bc']],
])('an image %s gets its caption below it', (_, ops, at, after) => {
  begin(ops)
  tools.setImage(place(at), { caption: 'C' })
  expect(lines()).toEqual(after)
})

test('an image in a cell gets its caption in the cell', () => {
  const cell = { insert: '\n', attributes: CELL }
  const next = [{ insert: 'b' }, { insert: '\n', attributes: { table: 'r1:b' } }, { insert: '\n' }]
  begin([image(), cell, ...next])
  tools.setImage(place(0), { caption: 'C' })
  expect(port.ops()).toEqual([image(), cell, { insert: 'C' }, cell, ...next])
})

test('an image goes with its caption, as one step', () => {
  begin([{ insert: 'a\n' }, ...captioned('C'), { insert: 'x\n' }])
  quill.insertText(0, 'b', 'user')
  tools.removeImage(place(3))
  expect(lines()).toEqual(['ba', '', 'x'])
  tools.undo()
  expect(lines()).toEqual(['ba', '*', 'C', 'x'])
  tools.undo()
  expect(lines()).toEqual(['a', '*', 'C', 'x'])
})

test('a note that is removed comes back with its words', () => {
  begin([{ insert: 'a' }, note('CPC'), { insert: 'b\n' }])
  tools.removeNote({ index: 1, html: 'CPC' })
  expect(port.ops()).toEqual([{ insert: 'ab\n' }])
  tools.undo()
  expect(tools.noteAt(1)).toEqual({ index: 1, html: 'CPC' })
})
