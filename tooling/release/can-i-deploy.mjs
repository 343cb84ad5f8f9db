/**
 * npm run can-i-deploy -w mfe-social -- --to <folder> [--version <version>] [--live <folder>]
 * Whether the package's build (or a release that is in the folder) fits what is live, and which rollbacks it would cut off.
 */
// This import comes first: an old Node would fail in the next ones.
import '../scripts/lib/preflight.mjs'

import fs from 'node:fs'
import { publicKeyOf } from '../../remote-kit/lib/seal.mjs'
import { distOf } from '../lib/packages.mjs'
import { isBuilt, sourceHash } from '../scripts/lib/source-hash.mjs'
import { ReleaseError } from '../scripts/lib/user-error.mjs'
import { isOwnKey, signingKey } from './lib/keys.mjs'
import { canDeploy, liveIn } from './lib/live-set.mjs'
import { LIVE_OPTIONS, releaseIn, setAround, whyKeyIsRefused } from './lib/release-check.mjs'
import { refusable, releaseCommand } from './lib/release-command.mjs'

const { one, to, values } = releaseCommand(
  'npm run can-i-deploy -w mfe-social -- --to <folder> [--version <version>] [--live <folder>]',
  { version: { type: 'string' }, ...LIVE_OPTIONS },
)
await refusable(async () => {
  const candidate = values.version ? releaseIn(to, values.version) : distOf(one)
  if (!fs.existsSync(candidate))
    throw new ReleaseError(
      values.version
        ? `${to} has no release ${values.version}.`
        : `${one.folder} is not built yet. Please run: npm run build -- ${one.folder}`,
    )
  // The content of `dist` counts only while it is built from the current sources.
  if (!values.version && !isBuilt(one, 'production', sourceHash(one, 'production')))
    throw new ReleaseError(`${one.folder} has changed since it was built. Please run: npm run build -- ${one.folder}`)
  const own = liveIn(to)
  if (own && own.name !== one.name) throw new ReleaseError(`${to} belongs to ${own.name}.`)
  const set = setAround(to, values.live)
  if (!set) {
    console.log(`Yes, ${one.folder} can be deployed: nothing is live yet.`)
    return
  }
  const { problems, warnings, fits } = canDeploy({ name: one.name, candidate, own, set })
  const refused = values.version
    ? null
    : whyKeyIsRefused({ name: one.name, key: publicKeyOf(signingKey(one.name)), isOwnKey: isOwnKey(), set })
  if (refused) problems.push(refused)
  for (const fit of fits) console.log(`fits      ${fit}`)
  for (const warning of warnings) console.log(`cuts off  ${warning}`)
  for (const problem of problems) console.log(`clashes   ${problem}`)
  console.log(problems.length === 0 ? `Yes, ${one.folder} can be deployed.` : `No, ${one.folder} cannot be deployed.`)
  if (problems.length > 0) process.exitCode = 1
})
