/** npm start: installs what is missing, builds what has changed, serves the product on ports 3000 to 3004. */
import { ensureInstalled } from './lib/install.mjs'

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
