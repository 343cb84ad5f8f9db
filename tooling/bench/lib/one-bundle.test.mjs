import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../lib/packages.mjs'
import { loader } from './one-bundle.mjs'

const exportsOf = (/** @type {string} */ source) =>
  [...source.matchAll(/^ *export (?:const|(?:async )?function) (\w+)/gm)].map(([, name]) => name).toSorted()

test('what stands in for the loading of remotes has all that the shell takes from it', () => {
  const real = fs.readFileSync(path.join(root, 'shell/src/federation/load-section.ts'), 'utf8')
  expect(exportsOf(real).length).toBeGreaterThan(5)
  expect(exportsOf(loader())).toEqual(expect.arrayContaining(exportsOf(real)))
})
