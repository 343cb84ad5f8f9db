/**
 * npm run requirements [-- SOC-152 | SOC]
 * Prints the tests that prove each requirement of docs/requirements.md and docs/experience.md, all of them or those whose
 * ID begins so. Fails where a requirement has no running test, or a title names an unknown one.
 */
// This import comes first: an old Node would fail in the next ones.
import './lib/preflight.mjs'

import fs from 'node:fs'
import path from 'node:path'
import { root } from '../lib/packages.mjs'
import { DEMANDING, gapsOf, provenBy, requirementsOf } from '../lib/requirements.mjs'
import { allTitles } from '../lib/test-titles.mjs'

const [prefix = ''] = process.argv.slice(2)
const pages = DEMANDING.map((name) => fs.readFileSync(path.join(root, name), 'utf8')).join('\n')
const titles = allTitles(root)

for (const id of requirementsOf(pages).filter((one) => one.startsWith(prefix.toUpperCase()))) {
  console.log(id)
  for (const { file, line, title } of titles.filter((one) => provenBy(one.title).includes(id)))
    console.log(`  ${file}:${line}  ${title.replace(/\s*\[[^\]]*\]/g, '')}`)
}
const gaps = gapsOf(pages, titles)
for (const gap of gaps) console.error(gap)
process.exitCode = gaps.length === 0 ? 0 : 1
