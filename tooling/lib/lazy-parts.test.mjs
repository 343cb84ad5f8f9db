import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'

/** Where a missing file is met: a part by its own place, a page and an area by the card of their area. */
const HOMES = [
  'shared-ui/src/components/lazy-part.tsx',
  'shared-ui/src/data/lazy-page.tsx',
  'shell/src/federation/remote-section.tsx',
]
const LAZY = /import\s*\{[^}]*\blazy\b[^}]*\}\s*from 'react'|\bReact\.lazy\b/

test('a part of a page is a `lazyPart`, which outlives a file that does not arrive', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
  const sources = listed
    .split('\n')
    .filter((file) => file.includes('/src/') && !file.includes('.test.') && fs.existsSync(path.join(root, file)))
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => LAZY.test(fs.readFileSync(path.join(root, file), 'utf8')))).toEqual(HOMES)
})
