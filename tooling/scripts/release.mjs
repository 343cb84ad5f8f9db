/**
 * npm run release -w mfe-social -- --to <folder> [--no-build] [--dry-run]
 * Builds one package and publishes it into the folder that its static host serves. Only that package's owner writes there.
 */
import fs from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { signingKey } = await import('../lib/keys.mjs')
const { distOf } = await import('../lib/packages.mjs')
const { build } = await import('./build.mjs')
const { publish } = await import('./lib/publishing.mjs')
const { refusable, releaseCommand } = await import('./lib/release-command.mjs')

const { one, to, values } = releaseCommand('npm run release -w mfe-social -- --to <folder> [--no-build] [--dry-run]', {
  'no-build': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
})
if (!values['no-build']) {
  const { ok } = await build({ names: [one.folder], ifChanged: true })
  if (!ok) process.exit(1)
}
await refusable(async () => {
  const { version: packageVersion } = JSON.parse(fs.readFileSync(path.join(one.dir, 'package.json'), 'utf8'))
  const dryRun = Boolean(values['dry-run'])
  const { version, before, changed } = await publish({
    ...one,
    to,
    dist: distOf(one),
    packageVersion,
    key: signingKey(one.name),
    dryRun,
  })
  if (changed) console.log(`${one.folder} ${version} is now in use in ${to}${before ? ` (before: ${before})` : ''}.`)
  else if (before === version) console.log(`${one.folder} ${version} is already the release in use in ${to}.`)
  else console.log(`${one.folder} ${version} would be put in use in ${to}${before ? ` in place of ${before}` : ''}.`)
})
