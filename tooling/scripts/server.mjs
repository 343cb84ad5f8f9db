/**
 * npm run server [-- --demo]: builds what has changed, and serves the product and the server of its calls on one origin, so
 * that people meet. `server/README.md` names the other commands and the settings.
 */
// This import comes first: an old Node would fail in the next ones.
import './lib/preflight.mjs'

import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { portBase, remotes, root, shell } from '../lib/packages.mjs'
import { build } from './build.mjs'
import { buildServer } from './lib/build-server.mjs'
import { folderOfRemote, handler, outside, within } from './lib/static-host.mjs'

/** The calls are answered below this path, on the origin of the shell: no other origin has to be allowed. */
const API = '/api'

/** Serves the shell with the remotes as folders of it. @returns {import('node:http').RequestListener} */
function site() {
  const options = { base: portBase(), at: '/', api: API, csp: true, hints: true, oneOrigin: true }
  const guests = remotes().map((remote) => within(folderOfRemote(remote, '/'), handler(remote, options)))
  const places = [...guests, within('', handler(shell(), options))]
  const elsewhere = outside('/')
  return (req, res) => {
    if (!places.some((serve) => serve(req, res))) elsewhere(req, res)
  }
}

const args = process.argv.slice(2)
const isServing = args.every((arg) => arg.startsWith('--') && arg !== '--help')
const { ok } = isServing ? await build({ ifChanged: true }) : { ok: true }
if (!ok) throw new Error('Failed to start: the build failed.')
const { main, prepareFolder } = await import(pathToFileURL(await buildServer()).href)
const prepared = path.join(root, 'server/dist/prepared')
if (isServing && !process.env.DATABASE_URL) await prepareFolder(prepared)
await main(args, {
  site: site(),
  prepared,
  folder: path.join(root, 'server', args.includes('--demo') ? '.data-demo' : '.data'),
  port: portBase(),
  host: process.env.EMENTA_HOST ?? '127.0.0.1',
})
