/** npm start: installs what is missing, builds what has changed, serves the product on ports 3000 to 3004. */

// First: it checks Node before anything here is evaluated.
import './lib/preflight.mjs'

import { packages, portBase } from '../lib/packages.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { portProblem } from './lib/preflight.mjs'

const HOST = process.env.EMENTA_HOST ?? '127.0.0.1'
// Before the build, which takes longer than to read this.
const taken = await portProblem(
  packages().map((one) => portBase() + one.offset),
  HOST,
)
if (taken) {
  console.error(taken)
  process.exit(1)
}
await ensureInstalled()
// Only now: these files import packages that may just have been installed.
const { build } = await import('./build.mjs')
const { explainStart, printAddresses, startServers } = await import('./serve.mjs')

const { ok } = await build({ ifChanged: true })
if (!ok) process.exit(1)

try {
  const { addresses } = await startServers()
  console.log('\nEmenta is running:\n')
  printAddresses(addresses)
  console.log(`\nOpen ${addresses.shell} in a browser. Stop with Ctrl+C.`)
} catch (error) {
  console.error(explainStart(error))
  process.exit(1)
}
