import { expect, test } from 'vitest'
import type { TextOp } from '../issue-text'
import { type TableEdit, tableEdit } from './table-edits'
import { cellAt, fillUpRows, tablesOf } from './table-model'

const cell = (name: string, words: string): TextOp[] => [
  { insert: words },
  { insert: '\n', attributes: { table: name } },
]

test('a text has its tables with the places of their cells, past images and lines', () => {
  const tables = tablesOf([
    { insert: 'um\ndois' },
    { insert: { image: 'x' } },
    { insert: '\n' },
    ...cell('h1:a', 'A'),
    ...cell('h1:a', 'B'),
    { insert: { footnote: 'x' } },
    ...cell('h1:b', 'C'),
    ...cell('r2:a', ''),
    { insert: '\n' },
    { insert: '\n\n', attributes: { table: 'r3:a' } },
  ])
  expect(tables).toEqual([
    {
      index: 9,
      length: 8,
      rows: [
        [
          { name: 'h1:a', index: 9, length: 4 },
          { name: 'h1:b', index: 13, length: 3 },
        ],
        [{ name: 'r2:a', index: 16, length: 1 }],
      ],
    },
    { index: 18, length: 2, rows: [[{ name: 'r3:a', index: 18, length: 2 }]] },
  ])
  expect(tablesOf([{ insert: 'a\n' }])).toEqual([])
})

test('each row that is too short is filled at its end', () => {
  const ragged = tablesOf([
    ...[...cell('r1:a', 'A'), ...cell('r2:a', '1'), ...cell('r2:b', '2'), ...cell('r3:a', '3')],
    { insert: '\n' },
    ...cell('r4:a', '4'),
  ])
  const named = (row: string) => expect.stringMatching(new RegExp(`^${row}:\\w+$`))
  expect(fillUpRows(ragged)?.ops).toEqual([
    { retain: 2 },
    { insert: '\n', attributes: { table: named('r1') } },
    { retain: 6 },
    { insert: '\n', attributes: { table: named('r3') } },
  ])
  expect(fillUpRows([])).toBeNull()
})

const RAGGED = tablesOf([...cell('r1:a', 'A'), ...cell('r2:a', '1'), ...cell('r2:b', '22'), ...cell('r2:c', '3')])

test.each<[TableEdit, number, unknown[], number]>([
  ['column-after', 4, [{ retain: 2 }, 'r1', { retain: 5 }, 'r2'], 8],
  ['column-before', 2, ['r1', { retain: 2 }, 'r2'], 3],
  ['delete-column', 4, [{ retain: 4 }, { delete: 3 }], 2],
  ['delete-column', 2, [{ delete: 4 }], 0],
  ['delete-row', 4, [{ retain: 2 }, { delete: 7 }], 0],
  ['row-below', 0, [{ retain: 2 }, 'r'], 2],
  ['row-above', 2, [{ retain: 2 }, 'r', 'r', 'r'], 2],
])('the edit %s at %i of a table with rows of several lengths', (edit, index, ops, caret) => {
  const place = cellAt(RAGGED, index)
  const edited = place && tableEdit(edit, place)
  const shown = edited?.change.ops.map(({ attributes, ...op }) =>
    attributes
      ? String(attributes.table)
          .split(':')[0]
          ?.slice(0, edit.includes('row') ? 1 : 2)
      : op,
  )
  expect(shown).toEqual(ops)
  expect(edited?.caret).toBe(caret)
})
