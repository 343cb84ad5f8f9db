/**
 * npm run releases -w mfe-social -- --to <folder> [--log] [--prune --days 30 [--dry-run]]
 * Lists what is in a release folder and which release is in use; `--log` prints the ledger; `--prune` removes releases
 * that were replaced more than so many days ago.
 */
// This import comes first: an old Node would fail in the next ones.
import '../scripts/lib/preflight.mjs'

import { expectFolder } from '../scripts/lib/folders.mjs'
import { ReleaseError } from '../scripts/lib/user-error.mjs'
import { readLedger, stateOf } from './lib/ledger.mjs'
import { prune } from './lib/publishing.mjs'
import { refusable, releaseCommand } from './lib/release-command.mjs'

const KEEP_DAYS = 30

const { one, to, values } = releaseCommand(
  'npm run releases -w mfe-social -- --to <folder> [--log] [--prune [--days 30] [--dry-run]]',
  {
    log: { type: 'boolean' },
    prune: { type: 'boolean' },
    days: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
)
await refusable(async () => {
  if (values.prune) return printPruned()
  expectFolder(to)
  const events = readLedger(to)
  const state = stateOf(events)
  if (state.package && state.package !== one.name) throw new ReleaseError(`${to} belongs to ${state.package}.`)
  if (values.log) {
    for (const event of events) console.log(JSON.stringify(event))
    return
  }
  if (state.releases.length === 0) console.log(`No release of ${one.folder} in ${to} yet.`)
  for (const { version, commit, at, usedUntil, withdrawnBecause } of state.releases) {
    const why = withdrawnBecause ? `, withdrawn: ${withdrawnBecause}` : ''
    const past = usedUntil ? `used until ${usedUntil}${why}` : 'never in use'
    const [mark, use] = version === state.inUse ? ['*', 'in use'] : [' ', past]
    console.log(`${mark} ${version}  ${commit.padEnd(9)}  added ${at}  ${use}`)
  }
  if (state.interrupted)
    console.log(`Interrupted on the way to ${state.interrupted.version}: the next release or rollback completes it.`)
})

async function printPruned() {
  const days = Number(values.days ?? KEEP_DAYS)
  if (!Number.isInteger(days) || days < 1) throw new ReleaseError('--days takes a whole number from 1.')
  const dryRun = Boolean(values['dry-run'])
  const { versions, files } = await prune({ ...one, to, days, dryRun })
  console.log(
    versions.length === 0
      ? `Nothing in ${to} was replaced more than ${days} days ago.`
      : `${dryRun ? 'Would remove' : 'Removed'} ${versions.join(', ')} and ${files} files that no other release needs.`,
  )
}
