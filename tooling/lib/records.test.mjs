import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'
import { readRecords, recordFaults, withIndex } from './records.mjs'
import { trackedFiles } from './test-titles.mjs'

const folder = path.join(root, 'docs/decisions')
const records = readRecords(folder)
const sources = trackedFiles(root, '*.ts', '*.tsx', '*.mjs', '*.css')
  .filter((file) => file !== 'tooling/lib/records.test.mjs')
  .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
  .join('\n')

test('every record has a status and a date, and the code that relies on it cites it', () => {
  expect(records.length).toBeGreaterThan(15)
  expect(recordFaults(records, sources)).toEqual([])
})

test('docs/decisions/README.md lists every record; `npm run docs` writes it', () => {
  const page = fs.readFileSync(path.join(folder, 'README.md'), 'utf8')
  expect(withIndex(page, records)).toBe(page)
})

const good = { file: `${901}-a${'.md'}`, number: '901', title: 'A', status: 'accepted', date: '2026-11-22' }

test.each([
  ['a record without a status', { ...good, status: undefined, date: undefined }, 'has no line "Status'],
  ['a record whose number is not that of its file', { ...good, number: '902' }, 'does not begin with'],
  ['a record that no source cites', good, 'no source cites'],
])('%s is a fault', (_what, record, sentence) => {
  const cited = sentence.startsWith('no source') ? '' : `decision ${901}, decision ${902}`
  expect(recordFaults([record], cited)).toEqual([expect.stringContaining(sentence)])
})

test('a superseded record needs no citation', () => {
  expect(recordFaults([{ ...good, status: 'superseded by decision 018' }], '')).toEqual([])
})
