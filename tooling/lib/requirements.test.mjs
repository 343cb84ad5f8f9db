import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { TESTED, testedAccessibility } from './accessibility.mjs'
import { root } from './packages.mjs'
import { DEMANDING, gapsOf } from './requirements.mjs'
import { allTitles } from './test-titles.mjs'

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
