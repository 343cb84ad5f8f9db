/**
 * npm run docs: writes what the documents take from the sources. Below each demand of docs/requirements.md
 * and docs/experience.md the tests that prove it; in docs/decisions/README.md the table of the records. And `tooling/lib/facades.json`, the
 * versions of the facades. And what the statement of accessibility rests on. And the fingerprints of the demonstration,
 * and what its texts cite.
 */
// First: an old Node would fail in what follows.
import './lib/preflight.mjs'

import fs from 'node:fs'
import path from 'node:path'
import { TESTED, testedAccessibility } from '../lib/accessibility.mjs'
import { facadeVersions, followed } from '../lib/facade-versions.mjs'
import { root } from '../lib/packages.mjs'
import { readRecords, withIndex } from '../lib/records.mjs'
import { DEMANDING, gapsOf, withProofs } from '../lib/requirements.mjs'
import { facadeSurfaces } from '../lib/surface.mjs'
import { allTitles } from '../lib/test-titles.mjs'
import { loadTypeScript } from './lib/load-typescript.mjs'

/** @param {string} name @param {(page: string) => string} change */
function rewrite(name, change) {
  const file = path.join(root, name)
  const page = fs.readFileSync(file, 'utf8')
  fs.writeFileSync(file, change(page))
  return page
}

const titles = allTitles(root)
const demands = DEMANDING.map((name) => rewrite(name, (page) => withProofs(page, titles))).join('\n')
rewrite('docs/decisions/README.md', (page) => withIndex(page, readRecords(path.join(root, 'docs/decisions'))))

fs.writeFileSync(
  path.join(root, 'tooling/lib/facades.json'),
  `${JSON.stringify(followed(facadeVersions(), facadeSurfaces()), null, 2)}\n`,
)

fs.writeFileSync(path.join(root, TESTED), `${JSON.stringify(testedAccessibility(demands, titles), null, 2)}\n`)

const { demonstration } = await loadTypeScript(path.join(root, 'shared-mock-backend/src/test/demonstration.ts'))
fs.writeFileSync(
  path.join(root, 'shared-mock-backend/src/seed/demonstration.json'),
  `${JSON.stringify(await demonstration(), null, 2)}\n`,
)

const { demonstrationKeys } = await loadTypeScript(
  path.join(root, 'shared-mock-backend/src/test/demonstration-keys.ts'),
)
fs.writeFileSync(
  // Not JSON: Node imports that only with an attribute, which not every tool that runs the backend writes.
  path.join(root, 'shared-mock-backend/src/law/demonstration-keys.data.ts'),
  `export default ${JSON.stringify(await demonstrationKeys())}\n`,
)

const gaps = gapsOf(demands, titles)
for (const gap of gaps) console.error(gap)
process.exitCode = gaps.length === 0 ? 0 : 1
