import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'
import { trackedFiles } from './test-titles.mjs'

/*
 * docs/citations.md says which step of which journey proves each surface: `law: And is followed`. A step that was renamed
 * or taken out is missed here.
 */

const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8')
const [, table = ''] = read('docs/citations.md').split('## What proves each surface')

test('the steps that prove each surface of the law are in their journeys', () => {
  const journeys = new Map(
    trackedFiles(root, 'e2e/**/*.journey.ts').map((file) => [path.basename(file, '.journey.ts'), file]),
  )
  const steps = [...table.matchAll(/`([a-z-]+): ([^`]+)`/g)].map(([, name = '', words = '']) => ({ name, words }))
  expect(steps.length).toBeGreaterThan(30)
  const missing = steps.filter(({ name, words }) => {
    const file = journeys.get(name)
    return !file || !read(file).includes(words)
  })
  expect(missing).toEqual([])
})
