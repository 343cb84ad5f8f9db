/** Answers of a static host for one package, and for the folders of an origin. */
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { HAS_EXTENSION, HASHED_FILE, manifestHint, pathsOf } from '../../lib/headers.mjs'
import { answers, STANDALONE_AT } from '../../lib/hosts/answers.mjs'
import { addressOf, distOf, remotes } from '../../lib/packages.mjs'
import { folderOf, placedIn } from '../../lib/product-folder.mjs'
import { makeRegistry } from '../../lib/registry.mjs'

/**
 * Returns the address that a request names. A path that begins with two slashes is a path, not another host; one that
 * cannot be decoded, which people get by cutting a link, is answered as any other.
 * @param {http.IncomingMessage} req
 */
const addressIn = (req) => new URL(`http://localhost${req.url?.startsWith('/') ? req.url : '/'}`)

/** @param {http.IncomingMessage} req */
function hostnameOf({ headers: { host } }) {
  return host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : 'localhost'
}

/**
 * Returns the folder of a remote when all share one origin.
 * @param {import('../../lib/packages.mjs').Package} one
 * @param {string} at
 */
export const folderOfRemote = (one, at) => `${at}apps/${one.name}`

/** Returns the folder that the built shell names as its own. @param {string} dist */
export function folderOfShell(dist) {
  const page = path.join(dist, 'index.html')
  return fs.existsSync(page) ? folderOf(fs.readFileSync(page, 'utf8')) : '/'
}

/**
 * @typedef {object} HandlerOptions
 * @property {number} base of the ports
 * @property {string} at folder of the shell on its origin
 * @property {string} [api]
 * @property {boolean} csp
 * @property {(origins: string[]) => string} [policy]
 * @property {boolean} hints
 * @property {boolean} oneOrigin
 * @property {string} [dist]
 * @property {{ entry: string, routes: string[] }[]} [others] entries of the registry for remotes of other repositories
 */

/**
 * Answers addresses within the package's own folder, which is taken off them already.
 * @param {import('../../lib/packages.mjs').Package} one
 * @param {HandlerOptions} options
 * @returns {http.RequestListener}
 */
export function handler(one, { base, at, api, csp, policy, hints, oneOrigin, dist = distOf(one), others = [] }) {
  const isShell = one.name === 'shell'
  const folder = oneOrigin ? folderOfRemote(one, at) : ''
  /** The remotes are where the page was asked for: on this machine, or by its name in the network. */
  const addressFor = (/** @type {string} */ hostname) => (/** @type {typeof one} */ remote) =>
    oneOrigin ? folderOfRemote(remote, at) : addressOf(remote, base, hostname)
  const originsFor = (/** @type {string} */ hostname) => [
    ...(oneOrigin ? [] : remotes().map(addressFor(hostname))),
    ...others.map(({ entry }) => new URL(entry).origin),
  ]
  const { everywhere, hashed, file, missing } = answers({ isRemote: !isShell, origins: [], api })
  const documentFor = (/** @type {string} */ hostname) => {
    const origins = originsFor(hostname)
    const { document } = answers({ isRemote: !isShell, origins, api })
    if (isShell && policy) document['Content-Security-Policy'] = policy(origins)
    if (!csp) delete document['Content-Security-Policy']
    return document
  }
  // `dev` reads the folder on every request, so that a new build needs no restart.
  const files = sirv(dist, {
    dev: true,
    etag: true,
    brotli: true,
    setHeaders: (res, pathname) => {
      if (pathname.endsWith('.html')) return
      for (const [name, value] of Object.entries(HASHED_FILE.test(pathname) ? hashed : file)) res.setHeader(name, value)
    },
  })
  return (req, res) => {
    const url = addressIn(req)
    const hostname = hostnameOf(req)
    const document = documentFor(hostname)
    const own = makeRegistry({ api, address: addressFor(hostname) })
    const registry = { ...own, remotes: [...own.remotes, ...others] }
    for (const [name, value] of Object.entries(everywhere)) res.setHeader(name, value)
    const notFound = () => {
      res.writeHead(404, { ...missing, 'Content-Type': 'text/plain; charset=utf-8' })
      res.end(`Not found: ${url.pathname}\n`)
    }
    if (isShell && url.pathname === '/remotes.json') {
      res.writeHead(200, { ...file, 'Content-Type': 'application/json' })
      res.end(JSON.stringify(registry))
      return
    }
    const isPage = url.pathname === '/' || url.pathname === '/index.html' || !HAS_EXTENSION.test(url.pathname)
    if (isPage) {
      const page = path.join(dist, 'index.html')
      if (!fs.existsSync(page)) return notFound()
      if (!isShell && !/^\/(index\.html)?$/.test(url.pathname)) {
        res.writeHead(302, { ...file, Location: `${folder}/${STANDALONE_AT}${req.url}` })
        return void res.end()
      }
      const owner = isShell && hints ? ownerOf(url.pathname, registry) : undefined
      if (owner) res.setHeader('Link', manifestHint(owner.entry))
      if (isShell && at !== folderOfShell(dist)) {
        res.writeHead(200, { ...document, 'Content-Type': 'text/html; charset=utf-8' })
        return void res.end(placedIn(fs.readFileSync(page, 'utf8'), at))
      }
      for (const [name, value] of Object.entries(document)) res.setHeader(name, value)
      req.url = '/index.html'
    }
    files(req, res, notFound)
  }
}

/**
 * Answers a request for a file of a folder, and returns whether it did.
 * @param {string} folder without a slash at its end
 * @param {http.RequestListener} inner
 * @returns {(req: http.IncomingMessage, res: http.ServerResponse) => boolean}
 */
export const within = (folder, inner) => (req, res) => {
  if (!req.url?.startsWith(`${folder}/`)) return false
  req.url = req.url.slice(folder.length)
  inner(/** @type {Parameters<http.RequestListener>[0]} */ (req), /** @type {any} */ (res))
  return true
}

/**
 * Answers requests outside the product: redirects its address without the slash, refuses all others.
 * @param {string} at
 * @returns {http.RequestListener}
 */
export const outside = (at) => (req, res) => {
  const { pathname, search } = addressIn(req)
  if (`${pathname}/` === at) res.writeHead(302, { Location: at + search })
  else res.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
  res.end()
}

/** @param {string} pathname @param {{ remotes: { entry: string, routes: string[] }[] }} registry */
const ownerOf = (pathname, registry) =>
  registry.remotes.find(({ routes }) => routes.some((pattern) => pathsOf(pattern).test(pathname)))
