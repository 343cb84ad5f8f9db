import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'

/** The adapter: an update of Quill is work in this folder and in no other (decision 021). */
const DOOR = 'mfe-newsletter/src/shared/rich-text/quill/'
const IMPORTED =
  /(?:\bfrom|\bimport|\bmock|\brequire)\s*\(?\s*['"](?:quill|react-quill|quill-delta|parchment)(?:\/[^'"]*)?['"]/

test('Quill and react-quill are imported in one folder and nowhere else', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const sources = listed
    .split('\n')
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && fs.existsSync(path.join(root, file)))
  expect(sources.length).toBeGreaterThan(500)
  const importing = sources.filter((file) => IMPORTED.test(fs.readFileSync(path.join(root, file), 'utf8')))
  expect(importing).toContain(`${DOOR}quill-surface.tsx`)
  expect(importing.filter((file) => !file.startsWith(DOOR))).toEqual([])
})
