/** Serves the page of a live shell from this machine, with one remote taken from a folder here. */
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { readRemote } from './remote.mjs'
import { MANIFEST } from './seal.mjs'

/** Folder of the remote on the preview's origin. */
const OWN = '/__preview/'
/** A part of the live page that would keep it from running here, or would hand out what was cached. */
const LEFT_OUT = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'link',
  'strict-transport-security',
])
const TYPES = /** @type {Record<string, string>} */ ({
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
})

/**
 * The registry of the live shell with this remote in it. It is unsigned here, since nobody else can reach this page, and
 * without a service worker, which would outlive the preview.
 * @param {any} registry
 * @param {string} live address of the shell
 * @param {import('./remote.mjs').RemoteJson} remote
 */
function withOwn({ remotes, ...registry }, live, { name, title, routes }) {
  const absolute = (/** @type {string} */ entry) => new URL(entry, live).href
  const others = remotes
    .filter((/** @type {{ name: string }} */ one) => one.name !== name)
    .map((/** @type {any} */ one) => ({ ...one, entry: absolute(one.entry) }))
  const own = { name, title, routes, entry: OWN + MANIFEST, unsigned: true }
  return { ...registry, worker: false, remotes: [own, ...others] }
}

/**
 * @param {object} preview
 * @param {string} preview.shell
 * @param {string} preview.folder of `remote.json`, which is read for every page
 * @param {string} preview.dist
 * @param {() => void} preview.seal seals what is in `dist`, for every page, since it may have been built again
 * @param {number} [preview.port] 0: any that is free
 * @returns {Promise<{ url: string, close(): void }>}
 */
export async function startPreview({ shell, folder, dist, seal, port = 0 }) {
  const live = shell.endsWith('/') ? shell : `${shell}/`
  const server = http.createServer(async (req, res) => {
    const { pathname, search } = new URL(req.url ?? '/', 'http://localhost')
    if (pathname === OWN + MANIFEST) seal()
    if (pathname.startsWith(OWN))
      return sendFile(path.join(dist, path.normalize(`/${pathname.slice(OWN.length)}`)), res)
    try {
      const answer = await fetch(new URL(`.${pathname}${search}`, live))
      for (const [name, value] of answer.headers) if (!LEFT_OUT.has(name)) res.setHeader(name, value)
      res.setHeader('Cache-Control', 'no-store')
      res.statusCode = answer.status
      if (pathname === '/remotes.json') res.end(JSON.stringify(withOwn(await answer.json(), live, readRemote(folder))))
      else res.end(Buffer.from(await answer.arrayBuffer()))
    } catch (error) {
      res.statusCode = 502
      res.end(`Failed to reach ${live}: ${error instanceof Error ? error.message : error}`)
    }
  })
  await new Promise((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new Error(`Failed to preview: ${message}. Name a free port with --port <number>.`)),
    )
    server.listen(port, 'localhost', () => resolve(undefined))
  })
  const address = server.address()
  const at = typeof address === 'object' ? address?.port : port
  const [first = '/'] = readRemote(folder).routes
  return {
    url: `http://localhost:${at}${first.replace(/\/[:*].*$/, '')}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** @param {string} file @param {http.ServerResponse} res */
function sendFile(file, res) {
  const isThere = fs.existsSync(file) && fs.statSync(file).isFile()
  res.writeHead(isThere ? 200 : 404, {
    'Cache-Control': 'no-store',
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
  })
  res.end(isThere ? fs.readFileSync(file) : 'Not found')
}
