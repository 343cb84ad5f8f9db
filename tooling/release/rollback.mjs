/**
 * npm run rollback -w mfe-social -- --to <folder> [--version 1.0.0-1a2b3c4d] [--live <folder>] [--dry-run]
 * Puts the release before in use again, or a named one (a newer one too). Nothing is built and nothing is deleted. Refused
 * when that release does not fit what is live.
 */
// This import comes first: an old Node would fail in the next ones.
import '../scripts/lib/preflight.mjs'

import { rollBack } from './lib/publishing.mjs'
import { LIVE_OPTIONS, releaseCheck } from './lib/release-check.mjs'
import { refusable, releaseCommand } from './lib/release-command.mjs'

const { one, to, values } = releaseCommand(
  'npm run rollback -w mfe-social -- --to <folder> [--version <version>] [--live <folder>] [--dry-run]',
  { ...LIVE_OPTIONS, version: { type: 'string' }, 'dry-run': { type: 'boolean' } },
)
await refusable(async () => {
  const dryRun = Boolean(values['dry-run'])
  const check = releaseCheck({ name: one.name, to, live: values.live })
  const { version, before } = await rollBack({ ...one, to, version: values.version, dryRun, check })
  console.log(`${one.folder} in ${to} ${dryRun ? 'would be' : 'is'} at ${version} (was ${before}).`)
})
