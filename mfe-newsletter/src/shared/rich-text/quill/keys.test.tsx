import { expect, test } from 'vitest'
import type { TextOp } from '../issue-text'
import { image, openText } from './test/open-text'

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
