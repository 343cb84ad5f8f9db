/**
 * npm run dev                    everything in development: each package's dev server, hot reload across federation
 * npm run dev -w mfe-social      the shell development-built on 3000, the other remotes built and served, social's dev server
 *
 * React refuses a development-built remote in a production-built shell, so everything here is built in development mode.
 */
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { addressOf, choose, packages, portBase, shell } = await import('../lib/packages.mjs')
const { bin, start } = await import('./lib/run.mjs')
const { build } = await import('./build.mjs')
const { explainStart, printAddresses, startServers } = await import('./serve.mjs')

const named = process.argv.slice(2)
const live = named.length > 0 ? choose(named) : packages()
const built = packages().filter((one) => !live.some(({ name }) => name === one.name))

if (built.length > 0) {
  console.log(`Building ${built.map((one) => one.folder).join(', ')} (development) …`)
  const { ok } = await build({ names: built.map((one) => one.folder), ifChanged: true, flavour: 'development' })
  if (!ok) process.exit(1)
  try {
    // No CSP in development: hot reload opens web sockets to the remotes.
    await startServers({ packages: built.map((one) => one.folder), csp: false })
  } catch (error) {
    console.error(explainStart(error))
    process.exit(1)
  }
}

for (const one of live) {
  const { child, done } = start(bin('rspack'), ['serve'], {
    cwd: one.dir,
    env: { NODE_ENV: 'development' },
    prefix: one.name,
  })
  process.once('exit', () => child.kill())
  done.then(({ code }) => {
    console.error(`The dev server of ${one.folder} ended (code ${code}).`)
    process.exit(code)
  })
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(0))

console.log('\nIn development:\n')
printAddresses(Object.fromEntries(packages().map((one) => [one.name, addressOf(one, portBase())])))
console.log(
  `\nHot: ${live.map((one) => one.folder).join(', ')}. Open ${addressOf(shell())}; a remote's own address shows it alone.\n`,
)
