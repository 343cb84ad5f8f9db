/**
 * npm run release -w mfe-social -- --to <folder> [--live <folder>] [--no-build] [--no-smoke] [--dry-run]
 * npm run release -w shell -- --to <folder> --base /ementa/   for a folder of an origin; later releases keep it
 * Builds one package and publishes it into the folder that its static host serves. Only that package's owner writes there.
 * Refused when it does not fit what is live, or when a browser cannot open it.
 */
import fs from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from '../scripts/lib/install.mjs'

await ensureInstalled()
const { publicKeyOf } = await import('../../remote-kit/lib/seal.mjs')
const { isOwnKey, signingKey } = await import('./lib/keys.mjs')
const { distOf } = await import('../lib/packages.mjs')
const { build } = await import('../scripts/build.mjs')
const { folderIn } = await import('../lib/product-folder.mjs')
const { expectOwn, publish } = await import('./lib/publishing.mjs')
const { LIVE_OPTIONS, releaseCheck, setAround, whyKeyIsRefused } = await import('./lib/release-check.mjs')
const { refusable, releaseCommand } = await import('./lib/release-command.mjs')
const { ReleaseError } = await import('../scripts/lib/user-error.mjs')
const { smoke } = await import('./lib/smoke.mjs')

const { one, to, values } = releaseCommand(
  'npm run release -w mfe-social -- --to <folder> [--live <folder>] [--no-build] [--no-smoke] [--dry-run]',
  {
    ...LIVE_OPTIONS,
    'no-build': { type: 'boolean' },
    'no-smoke': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    base: { type: 'string' },
  },
)
await refusable(async () => {
  expectOwn(to, one)
  if (!values['no-build']) {
    const { ok } = await build({ names: [one.folder], ifChanged: true })
    if (!ok) throw new ReleaseError(`${one.folder} was not released: its build failed.`)
  }
  const { version: packageVersion } = JSON.parse(fs.readFileSync(path.join(one.dir, 'package.json'), 'utf8'))
  const at = values.base === undefined ? undefined : folderIn(values.base)
  if (at === null || (at && one.name !== 'shell'))
    throw new ReleaseError(
      at ? `--base is the shell's; a remote runs in any folder.` : `"${values.base}" is no folder like /ementa/.`,
    )
  const dryRun = Boolean(values['dry-run'])
  const key = signingKey(one.name)
  const { live } = values
  const refused = whyKeyIsRefused({
    name: one.name,
    key: publicKeyOf(key),
    isOwnKey: isOwnKey(),
    set: setAround(to, live),
  })
  if (refused) throw new ReleaseError(`${one.folder} was not released: ${refused}.`)
  const { version, before, changed } = await publish({
    ...one,
    to,
    dist: distOf(one),
    packageVersion,
    key,
    dryRun,
    at,
    check: releaseCheck(
      { name: one.name, to, live },
      values['no-smoke']
        ? undefined
        : (added) => smoke({ one, to, version: added, set: setAround(to, live) ?? [], key }),
    ),
  })
  // No registry names a key of the shell.
  const ofKey = one.name === 'shell' ? '' : ` Its key: ${publicKeyOf(key)}`
  if (changed)
    console.log(`${one.folder} ${version} is now in use in ${to}${before ? ` (before: ${before})` : ''}.${ofKey}`)
  else if (before === version) console.log(`${one.folder} ${version} is already the release in use in ${to}.`)
  else console.log(`${one.folder} ${version} would be put in use in ${to}${before ? ` in place of ${before}` : ''}.`)
})
