import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'

const VIEWS = [
  'shared-contracts',
  'shell',
  'mfe-social',
  'mfe-newsletter',
  'mfe-moderation',
  'mfe-account',
  'shared-ui',
  'testing',
]
const SETUP = ['testing/src/globals.ts', 'testing/src/setup.ts']
/** Hooks and settings that act when a module is evaluated: with shared modules, for the first file that imports it. */
const AT_EVALUATION = /^(?:configure|vi\.setConfig|beforeEach|afterEach|beforeAll|afterAll)\(/m

const files = VIEWS.flatMap((name) =>
  fs
    .readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(name, 'src', file)),
)
const textOf = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8')

test('no helper that files share has hooks or settings of its own: only its first importer would have them', () => {
  const helpers = files.filter((file) => !/\.test\.tsx?$/.test(file) && !SETUP.includes(file))
  expect(helpers.filter((file) => AT_EVALUATION.test(textOf(file)))).toEqual([])
})

test('the settings of queries and of time stand in the setup, for all files alike', () => {
  const tests = files.filter((file) => file.endsWith('.test.tsx'))
  expect(tests.length).toBeGreaterThan(80)
  expect(tests.filter((file) => /\b(?:configure|setConfig)\(/.test(textOf(file)))).toEqual([])
})

test('no view test answers media queries itself: the product keeps the answer, and the next file would meet it', () => {
  const tests = files.filter((file) => file.endsWith('.test.tsx'))
  expect(tests.filter((file) => textOf(file).includes("'matchMedia'"))).toEqual([])
})

test('no test empties the head of the page: the style sheets of all files are in it', () => {
  expect(files.filter((file) => /\bhead\.(?:replaceChildren|innerHTML|textContent)\b/.test(textOf(file)))).toEqual([])
})
