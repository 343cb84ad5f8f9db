/**
 * npm run serve [-- --only shell,social] [--port-base 3000] [--one-origin] [--base /ementa/] [--with-parent]
 * Serves what was built as a static host would: one server for each package, with the headers of lib/headers.mjs.
 * `--with-parent` ends it with the process that started it.
 */
// This import comes first: an old Node would fail in the next ones.
import './lib/preflight.mjs'

import fs from 'node:fs'
import http from 'node:http'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import compression from 'compression'
import { addressOf, choose, distOf, packages, portBase, remotes } from '../lib/packages.mjs'
import { folderIn } from '../lib/product-folder.mjs'
import { endWithParent } from './lib/end-with-parent.mjs'
import { folderOfRemote, folderOfShell, handler, outside, within } from './lib/static-host.mjs'

const HOST = process.env.EMENTA_HOST ?? '127.0.0.1'

/**
 * @param {{ base?: number, packages?: string[], api?: string, csp?: boolean, policy?: (origins: string[]) => string, hints?: boolean, dists?: Record<string, string>, oneOrigin?: boolean, at?: string, others?: { name: string, entry: string, routes: string[] }[] }} [options]
 *   `packages` by folder or name (default all), `csp` off for development builds (their tools evaluate strings),
 *   `policy` another one for the shell's documents than today's (an earlier shell has its own),
 *   `hints` off for measurements without the `Link` of documents, `dists` other folders to serve than the own builds, by federation name,
 *   `oneOrigin` with the remotes as folders of the shell's, `at` with the shell in that folder and not where its document says,
 *   `others` remotes of other repositories, as the registry names them
 * @returns {Promise<{ addresses: Record<string, string>, stop(name: string): Promise<void>, start(name: string): Promise<void>, close(): Promise<void> }>}
 *   `stop` and `start` one package's server, for outage tests
 */
export async function startServers({
  base = portBase(),
  packages: names = [],
  api,
  csp = true,
  policy,
  hints = true,
  dists = {},
  oneOrigin = false,
  at,
  others = [],
} = {}) {
  const chosen = new Map(choose(names).map((one) => [one.name, one]))
  const shell = chosen.get('shell')
  const folder = at ?? (shell ? folderOfShell(dists.shell ?? distOf(shell)) : '/')
  /** @type {Map<string, http.Server>} */
  const running = new Map()

  const start = async (/** @type {string} */ name) => {
    const one = chosen.get(name)
    if (!one) throw new Error(`Failed to start "${name}": it is not among ${[...chosen.keys()].join(', ')}.`)
    if (running.has(name)) return
    const options = { base, at: folder, api, csp, policy, hints, oneOrigin, others }
    const own = handler(one, { ...options, dist: dists[name] })
    const guests = oneOrigin
      ? remotes().map((remote) =>
          within(folderOfRemote(remote, folder), handler(remote, { ...options, dist: dists[remote.name] })),
        )
      : []
    const places = [...guests, within(one.name === 'shell' ? folder.slice(0, -1) : '', own)]
    const elsewhere = outside(folder)
    const packed = compression()
    const server = http.createServer((req, res) =>
      packed(req, res, () => {
        if (!places.some((serve) => serve(req, res))) elsewhere(req, res)
      }),
    )
    await new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(base + one.offset, HOST, () => resolve(undefined))
    })
    running.set(name, server)
  }
  const stop = async (/** @type {string} */ name) => {
    const server = running.get(name)
    if (!server) return
    running.delete(name)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const close = async () => {
    await Promise.all([...running.keys()].map(stop))
  }
  try {
    for (const name of chosen.keys()) await start(name)
  } catch (error) {
    await close()
    throw error
  }
  return {
    addresses: Object.fromEntries(
      [...chosen.values()].map((one) => [
        one.name,
        addressOf(one, base) + (one.name === 'shell' ? folder.slice(0, -1) : ''),
      ]),
    ),
    stop,
    start,
    close,
  }
}

/** @param {Record<string, string>} addresses */
export function printAddresses(addresses) {
  const width = Math.max(...Object.keys(addresses).map((name) => name.length))
  for (const [name, address] of Object.entries(addresses)) console.log(`  ${name.padEnd(width)}  ${address}`)
}

/** @param {unknown} error */
export function explainStart(error) {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Failed to serve: ${error.message}. Please stop what uses that port, or set EMENTA_PORT_BASE to another number.`
  return String(error)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      'port-base': { type: 'string' },
      api: { type: 'string' },
      'one-origin': { type: 'boolean' },
      base: { type: 'string' },
      'with-parent': { type: 'boolean' },
    },
  })
  if (values['with-parent']) endWithParent()
  const at = values.base === undefined ? undefined : folderIn(values.base)
  if (at === null) {
    console.error(`Failed to serve: "${values.base}" is no folder of an origin. Please name one like /ementa/.`)
    process.exit(2)
  }
  const names = values['one-origin'] ? ['shell'] : (values.only?.split(',') ?? [])
  const absent = (values.only ? choose(names) : packages()).filter((one) => !fs.existsSync(distOf(one)))
  if (absent.length > 0) {
    console.error(
      `Failed to serve: ${absent.map((one) => one.folder).join(', ')} not built yet. Please run: npm run build`,
    )
    process.exit(1)
  }
  try {
    const { addresses } = await startServers({
      base: values['port-base'] ? Number(values['port-base']) : undefined,
      packages: names,
      api: values.api,
      oneOrigin: values['one-origin'],
      at,
    })
    printAddresses(addresses)
  } catch (error) {
    console.error(explainStart(error))
    process.exit(1)
  }
}
