import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../lib/packages.mjs'
import { SCENES } from './edits.mjs'
import { FAULTS } from './faults.mjs'

test.each(SCENES)(
  'every edit of $path finds its one place in the sources, and the wrong ones theirs after it',
  ({ path: address, edits }) => {
    /** @type {Map<string, string>} */
    const files = new Map()
    const apply = (/** @type {string} */ file, /** @type {string} */ find, /** @type {string} */ replacement) => {
      const text = files.get(file) ?? fs.readFileSync(path.join(root, file), 'utf8')
      const parts = text.split(find)
      expect(parts, `${file}: ${find}`).toHaveLength(2)
      files.set(file, parts.join(replacement))
    }
    for (const { file, find, replace } of edits) apply(file, find, replace)
    for (const { file, find, wrong, mended } of FAULTS[address] ?? []) {
      apply(file, find, wrong)
      apply(file, wrong, mended)
    }
  },
)
