/**
 * npm run canary [-- --registry <remotes.json>] [--share 30] [--devices 10000]
 * Shows how many devices get which version of a remote: of each remote of a registry that has several, or of an example.
 */
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { simulateRollout } = await import('./lib/canary.mjs')
const { readRegistry } = await import('./lib/folders.mjs')

const { values } = parseArgs({
  options: { registry: { type: 'string' }, share: { type: 'string' }, devices: { type: 'string' } },
})
const devices = Number(values.devices ?? 10_000)
const share = Number(values.share ?? 30)
if (!Number.isInteger(devices) || devices < 1 || !(share >= 0 && share <= 100)) {
  console.error('Usage: npm run canary [-- --registry <remotes.json>] [--share 0…100] [--devices <number>]')
  process.exit(2)
}
const example = { name: 'social', entry: 'stable', versions: [{ entry: 'canary', share }] }
/** @type {Array<{ name: string, entry: string, versions?: Array<{ entry: string, share: number }> }>} */
const entries = values.registry ? readRegistry(values.registry).remotes : [example]
const rollouts = entries.filter(({ versions }) => versions?.length)
if (rollouts.length === 0) console.log(`No remote in ${values.registry} has several versions.`)
for (const { name, entry, versions = [] } of rollouts) {
  const { counts, moved, lost } = await simulateRollout({ name, entry, versions, devices })
  console.log(`${name}, ${devices} devices`)
  for (const [address, count] of counts)
    console.log(`  ${((count / devices) * 100).toFixed(1).padStart(5)} %  ${address}`)
  console.log(
    `  ${moved} got another version at their second start; ${lost} lost the first one when its share grew by half`,
  )
}
