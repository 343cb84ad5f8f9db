/**
 * npm run host-rules -- nginx|caddy|headers|redirects <package> [--registry remotes.json] [--root /srv/social] [--site social.example] [--base /ementa/] [--out <file>]
 * Prints the rules for a host of one package, or writes them to a file: npm prints lines of its own before them. The
 * shell's name the origins of the remotes, which the registry says.
 */
// This import comes first: an old Node would fail in the next ones.
import './lib/preflight.mjs'

import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { caddyfile } from '../lib/hosts/caddy.mjs'
import { hostHeaders, hostRedirects } from '../lib/hosts/host-headers.mjs'
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
    out: { type: 'string' },
  },
})
const [host = '', name = ''] = positionals
const at = folderIn(values.base ?? '/')
const writers = { nginx: nginxConfig, caddy: caddyfile, headers: hostHeaders, redirects: hostRedirects }
if (!Object.hasOwn(writers, host) || !name || (name === 'shell' && !values.registry) || !at) {
  console.error(
    'Usage: npm run host-rules -- nginx|caddy|headers|redirects <package> [--registry remotes.json] [--root <folder>] [--site <address>] [--base /ementa/] [--out <file>]\nThe shell needs --registry: its policy names the origins of the remotes.',
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
const rules = write({
  isRemote,
  api,
  telemetry,
  origins: remotes.flatMap(({ entry }) => (URL.canParse(entry) ? [new URL(entry).origin] : [])),
  entries: remotes.map(({ entry, routes }) => ({ routes, entry: withinOrigin(entry) })),
  at,
  root: values.root ?? `/srv/${one?.folder}`,
  site: values.site ?? `http://localhost:${3000 + (one?.offset ?? 0)}`,
})
if (values.out) {
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), values.out)
  fs.writeFileSync(file, rules)
  console.log(`Written: ${file}`)
} else process.stdout.write(rules)
