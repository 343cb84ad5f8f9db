import { expect, test } from 'vitest'
import { cell, openText, TABLE, UNCHANGED } from './test/open-text'

const { quill, port, tools, begin, lines, press } = openText()

test.each([
  ['row-above', 6, ['Antes', 'h A|B', 'r |', 'r 1|2', 'Depois'], 10],
  ['row-above', 12, ['Antes', 'h A|B', 'r |', 'r 1|2', 'Depois'], 10],
  ['row-below', 6, ['Antes', 'h A|B', 'r |', 'r 1|2', 'Depois'], 10],
  ['row-below', 12, ['Antes', 'h A|B', 'r 1|2', 'r |', 'Depois'], 14],
  ['column-before', 6, ['Antes', 'h |A|B', 'r |1|2', 'Depois'], 6],
  ['column-before', 12, ['Antes', 'h A||B', 'r 1||2', 'Depois'], 13],
  ['column-after', 6, ['Antes', 'h A||B', 'r 1||2', 'Depois'], 8],
  ['column-after', 12, ['Antes', 'h A|B|', 'r 1|2|', 'Depois'], 15],
  ['delete-row', 6, ['Antes', 'r 1|2', 'Depois'], 6],
  ['delete-row', 13, ['Antes', 'h A|B', 'Depois'], 6],
  ['delete-column', 7, ['Antes', 'h B', 'r 2', 'Depois'], 6],
  ['delete-column', 12, ['Antes', 'h A', 'r 1', 'Depois'], 8],
  ['delete-table', 10, ['Antes', 'Depois'], 6],
  ['head', 12, ['Antes', 'r A|B', 'r 1|2', 'Depois'], 12],
] as const)('the edit %s of a table, at place %i', async (edit, at, after, caret) => {
  begin(TABLE, at)
  await tools.editTable(edit)
  expect(lines()).toEqual(after)
  expect(port.caret()).toEqual({ index: caret, length: 0 })
  tools.undo()
  expect(lines()).toEqual(UNCHANGED)
})

test('a table of one row or column goes with it, and outside of a table nothing is edited', async () => {
  begin([...cell('r1:a', 'A'), ...cell('r1:b', 'B'), { insert: '\n' }], 1)
  await tools.editTable('head')
  expect(lines()).toEqual(['h A|B', ''])
  await tools.editTable('delete-row')
  expect(lines()).toEqual([''])
  begin([...cell('r1:a', 'A'), ...cell('r2:a', 'B'), { insert: '\n' }], 1)
  await tools.editTable('delete-column')
  expect(lines()).toEqual([''])
  begin(TABLE, 5)
  await tools.editTable('row-below')
  begin(TABLE, 14)
  await tools.editTable('delete-table')
  expect(lines()).toEqual(UNCHANGED)
})

test.each([
  ['Tab', {}, 6, 0, true, UNCHANGED, 9],
  ['Tab', {}, 8, 0, true, UNCHANGED, 11],
  ['Tab', {}, 12, 0, false, UNCHANGED, 12],
  ['Tab', { shiftKey: true }, 6, 0, false, UNCHANGED, 6],
  ['Tab', { shiftKey: true }, 12, 0, true, UNCHANGED, 11],
  ['Backspace', {}, 8, 0, true, UNCHANGED, 8],
  ['Backspace', {}, 6, 0, true, UNCHANGED, 6],
  ['Backspace', {}, 14, 0, true, UNCHANGED, 13],
  ['Delete', {}, 7, 0, true, UNCHANGED, 7],
  ['Delete', {}, 5, 0, true, UNCHANGED, 6],
  ['Backspace', {}, 6, 4, true, ['Antes', 'h |', 'r 1|2', 'Depois'], 6],
  ['Delete', {}, 7, 4, true, ['Antes', 'h A|', 'r |2', 'Depois'], 7],
  ['Enter', {}, 7, 0, true, ['Antes', 'h A/|B', 'r 1|2', 'Depois'], 8],
] as const)('the key %s %o at %i, %i selected', (key, more, at, length, isTaken, after, caret) => {
  begin(TABLE, at, length)
  expect(press(key, more)).toBe(isTaken)
  expect(lines()).toEqual(after)
  expect(port.caret()).toEqual({ index: caret, length: 0 })
})

test('lines of one cell are joined, an empty line beside a table goes, and above one there comes a line', () => {
  const two = [...cell('r1:a', 'A'), ...cell('r1:a', 'B'), { insert: '\n' }, { insert: 'x\n' }]
  begin(two, 2)
  press('Backspace')
  expect(lines()).toEqual(['r AB', '', 'x'])
  begin(two, 1)
  press('Delete')
  expect(lines()).toEqual(['r AB', '', 'x'])
  begin(two, 4)
  press('Backspace')
  expect(lines()).toEqual(['r A/B', 'x'])
  expect(port.caret()?.index).toBe(3)
  begin([{ insert: 'x\n\n' }, ...cell('r1:a', 'A'), { insert: '\n' }], 2)
  press('Delete')
  expect(lines()).toEqual(['x', 'r A', ''])
  expect(port.caret()?.index).toBe(2)
  begin(two, 0)
  press('Enter')
  expect(lines()).toEqual(['', 'r A/B', '', 'x'])
  expect(port.caret()?.index).toBe(0)
  begin(two, 5)
  press('Backspace')
  expect(lines()).toEqual(['r A/B', 'x'])
})

test('below a table that ends a text there is a line', () => {
  begin(TABLE)
  quill.deleteText(14, 7, 'user')
  expect(lines().at(-1)).toBe('')
})

test.each([
  ['below a line above it', 3, ['Antes', 'h |', '', 'h A|B', 'r 1|2', 'Depois'], 6],
  ['on the empty line below it', 14, ['Antes', 'h A|B', 'r 1|2', '', 'h |', ''], 15],
])('a new table stays apart from the table %s', async (_, at, after, caret) => {
  begin(at < 14 ? TABLE : [...TABLE.slice(0, -1), { insert: '\n' }], at)
  await tools.insertTable(1, 2)
  expect(lines()).toEqual(after)
  expect(port.caret()).toEqual({ index: caret, length: 0 })
})

test.each<[string, () => void]>([
  ['a list', () => tools.toggle('list', 'bullet')],
  ['a heading', () => tools.format('header', 2)],
  ['clearing formats', () => tools.clearFormats()],
])('%s over a text with a table leaves the table', (_, change) => {
  for (const [at, length] of [
    [3, 4],
    [6, 1],
    [6, 4],
    [0, 20],
  ] as const) {
    begin(TABLE, at, length)
    change()
    expect(lines()).toEqual(UNCHANGED)
  }
})

test('a new table begins on a line of its own, and its lines are no headings or lists', async () => {
  begin([{ insert: 'Prazos\n' }], 3)
  await tools.insertTable(2, 2)
  expect(lines()).toEqual(['Prazos', 'h |', 'r |', ''])
  expect(port.caret()).toEqual({ index: 7, length: 0 })
  tools.format('header', 2)
  tools.toggle('list', 'bullet')
  tools.format('align', 'center')
  expect(quill.getFormat(7)).toEqual({ align: 'center', table: expect.stringMatching(/^h/) })
  tools.clearFormats()
  expect(quill.getFormat(7)).toEqual({ table: expect.stringMatching(/^h/) })
  begin([{ insert: 'x\n\n' }], 2)
  await tools.insertTable(1, 2)
  expect(lines()).toEqual(['x', 'h |', ''])
})
