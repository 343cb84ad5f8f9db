/**
 * npm run shots [-- --states full,error] [--only /newsletters]
 * Every route in its states, in both themes, on a phone, a tablet and a desktop: one page with all pictures,
 * `test-results/shots/index.html`, and what a script can measure on them. It finds; it refuses nothing.
 */
// This import comes first: an old Node would fail in the next ones.
import './lib/preflight.mjs'

import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../lib/packages.mjs'
import { build } from './build.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { contactSheet, findingsOf } from './lib/contact-sheet.mjs'
import { bin, run } from './lib/run.mjs'

const { values } = parseArgs({ options: { states: { type: 'string' }, only: { type: 'string' } } })
const out = path.join(root, 'test-results/shots')

const missing = await ensureBrowser()
const { ok } = await build({ ifChanged: true })
if (missing || !ok) throw new Error(missing ?? 'Failed to take pictures: the build failed.')

fs.rmSync(out, { recursive: true, force: true })
fs.mkdirSync(out, { recursive: true })
const { code } = await run(bin('playwright'), ['test', '-c', 'e2e/shots.config.ts'], {
  env: { EMENTA_SHOTS: out, EMENTA_SHOTS_STATES: values.states, EMENTA_SHOTS_ONLY: values.only },
  show: true,
})

const shots = fs
  .readdirSync(out)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(fs.readFileSync(path.join(out, name), 'utf8')))
fs.writeFileSync(path.join(out, 'index.html'), contactSheet(shots))
const findings = findingsOf(shots)
for (const { rule, page, what, at } of findings)
  console.log(`${rule} · ${page} · ${what.split('\n').join(' ')} · ${at.join(', ')}`)
/** @type {Record<string, number>} */
const counts = {}
for (const { rule } of findings) counts[rule] = (counts[rule] ?? 0) + 1
console.log(
  Object.entries(counts)
    .map(([rule, count]) => `${rule}: ${count}`)
    .join('\n') || 'Nothing found.',
)
console.log(`${shots.filter(({ file }) => file).length} pictures: ${path.relative(root, path.join(out, 'index.html'))}`)
process.exitCode = code
