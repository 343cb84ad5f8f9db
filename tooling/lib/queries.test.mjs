import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './packages.mjs'

const PACKAGES = ['shell', 'mfe-social', 'mfe-newsletter', 'mfe-moderation', 'mfe-account', 'shared-ui']

/** Sources of these packages by path, without tests and documentation. @param {string[]} packages */
const sourcesOf = (packages) =>
  packages.flatMap((name) =>
    fs
      .readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => ({
        file: path.join(name, 'src', file),
        text: fs.readFileSync(path.join(root, name, 'src', file), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, ''),
      })),
  )

const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8')

/** The names of `READS`. */
const reads = [
  ...(/READS = \{([^}]+)\}/.exec(read('shared-contracts/src/calls/reads.ts'))?.[1] ?? '').matchAll(/(\w+):/g),
]
  .map(([, name]) => name)
  .sort()

describe('reads', () => {
  const names = sourcesOf(PACKAGES)
    .flatMap(({ text }) => [...text.matchAll(/\b(?:query|pagedQuery)\(\s*'([^']+)'/g)])
    .map(([, name]) => /** @type {string} */ (name))

  test('each has one query of its name, in one place', () => {
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('what the table of calls may make stale is what queries read', () => {
    expect([...new Set(names.map((name) => name.split('.')[0]))].sort()).toEqual(reads)
  })

  test('no view names a key or says what is stale', () => {
    const views = sourcesOf(PACKAGES.filter((name) => name.startsWith('mfe-')))
    const wrong = /\binvalidate\w*\(|\bkey: \[|useSWRConfig|\bkey: [^\n]*\? \['/
    expect(views.filter(({ text }) => wrong.test(text)).map(({ file }) => file)).toEqual([])
  })
})
