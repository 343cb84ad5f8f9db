/**
 * npm run bench [-- first-visit …]
 * Runs the modules of tooling/bench and prints what they measured. Each default-exports `{ what, run }`. Fails where a row
 * is not what it must be.
 */
// This import comes first: an old Node would fail in the next ones.
import './lib/preflight.mjs'

import fs from 'node:fs'
import path from 'node:path'
import { root } from '../lib/packages.mjs'

/**
 * @typedef {{ what: string, value: number, unit: string, must?: number }} Row `must`: any other value is a failure
 * @typedef {{ what: string, run: () => Promise<Row[]> }} Bench
 */

const folder = path.join(root, 'tooling/bench')
const named = process.argv.slice(2)
const known = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.mjs') && !file.endsWith('.test.mjs'))
  .map((file) => file.replace('.mjs', ''))
const names = known.filter((name) => named.length === 0 || named.includes(name))
if (names.length === 0) {
  console.error(`Failed to find ${named.join(', ')} in tooling/bench. It has: ${known.join(', ')}.`)
  process.exit(2)
}

const isWrong = (/** @type {Row} */ { value, must = value }) => value !== must

/** @param {Row} row */
const line = (row) => {
  const { what, value, unit, must } = row
  const shown = value.toLocaleString('en', { maximumFractionDigits: 1 }).padStart(10)
  return `  ${what.padEnd(56)} ${shown} ${unit}${isWrong(row) ? `  must be ${must}` : ''}`
}

for (const name of names) {
  /** @type {{ default: Bench }} */
  const { default: bench } = await import(path.join(folder, `${name}.mjs`))
  console.log(`\n${bench.what}`)
  const rows = await bench.run()
  for (const row of rows) console.log(line(row))
  if (rows.some(isWrong)) process.exitCode = 1
}
