import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { TESTED, testedAccessibility } from './accessibility.mjs'
import { root } from './packages.mjs'
import { DEMANDING, gapsOf } from './requirements.mjs'
import { allTitles, titlesOf } from './test-titles.mjs'

const pages = DEMANDING.map((name) => ({ name, page: fs.readFileSync(path.join(root, name), 'utf8') }))
const titles = allTitles(root)

test('every requirement has a running test and every title names requirements', () => {
  expect(titles.length).toBeGreaterThan(1000)
  expect(gapsOf(pages.map(({ page }) => page).join('\n'), titles)).toEqual([])
})

test('the statement of accessibility says what is tested; `npm run generate` writes it', () => {
  const written = JSON.parse(fs.readFileSync(path.join(root, TESTED), 'utf8'))
  expect(testedAccessibility(pages.map(({ page }) => page).join('\n'), titles)).toEqual(written)
  expect(written).toHaveLength(15)
})

// The IDs are put together, so that this file names none.
const [ONE, TWO, THREE, FOUR] = ['001', '002', '003', '004'].map((number) => `SHL-${number}`)
const small = `- **${ONE}** It opens. [§1]\n  - [old.test.ts](../old.test.ts): gone`
const proof = { file: 'a.test.ts', title: `it opens [${ONE}]` }

test.each([
  ['a requirement without a test', [], `${ONE} has no running test`],
  ['a title with an unknown ID', [proof, { file: 'b', title: `x [${TWO}]` }], `b: "x [${TWO}]" names ${TWO}, which`],
  [
    'a crowded title',
    [proof, { file: 'b', title: `[${ONE}] [${ONE}] [${ONE}] [${ONE}]` }],
    'names more than 3 requirements',
  ],
])('%s is a gap', (_what, given, sentence) => {
  expect(gapsOf(small, given).join()).toContain(sentence)
})

test('titles of what runs; none of what is skipped, described or commented out', () => {
  const source = `
    describe('a group [${TWO}]', () => {
      test('runs [${ONE}]', () => {})
      test.each([['a']])(\`each \${1} [${TWO}]\`, () => {})
      test('has steps', async () => { await test.step('a step [${THREE}]', () => {}) })
      test.skip('is skipped [${FOUR}]', () => {})
      // test('is commented out [${FOUR}]', () => {})
    })`
  expect(titlesOf('a.test.ts', source)).toEqual([
    { title: `runs [${ONE}]`, line: 3 },
    { title: `each {} [${TWO}]`, line: 4 },
    { title: 'has steps', line: 5 },
    { title: `a step [${THREE}]`, line: 5 },
  ])
})
