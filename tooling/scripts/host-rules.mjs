/**
 * npm run host-rules -- nginx|caddy|headers <package> [--registry remotes.json] [--root /srv/social] [--site social.example] [--base /ementa/]
 * Prints the rules for a host of one package. The shell's name the origins of the remotes, which the registry says.
 */
// First: an old Node would fail in what follows.
import './lib/preflight.mjs'

import { parseArgs } from 'node:util'
import { caddyfile } from '../lib/hosts/caddy.mjs'
import { hostHeaders } from '../lib/hosts/host-headers.mjs'
import { nginxConfig } from '../lib/hosts/nginx.mjs'
import { choose } from '../lib/packages.mjs'
import { folderIn } from '../lib/product-folder.mjs'
import { readRegistry } from './lib/folders.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    registry: { type: 'string' },
    root: { type: 'string' },
    site: { type: 'string' },
    base: { type: 'string' },
  },
})
const [host = '', name = ''] = positionals
const at = folderIn(values.base ?? '/')
const writers = { nginx: nginxConfig, caddy: caddyfile, headers: hostHeaders }
if (!Object.hasOwn(writers, host) || !name || (name === 'shell' && !values.registry) || !at) {
  console.error(
    'Usage: npm run host-rules -- nginx|caddy|headers <package> [--registry remotes.json] [--root <folder>] [--site <address>] [--base /ementa/]\nThe shell needs --registry: its policy names the origins of the remotes.',
  )
  process.exit(2)
}
const [one] = choose([name])
const isRemote = one?.name !== 'shell'
/** @type {{ api?: string, telemetry?: string, remotes: Array<{ entry: string, routes: string[] }> }} */
const registry = values.registry ? readRegistry(values.registry) : { remotes: [] }
const { api, telemetry, remotes } = registry
/** The header of a document is read relative to that document; an address of the registry, to the registry. @param {string} entry */
const withinOrigin = (entry) => (URL.canParse(entry) ? entry : new URL(entry, `http://origin${at}`).pathname)
const write = writers[/** @type {keyof typeof writers} */ (host)]
process.stdout.write(
  write({
    isRemote,
    api,
    telemetry,
    origins: remotes.flatMap(({ entry }) => (URL.canParse(entry) ? [new URL(entry).origin] : [])),
    entries: remotes.map(({ entry, routes }) => ({ routes, entry: withinOrigin(entry) })),
    at,
    root: values.root ?? `/srv/${one?.folder}`,
    site: values.site ?? `http://localhost:${3000 + (one?.offset ?? 0)}`,
  }),
)
