import { expect, test } from 'vitest'
import { root } from './packages.mjs'
import { anchorsOf, referenceChecker } from './references.mjs'

const checker = referenceChecker(root)

test('every ID, section, record and page that a file cites is in this repository', () => {
  expect(checker.all()).toEqual([])
})

// Put together, so that the test above does not meet them.
const id = (/** @type {string} */ group, /** @type {string} */ number) => `${group}-${number}`
const MD = '.md'

test.each([
  ['a requirement', `// as ${id('SOC', '999')} says`, 1],
  ['a requirement that is there', `// as ${id('SOC', '044')} says`, 0],
  ['a product decision', `/** ${id('P', '99')} */`, 1],
  ['a gap and a contradiction', `// ${id('NS', '99')}, ${id('C', '99')}`, 2],
  ['a failure code', `const CODE = '${id('EM', '999')}'`, 1],
  ['a section', `// spec §${12}`, 1],
  ['a section that is there', '// spec §4 Comment', 0],
  ['a word that its section does not have', `// spec §4 ${'Zebra'}`, 1],
  ['a record', `// decision ${998}`, 1],
  ['a record that is there', '// decision 009', 0],
  ['a page by a section number', `// architecture §${3}`, 1],
  ['a page', `// see docs/nothing${MD}`, 1],
  ['a page that is there', '// (docs/decisions/010-search.md)', 0],
  ['a folder at the end of a sentence', `// see docs/${'nothing'}.`, 1],
  ['an anchor', `// docs/architecture${MD}#${'nothing'}`, 1],
  ['an anchor that is there', '// docs/architecture.md#security', 0],
])('a dead reference: %s', (_what, text, count) => {
  expect(checker.deadIn('shell/src/a.ts', text)).toHaveLength(count)
})

test('a page names files and folders that are there', () => {
  expect(checker.deadIn('docs/a.md', '`shell/src/nothing.ts`, `tooling/nothing`')).toHaveLength(2)
  expect(checker.deadIn('docs/a.md', '`shell/src/registry`, `tooling/lib/references.mjs`')).toEqual([])
})

test('a link of a page is relative to it', () => {
  expect(checker.deadIn('docs/a.md', `[x](decisions/${'nothing'}${MD})`).length).toBeGreaterThan(0)
  expect(checker.deadIn('docs/a.md', '[x](decisions/009-offline-queue.md)')).toEqual([])
})

test('anchors are those of headings and of named places', () => {
  expect([...anchorsOf('# Reads and writes\n\n- <a id="P-1"></a>')]).toEqual(['reads-and-writes', 'P-1'])
})
