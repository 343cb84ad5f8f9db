/**
 * npm run serve [-- --only shell,social] [--port-base 3000]
 * Serves what was built as a static host would: one server for each package, with the headers of lib/headers.mjs.
 */
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import sirv from 'sirv'
import { HAS_EXTENSION, HASHED_FILE, manifestHint, pathsOf } from '../lib/headers.mjs'
import { answers } from '../lib/hosts/answers.mjs'
import { addressOf, choose, distOf, packages, portBase, remotes } from '../lib/packages.mjs'
import { makeRegistry } from '../lib/registry.mjs'

const HOST = process.env.EMENTA_HOST ?? '127.0.0.1'

/**
 * @param {import('../lib/packages.mjs').Package} one
 * @param {{ base: number, api?: string, csp: boolean, hints: boolean, dist?: string }} options
 * @returns {http.RequestListener}
 */
function handler(one, { base, api, csp, hints, dist = distOf(one) }) {
  const isShell = one.name === 'shell'
  const { everywhere, hashed, document, file, missing } = answers({
    isRemote: !isShell,
    origins: remotes().map((remote) => addressOf(remote, base)),
    api,
  })
  // `dev` reads the folder on every request, so that a new build needs no restart.
  const files = sirv(dist, {
    dev: true,
    etag: true,
    brotli: true,
    setHeaders: (res, pathname) => {
      const headers = pathname.endsWith('.html') ? document : HASHED_FILE.test(pathname) ? hashed : file
      for (const [name, value] of Object.entries(headers))
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
      res.end(JSON.stringify(makeRegistry({ base, api })))
      return
    }
    const isPage = url.pathname === '/' || !HAS_EXTENSION.test(url.pathname)
    if (isPage) {
      if (!fs.existsSync(path.join(dist, 'index.html'))) return notFound()
      const owner = isShell && hints ? ownerOf(url.pathname, base) : undefined
      if (owner) res.setHeader('Link', manifestHint(owner.entry))
      req.url = '/index.html'
    }
    files(req, res, notFound)
  }
}

/** @param {string} pathname @param {number} base */
const ownerOf = (pathname, base) =>
  makeRegistry({ base }).remotes.find(({ routes }) => routes.some((pattern) => pathsOf(pattern).test(pathname)))

/**
 * @param {{ base?: number, packages?: string[], api?: string, csp?: boolean, hints?: boolean, dists?: Record<string, string> }} [options]
 *   `packages` by folder or name (default all), `csp` off for development builds (their tools evaluate strings),
 *   `hints` off for measurements without the `Link` of documents, `dists` other folders to serve than the own builds, by federation name
 * @returns {Promise<{ addresses: Record<string, string>, stop(name: string): Promise<void>, start(name: string): Promise<void>, close(): Promise<void> }>}
 *   `stop` and `start` one package's server, for outage tests
 */
export async function startServers({
  base = portBase(),
  packages: names = [],
  api,
  csp = true,
  hints = true,
  dists = {},
} = {}) {
  const chosen = new Map(choose(names).map((one) => [one.name, one]))
  /** @type {Map<string, http.Server>} */
  const running = new Map()

  const start = async (/** @type {string} */ name) => {
    const one = chosen.get(name)
    if (!one) throw new Error(`Failed to start "${name}": it is not among ${[...chosen.keys()].join(', ')}.`)
    if (running.has(name)) return
    const server = http.createServer(handler(one, { base, api, csp, hints, dist: dists[name] }))
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
    options: { only: { type: 'string' }, 'port-base': { type: 'string' }, api: { type: 'string' } },
  })
  const names = values.only?.split(',') ?? []
  const absent = (names.length > 0 ? choose(names) : packages()).filter((one) => !fs.existsSync(distOf(one)))
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
    })
    printAddresses(addresses)
  } catch (error) {
    console.error(explainStart(error))
    process.exit(1)
  }
}
