/** Serves the page of a live shell from this machine, with one remote taken from a folder here. */
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'

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
  const own = { name, title, routes, entry: `${OWN}mf-manifest.json`, unsigned: true }
  return { ...registry, worker: false, remotes: [own, ...others] }
}

/**
 * @param {{ shell: string, dist: string, remote: import('./remote.mjs').RemoteJson, port?: number }} preview `port` 0: any
 *   that is free
 * @returns {Promise<{ url: string, close(): void }>}
 */
export async function startPreview({ shell, dist, remote, port = 0 }) {
  const live = shell.endsWith('/') ? shell : `${shell}/`
  const server = http.createServer(async (req, res) => {
    const { pathname, search } = new URL(req.url ?? '/', 'http://localhost')
    if (pathname.startsWith(OWN))
      return sendFile(path.join(dist, path.normalize(`/${pathname.slice(OWN.length)}`)), res)
    try {
      const answer = await fetch(new URL(`.${pathname}${search}`, live))
      for (const [name, value] of answer.headers) if (!LEFT_OUT.has(name)) res.setHeader(name, value)
      res.setHeader('Cache-Control', 'no-store')
      res.statusCode = answer.status
      if (pathname === '/remotes.json') res.end(JSON.stringify(withOwn(await answer.json(), live, remote)))
      else res.end(Buffer.from(await answer.arrayBuffer()))
    } catch (error) {
      res.statusCode = 502
      res.end(`Failed to reach ${live}: ${error instanceof Error ? error.message : error}`)
    }
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve(undefined))
  })
  const address = server.address()
  const at = typeof address === 'object' ? address?.port : port
  const [first = '/'] = remote.routes
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
