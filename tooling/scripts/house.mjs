/**
 * npm run house: counts what must not grow (decision 020) and fails when a figure is above its ceiling in
 * tooling/house.json. `--list NAME` prints what a figure counts; `--lower` writes the ceilings down to figures that fell.
 */
// First: an old Node would fail in what follows.
import './lib/preflight.mjs'

import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { houseFigures, lowered, tooHigh } from '../lib/house/figures.mjs'
import { root } from '../lib/packages.mjs'

const CEILINGS = path.join(root, 'tooling/house.json')

const { values } = parseArgs({ options: { list: { type: 'string' }, lower: { type: 'boolean' } } })
/** @type {Record<string, number>} */
const ceilings = JSON.parse(fs.readFileSync(CEILINGS, 'utf8'))
const figures = houseFigures(root)

if (values.list) {
  const figure = figures[values.list]
  console.log(figure ? figure.list.join('\n') : `Unknown figure. There are: ${Object.keys(figures).join(', ')}.`)
  process.exit(figure ? 0 : 2)
}

for (const [name, { what, value }] of Object.entries(figures)) {
  console.log(`${String(value).padStart(5)} of ${String(ceilings[name] ?? '-').padEnd(4)} ${name.padEnd(15)} ${what}`)
}

const exceeded = tooHigh(figures, ceilings)
for (const name of exceeded) {
  console.error(`\n${name}: ${figures[name]?.value} instead of at most ${ceilings[name]}.`)
  console.error((figures[name]?.list ?? []).map((line) => `  ${line}`).join('\n'))
}
if (values.lower) fs.writeFileSync(CEILINGS, `${JSON.stringify(lowered(figures, ceilings), null, 2)}\n`)
process.exitCode = exceeded.length === 0 ? 0 : 1
