/**
 * npm run release -w mfe-social -- --to <folder> [--no-build]
 * Builds one package and publishes it into the folder that its static host serves. Only that package's owner writes there.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { choose, distOf } = await import('../lib/packages.mjs')
const { build } = await import('./build.mjs')
const { addRelease, pointTo, readCurrent } = await import('./lib/releases.mjs')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, 'no-build': { type: 'boolean' } },
})
const [name] = positionals
if (!name || !values.to) {
  console.error('Usage: npm run release -w mfe-social -- --to <folder>')
  process.exit(2)
}
const [one] = choose([name])
if (!one) process.exit(2)
// npm runs workspace scripts in the package's folder; a relative folder is meant from where the person stands.
const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), values.to)

if (!values['no-build']) {
  const { ok } = await build({ names: [one.folder], ifChanged: true })
  if (!ok) process.exit(1)
}
const { version: packageVersion } = JSON.parse(fs.readFileSync(path.join(one.dir, 'package.json'), 'utf8'))
const version = addRelease({ dist: distOf(one), folder, packageVersion, isRemote: one.name !== 'shell' })
const before = readCurrent(folder)
if (before?.version === version) {
  console.log(`${one.folder} ${version} is already the release in use in ${folder}.`)
} else {
  pointTo(folder, version, before ? [before.version, ...before.history.filter((other) => other !== version)] : [])
  console.log(`${one.folder} ${version} is now in use in ${folder}${before ? ` (before: ${before.version})` : ''}.`)
}
