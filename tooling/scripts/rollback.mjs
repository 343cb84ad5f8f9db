/**
 * npm run rollback -w mfe-social -- --to <folder> [--version 1.0.0-1a2b3c4d] [--dry-run]
 * Puts the release before in use again, or a named one (a newer one too). Nothing is built and nothing is deleted.
 */
import { rollBack } from './lib/publishing.mjs'
import { refusable, releaseCommand } from './lib/release-command.mjs'

const { one, to, values } = releaseCommand(
  'npm run rollback -w mfe-social -- --to <folder> [--version <version>] [--dry-run]',
  { version: { type: 'string' }, 'dry-run': { type: 'boolean' } },
)
await refusable(async () => {
  const dryRun = Boolean(values['dry-run'])
  const { version, before } = await rollBack({ ...one, to, version: values.version, dryRun })
  console.log(`${one.folder} in ${to} ${dryRun ? 'would be' : 'is'} at ${version} (was ${before}).`)
})
