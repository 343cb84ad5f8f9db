import { expect, test } from 'vitest'
import type { TextOp } from '../issue-text'
import { cell, image, openText, TABLE, UNCHANGED } from './test/open-text'

const { quill, port, tools, reports, begin, lines, press } = openText()
const caretAt = (index: number) => ({ index, length: 0 })

test.each<[string, TextOp[], number, KeyboardEventInit]>([
  ['in a list', [{ insert: 'a' }, { insert: '\n', attributes: { list: 'bullet' } }], 0, {}],
  [
    'back in a list',
    [{ insert: 'a' }, { insert: '\n', attributes: { list: 'bullet', indent: 1 } }],
    0,
    { shiftKey: true },
  ],
  ['in a quotation', [{ insert: 'a' }, { insert: '\n', attributes: { blockquote: true } }], 1, {}],
  ['back in an indented line', [{ insert: 'a' }, { insert: '\n', attributes: { indent: 2 } }], 1, { shiftKey: true }],
  ['in plain text', [{ insert: 'a\n' }], 1, {}],
  ['back behind a tab', [{ insert: 'a\t\n' }], 2, { shiftKey: true }],
])('Tab %s leaves the editor and changes nothing', (_, ops, at, more) => {
  begin(ops, at)
  expect(press('Tab', more)).toBe(false)
  expect(port.ops()).toEqual(ops)
})

test.each([
  ['k', { ctrlKey: true }, 1, 0],
  ['k', {}, 0, 0],
  ['k', { ctrlKey: true, shiftKey: true }, 0, 0],
  ['f', { ctrlKey: true, altKey: true }, 0, 1],
  ['f', { ctrlKey: true }, 0, 0],
  ['f', { altKey: true }, 0, 0],
])('%s with %o asks for a link %i times, for a note %i times', (key, more, links, notes) => {
  begin([{ insert: 'a\n' }])
  expect(press(key, more)).toBe(links + notes > 0)
  expect(reports.onLinkKey).toHaveBeenCalledTimes(links)
  expect(reports.onNoteKey).toHaveBeenCalledTimes(notes)
})

const CAPTIONED: TextOp[] = [image(), { insert: '\nFonte' }, { insert: '\n', attributes: { caption: true } }]

test('Enter within a caption puts what follows below it as text, and is undone', () => {
  begin([...CAPTIONED, { insert: 'x\n' }], 4)
  expect(press('Enter')).toBe(true)
  expect(lines()).toEqual(['*', 'Fo', 'nte', 'x'])
  expect([quill.getFormat(3), quill.getFormat(5)]).toEqual([{ caption: true }, {}])
  expect(port.caret()).toEqual(caretAt(5))
  expect(reports.onChange).toHaveBeenCalled()
  tools.undo()
  expect(lines()).toEqual(['*', 'Fonte', 'x'])
})

test('Enter over selected words of a caption, and in text, is the editor’s own', () => {
  begin([...CAPTIONED, { insert: 'x\n' }], 2, 2)
  press('Enter')
  expect(quill.getText()).toBe('\n\nnte\nx\n')
  begin([{ insert: 'ab\n' }], 1)
  press('Enter')
  expect(lines()).toEqual(['a', 'b'])
})

test('lines of text are joined as ever, beside a table too', () => {
  begin([{ insert: 'a\nb\n' }, ...cell('r1:a', 'A'), { insert: 'c\nd\n' }], 2)
  press('Backspace')
  expect(lines()).toEqual(['ab', 'r A', 'c', 'd'])
  quill.setSelection(1, 0)
  press('Delete')
  expect(lines()).toEqual(['a', 'r A', 'c', 'd'])
  quill.setSelection(5, 0)
  press('Delete')
  expect(lines()).toEqual(['a', 'r A', 'cd'])
})

test.each([
  ['Backspace', 7],
  ['Delete', 6],
])('the only letter of a cell is deleted by %s at %i', (key, at) => {
  begin(TABLE, at)
  press(key)
  expect(lines()).toEqual(['Antes', 'h |B', 'r 1|2', 'Depois'])
})

test('a table that opens the text keeps its first cell before Backspace, and its second row before Enter', () => {
  begin([...cell('h1:a', 'A'), ...cell('r2:a', '1'), { insert: '\n' }])
  expect(press('Backspace')).toBe(true)
  expect(lines()).toEqual(['h A', 'r 1', ''])
  expect(press('Enter')).toBe(true)
  expect(lines()).toEqual(['', 'h A', 'r 1', ''])
  expect(port.caret()).toEqual(caretAt(0))
  tools.undo()
  expect(lines()).toEqual(['h A', 'r 1', ''])
  begin([...cell('h1:a', 'A'), ...cell('r2:a', '1'), { insert: '\n' }], 2)
  press('Enter')
  expect(lines()).toEqual(['h A', 'r /1', ''])
})

test.each([
  ['the whole table', 6, 8, ['Antes', 'h |', 'r |', 'Depois'], 6],
  ['from within a cell into another', 7, 5, ['Antes', 'h A|', 'r |2', 'Depois'], 7],
  ['two cells of one row', 6, 3, ['Antes', 'h |', 'r 1|2', 'Depois'], 6],
])('over %s the words go and the cells stay; it is undone as one', (_, at, length, after, caret) => {
  begin(TABLE, at, length)
  expect(press('Backspace')).toBe(true)
  expect(lines()).toEqual(after)
  expect(port.caret()).toEqual(caretAt(caret))
  expect(reports.onChange).toHaveBeenCalled()
  tools.undo()
  expect(lines()).toEqual(UNCHANGED)
})

test('within one cell, and over a table and the text around it, all that is selected goes', () => {
  begin([...cell('r1:a', 'um'), ...cell('r1:a', 'dois'), ...cell('r1:b', 'x'), { insert: '\n' }], 1, 4)
  press('Delete')
  expect(lines()).toEqual(['r uis|x', ''])
  begin(TABLE, 3, 12)
  press('Backspace')
  expect(lines()).toEqual(['Antepois'])
})

test('Tab selects nothing, and reaches the end of the words of a cell', () => {
  begin([...cell('h1:a', 'A'), ...cell('h1:b', 'duas'), ...cell('h1:b', 'linhas'), { insert: '\n' }])
  expect(press('Tab')).toBe(true)
  expect(port.caret()).toEqual(caretAt(13))
  expect(press('Tab', { shiftKey: true })).toBe(true)
  expect(port.caret()).toEqual(caretAt(1))
})
