import { expect, test } from 'vitest'
import type { TextOp } from '../issue-text'
import { fillUpRows, tablesOf } from './table-model'

const cell = (name: string, words: string): TextOp[] => [
  { insert: words },
  { insert: '\n', attributes: { table: name } },
]

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
