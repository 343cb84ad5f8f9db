import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'
import { trackedFiles } from './test-titles.mjs'

/*
 * The recipes of CONTRIBUTING.md name files, commands and functions. Paths in backticks are checked as references; the rest
 * is checked here, so that a recipe is mended by whoever renames what it needs.
 */

const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8')
const text = read('CONTRIBUTING.md')
const code = [...text.matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, inline]) => block ?? inline ?? '')

/** Names of the example that the recipes follow. */
const isExample = (/** @type {string} */ name) => /pin|fixa|solta/i.test(name)

test('the recipes run commands that exist, on paths that exist', () => {
  const scripts = JSON.parse(read('package.json')).scripts
  const named = code.flatMap((one) => [...one.matchAll(/npm (?:run )?([a-z-]+)/g)].map(([, name = '']) => name))
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  const paths = code.flatMap((one) => [
    ...one.matchAll(/(?<![\w/@.])(?:shared-|tooling\b|e2e\b|testing\b|mfe-[a-z]+)[\w./-]*/g),
  ])
  expect(paths.length).toBeGreaterThan(15)
  // `calls/<area>.ts` stands for the file of any area.
  const missing = paths.filter(([one]) => !fs.existsSync(path.join(root, one)) && one !== 'mfe-')
  expect(missing.map(([one]) => one)).toEqual([])
})

test('the recipes name functions, types and constants that exist', () => {
  const sources = trackedFiles(root, '*.ts', '*.tsx').map(read).join('\n')
  const words = new Set(sources.match(/\w+/g))
  // Camel case, capitals, or the first letter of a component: no prose and no Portuguese.
  const names = code
    .map((one) => one.replace(/'[^']*'|>[^<]*<|"[^"]*"/g, ' '))
    .flatMap(
      (one) =>
        one.match(/(?<![\w/.<-])(?:[a-z]+[A-Z]\w*|[A-Z][A-Z_]+|[A-Z]\w+)\b(?![\w-]*\.(?:md|ts|tsx|mjs|json))/g) ?? [],
    )
  expect(names.length).toBeGreaterThan(30)
  expect([...new Set(names)].filter((name) => !isExample(name) && !words.has(name))).toEqual([])
})
