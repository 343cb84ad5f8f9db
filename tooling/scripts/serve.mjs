/**
 * npm run serve [-- --only shell,social] [--port-base 3000] [--one-origin]
 * Serves what was built as a static host would: one server for each package, with the headers of lib/headers.mjs.
 */
// First: an old Node would fail in what follows.
import './lib/preflight.mjs'

import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import sirv from 'sirv'
import { HAS_EXTENSION, HASHED_FILE, manifestHint, pathsOf } from '../lib/headers.mjs'
import { answers, STANDALONE_AT } from '../lib/hosts/answers.mjs'
import { addressOf, choose, distOf, packages, portBase, remotes } from '../lib/packages.mjs'
import { makeRegistry } from '../lib/registry.mjs'

const HOST = process.env.EMENTA_HOST ?? '127.0.0.1'

/** Where a remote lies when all share one origin. @param {import('../lib/packages.mjs').Package} one */
const folderOf = (one) => (one.name === 'shell' ? '' : `/apps/${one.name}`)

/**
 * @param {import('../lib/packages.mjs').Package} one
 * @param {{ base: number, api?: string, csp: boolean, policy?: (origins: string[]) => string, hints: boolean, oneOrigin: boolean, dist?: string }} options
 * @returns {http.RequestListener}
 */
function handler(one, { base, api, csp, policy, hints, oneOrigin, dist = distOf(one) }) {
  const isShell = one.name === 'shell'
  const folder = oneOrigin ? folderOf(one) : ''
  const registry = () => makeRegistry({ api, address: oneOrigin ? folderOf : (remote) => addressOf(remote, base) })
  const origins = oneOrigin ? [] : remotes().map((remote) => addressOf(remote, base))
  const { everywhere, hashed, document, file, missing } = answers({ isRemote: !isShell, origins, api })
  if (isShell && policy) document['Content-Security-Policy'] = policy(origins)
  // `dev` reads the folder on every request, so that a new build needs no restart.
  const files = sirv(dist, {
    dev: true,
    etag: true,
    brotli: true,
    setHeaders: (res, pathname) => {
      const kept = HASHED_FILE.test(pathname) ? hashed : file
      for (const [name, value] of Object.entries(pathname.endsWith('.html') ? document : kept))
        if (csp || name !== 'Content-Security-Policy') res.setHeader(name, value)
    },
  })
  return (req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost')
    for (const [name, value] of Object.entries(everywhere)) res.setHeader(name, value)
    const notFound = () => {
      res.writeHead(404, { ...missing, 'Content-Type': 'text/plain; charset=utf-8' })
      res.end(`Not found: ${url.pathname}\n`)
    }
    if (isShell && url.pathname === '/remotes.json') {
      res.writeHead(200, { ...file, 'Content-Type': 'application/json' })
      res.end(JSON.stringify(registry()))
      return
    }
    const isPage = url.pathname === '/' || !HAS_EXTENSION.test(url.pathname)
    if (isPage) {
      if (!fs.existsSync(path.join(dist, 'index.html'))) return notFound()
      if (!isShell && url.pathname !== '/') {
        res.writeHead(302, { ...file, Location: `${folder}/${STANDALONE_AT}${req.url}` })
        return void res.end()
      }
      const owner = isShell && hints ? ownerOf(url.pathname, registry()) : undefined
      if (owner) res.setHeader('Link', manifestHint(owner.entry))
      req.url = '/index.html'
    }
    files(req, res, notFound)
  }
}

/**
 * Answers what lies in the folder of a remote, and returns whether that was it.
 * @param {import('../lib/packages.mjs').Package} one
 * @param {Parameters<typeof handler>[1]} options
 * @returns {(req: http.IncomingMessage, res: http.ServerResponse) => boolean}
 */
function folderHandler(one, options) {
  const folder = folderOf(one)
  const inner = handler(one, options)
  return (req, res) => {
    if (!req.url?.startsWith(`${folder}/`)) return false
    req.url = req.url.slice(folder.length)
    inner(/** @type {Parameters<http.RequestListener>[0]} */ (req), /** @type {any} */ (res))
    return true
  }
}

/** @param {string} pathname @param {ReturnType<typeof makeRegistry>} registry */
const ownerOf = (pathname, registry) =>
  registry.remotes.find(({ routes }) => routes.some((pattern) => pathsOf(pattern).test(pathname)))

/**
 * @param {{ base?: number, packages?: string[], api?: string, csp?: boolean, policy?: (origins: string[]) => string, hints?: boolean, dists?: Record<string, string>, oneOrigin?: boolean }} [options]
 *   `packages` by folder or name (default all), `csp` off for development builds (their tools evaluate strings),
 *   `policy` another one for the shell's documents than today's (an earlier shell has its own),
 *   `hints` off for measurements without the `Link` of documents, `dists` other folders to serve than the own builds, by federation name,
 *   `oneOrigin` with the remotes as folders of the shell's origin
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
} = {}) {
  const chosen = new Map(choose(names).map((one) => [one.name, one]))
  /** @type {Map<string, http.Server>} */
  const running = new Map()

  const start = async (/** @type {string} */ name) => {
    const one = chosen.get(name)
    if (!one) throw new Error(`Failed to start "${name}": it is not among ${[...chosen.keys()].join(', ')}.`)
    if (running.has(name)) return
    const options = { base, api, csp, policy, hints, oneOrigin }
    const own = handler(one, { ...options, dist: dists[name] })
    const guests = oneOrigin
      ? remotes().map((remote) => folderHandler(remote, { ...options, dist: dists[remote.name] }))
      : []
    const server = http.createServer((req, res) => {
      if (!guests.some((serve) => serve(req, res))) own(req, res)
    })
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
    addresses: Object.fromEntries([...chosen.values()].map((one) => [one.name, addressOf(one, base)])),
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
    },
  })
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
    })
    printAddresses(addresses)
  } catch (error) {
    console.error(explainStart(error))
    process.exit(1)
  }
}
