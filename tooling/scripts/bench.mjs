/**
 * npm run bench [-- first-visit …]
 * Runs the modules of tooling/bench and prints what they measured. Each default-exports `{ what, run }`.
 */
// First: an old Node would fail in what follows.
import './lib/preflight.mjs'

import fs from 'node:fs'
import path from 'node:path'
import { root } from '../lib/packages.mjs'

/**
 * @typedef {{ what: string, value: number, unit: string }} Row
 * @typedef {{ what: string, run: () => Promise<Row[]> }} Bench
 */

const folder = path.join(root, 'tooling/bench')
const named = process.argv.slice(2)
const names = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.mjs') && !file.endsWith('.test.mjs'))
  .map((file) => file.replace('.mjs', ''))
  .filter((name) => named.length === 0 || named.includes(name))
if (names.length === 0) {
  console.error(`Failed to find ${named.join(', ')} in tooling/bench.`)
  process.exit(2)
}

/** @param {Row} row */
const line = ({ what, value, unit }) =>
  `  ${what.padEnd(56)} ${value.toLocaleString('en', { maximumFractionDigits: 1 }).padStart(10)} ${unit}`

for (const name of names) {
  /** @type {{ default: Bench }} */
  const { default: bench } = await import(path.join(folder, `${name}.mjs`))
  console.log(`\n${bench.what}`)
  for (const row of await bench.run()) console.log(line(row))
}
