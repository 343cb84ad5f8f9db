/**
 * npm run generate: writes the files that are taken from the sources: the versions of the facades
 * (`tooling/lib/facades.json`), the tests that the statement of accessibility rests on, and the fingerprints and
 * citations of the demonstration.
 */
// This import comes first: an old Node would fail in the next ones.
import './lib/preflight.mjs'

import fs from 'node:fs'
import path from 'node:path'
import { createJiti } from 'jiti'
import { TESTED, testedAccessibility } from '../lib/accessibility.mjs'
import { facadeVersions, raiseVersions } from '../lib/facade-versions.mjs'
import { root } from '../lib/packages.mjs'
import { DEMANDING } from '../lib/requirements.mjs'
import { facadeSurfaces } from '../lib/surface.mjs'
import { allTitles } from '../lib/test-titles.mjs'

const titles = allTitles(root)
const demands = DEMANDING.map((name) => fs.readFileSync(path.join(root, name), 'utf8')).join('\n')

fs.writeFileSync(
  path.join(root, 'tooling/lib/facades.json'),
  `${JSON.stringify(raiseVersions(facadeVersions(), facadeSurfaces()), null, 2)}\n`,
)

fs.writeFileSync(path.join(root, TESTED), `${JSON.stringify(testedAccessibility(demands, titles), null, 2)}\n`)

/** Imports TypeScript, so that a script runs the very code of the product. */
const jiti = createJiti(import.meta.url)
/** @type {any} */
const { demonstration } = await jiti.import('../../shared-mock-backend/src/test/demonstration')
fs.writeFileSync(
  path.join(root, 'shared-mock-backend/src/seed/demonstration.json'),
  `${JSON.stringify(await demonstration(), null, 2)}\n`,
)

/** @type {any} */
const { demonstrationKeys } = await jiti.import('../../shared-mock-backend/src/test/demonstration-keys')
fs.writeFileSync(
  // A script, not JSON: Node imports JSON only with an attribute, which not every tool that runs the backend writes.
  path.join(root, 'shared-mock-backend/src/law/demonstration-keys.data.ts'),
  `export default ${JSON.stringify(await demonstrationKeys())}\n`,
)
