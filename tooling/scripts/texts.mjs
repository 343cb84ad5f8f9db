/**
 * npm run texts: every text that the product shows, by source file, in `.cache/texts.md`, to be read in one go.
 * Sample content and tests are left out, and so is what only looks like a text: style values, selectors, errors for
 * developers in English.
 */
// First: an old Node would fail in what follows.
import './lib/preflight.mjs'

import fs from 'node:fs'
import path from 'node:path'
import { allTexts } from '../lib/ui-texts.mjs'

const root = path.join(import.meta.dirname, '../..')
const target = path.join(root, '.cache/texts.md')

/** @type {Map<string, Set<string>>} */
const byFile = new Map()
for (const { file, text } of allTexts(root)) {
  if (!/\p{L}{2}/u.test(text) || /^(?:https?:|[&.#:[(<@-]|var\(|calc\()|[{};]\s*$|\\[bd]/.test(text)) continue
  byFile.set(file, (byFile.get(file) ?? new Set()).add(text))
}
const lines = [...byFile].flatMap(([file, texts]) => [`\n## ${file}\n`, ...[...texts].map((text) => `- ${text}`)])

fs.mkdirSync(path.dirname(target), { recursive: true })
fs.writeFileSync(target, `${lines.join('\n').trim()}\n`)
console.log(`${lines.length - byFile.size} texts of ${byFile.size} files: ${path.relative(root, target)}`)
