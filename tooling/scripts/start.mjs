/** npm start: installs what is missing, builds what has changed, serves the product on ports 3000 to 3004. */

// This import comes first: it checks Node before anything else is evaluated.
import './lib/preflight.mjs'

import { packages, portBase } from '../lib/packages.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { portProblem } from './lib/preflight.mjs'
import { sentenceOf } from './lib/user-error.mjs'

const HOST = process.env.EMENTA_HOST ?? '127.0.0.1'

/** Returns the sentence for a person, and fails with a stack only for a fault of these tools. */
async function start() {
  // The ports are checked before the build, which takes longer.
  const taken = await portProblem(
    packages().map((one) => portBase() + one.offset),
    HOST,
  )
  if (taken) return taken
  await ensureInstalled()
  // These files are imported only now: they need packages that may just have been installed.
  const { build } = await import('./build.mjs')
  const { explainStart, printAddresses, startServers } = await import('./serve.mjs')
  const { ok } = await build({ ifChanged: true })
  if (!ok) return 'Failed to start: the build failed.'
  try {
    const { addresses } = await startServers()
    console.log('\nEmenta is running:\n')
    printAddresses(addresses)
    console.log(`\nOpen ${addresses.shell} in a browser. Stop with Ctrl+C.`)
    return null
  } catch (error) {
    return explainStart(error)
  }
}

const problem = await start().catch((error) => {
  const sentence = sentenceOf(error)
  if (sentence === null) throw error
  return sentence
})
if (problem) {
  console.error(problem)
  process.exit(1)
}
