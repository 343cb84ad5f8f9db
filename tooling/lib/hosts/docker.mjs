import { remotes } from '../packages.mjs'
import { makeRegistry } from '../registry.mjs'
import { nginxConfig } from './nginx.mjs'

/** Returns the placeholder that `docker/serve.sh` replaces with an address. @param {{ name: string }} remote */
const placeholder = (remote) => `@${remote.name}@`

/**
 * Every generated file below `docker/`, by its name there.
 * @param {{ keys?: boolean }} [options] `keys`: name those of this checkout, for an image that is built with them
 */
export function dockerFiles({ keys = false } = {}) {
  const registry = makeRegistry({ address: placeholder, keys })
  const root = '/srv/@package@'
  return {
    'nginx/shell.conf': nginxConfig({
      isRemote: false,
      root,
      registry: '/registry',
      origins: remotes().map(placeholder),
      entries: registry.remotes,
    }),
    'nginx/remote.conf': nginxConfig({ isRemote: true, root }),
    'remotes.json': `${JSON.stringify(registry, null, 2)}\n`,
  }
}
