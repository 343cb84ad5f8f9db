/**
 * npm run dev                    everything in development: each package's dev server, hot reload across federation
 * npm run dev -w mfe-social      shell and social hot, the other remotes built for development and served
 * npm run dev -w mfe-social -- --set https://ementa.example/remotes.json
 *                                shell and social hot, the other remotes as they are deployed there; nothing else is built
 *
 * React refuses a development-built remote in a production-built shell, so the shell is always one for development. Nothing
 * here writes into the `dist` folders. Types are checked beside; their errors are printed and shown on the page.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { addressOf, choose, distOf, packages, portBase, root, shell } = await import('../lib/packages.mjs')
const { portProblem } = await import('./lib/preflight.mjs')
const { bin, start } = await import('./lib/run.mjs')
const { build } = await import('./build.mjs')
const { explainStart, printAddresses, startServers } = await import('./serve.mjs')
const { deployedEntries, typeErrorsFile, watchTypes } = await import('./lib/development.mjs')

const { values, positionals } = parseArgs({ allowPositionals: true, options: { set: { type: 'string' } } })
const named = positionals.length > 0 ? choose(positionals) : packages()
// The shell is built too: remotes share its code, and a change of shared-ui would not be seen otherwise.
const live = packages().filter(({ name }) => name === shell().name || named.some((one) => one.name === name))
const others = packages().filter(({ name }) => live.every((one) => one.name !== name))

const mine = values.set ? live : packages()
const taken = await portProblem(
  mine.map((one) => portBase() + one.offset),
  'localhost',
)
if (taken) {
  console.error(taken)
  process.exit(1)
}

/** @type {Record<string, import('./lib/development.mjs').DeployedEntry>} */
const entries = values.set ? await deployedEntries(values.set, others).catch(refuse) : {}
if (others.length > 0 && !values.set) {
  const folders = others.map((one) => one.folder)
  console.log(`Building ${folders.join(', ')} (development) …`)
  const { ok } = await build({ names: folders, ifChanged: true, flavour: 'development' })
  if (!ok) process.exit(1)
  const dists = Object.fromEntries(others.map((one) => [one.name, distOf(one, 'development')]))
  try {
    // No CSP in development: hot reload opens web sockets to the remotes.
    await startServers({ packages: folders, csp: false, dists })
  } catch (error) {
    console.error(explainStart(error))
    process.exit(1)
  }
}

/** @param {unknown} error @returns {never} */
function refuse(error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

const types = path.join(root, typeErrorsFile)
fs.mkdirSync(path.dirname(types), { recursive: true })
for (const one of live) {
  const { done } = start(bin('rspack'), ['serve'], {
    cwd: one.dir,
    env: { NODE_ENV: 'development', EMENTA_ENTRIES: JSON.stringify(entries) },
    prefix: one.name,
  })
  done.then(({ code }) => {
    console.error(`The dev server of ${one.folder} ended (code ${code}).`)
    process.exit(code)
  })
}
watchTypes(types)
// Stopping it is no failure.
process.exitCode = 0

console.log('\nIn development:\n')
printAddresses(
  Object.fromEntries(packages().map((one) => [one.name, entries[one.name]?.entry ?? addressOf(one, portBase())])),
)
console.log(
  `\nHot: ${live.map((one) => one.folder).join(', ')}. Open ${addressOf(shell())}; a remote's own address shows it alone.\n`,
)
