/**
 * npm run rollback -w mfe-social -- --to <folder> [--version 1.0.0-1a2b3c4d]
 * Points the folder back to the release before, or to a named one. Nothing is built and nothing is deleted.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pointTo, readCurrent } from './lib/releases.mjs'

const { values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, version: { type: 'string' } },
})
if (!values.to) {
  console.error('Usage: npm run rollback -w mfe-social -- --to <folder> [--version <version>]')
  process.exit(2)
}
const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), values.to)
const current = readCurrent(folder)
const target = values.version ?? current?.history[0]
if (!current || !target) {
  console.error(`Failed to roll back: ${folder} has no release before ${current?.version ?? 'any'}.`)
  process.exit(1)
}
pointTo(
  folder,
  target,
  current.history.filter((version) => version !== target),
)
console.log(`${folder} is back to ${target} (was ${current.version}).`)
