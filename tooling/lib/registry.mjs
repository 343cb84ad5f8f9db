import { publicKeyOf } from '../../remote-kit/lib/seal.mjs'
import { localKey } from '../release/lib/keys.mjs'
import { addressOf, remotes } from './packages.mjs'
import { versions } from './surface.mjs'

/**
 * Creates the content of `remotes.json`, which the shell reads.
 * @param {{ base?: number, api?: string, keys?: boolean, address?: (remote: import('./packages.mjs').Package) => string }} [options]
 *   `keys` off for a registry that is committed: it cannot know whose key a later build is signed with
 */
export function makeRegistry({ base, api, keys = true, address = (one) => addressOf(one, base) } = {}) {
  return {
    contract: versions().contract,
    ...(api ? { api } : {}),
    remotes: remotes().map((one) => ({
      name: one.name,
      title: one.title,
      entry: `${address(one)}/mf-manifest.json`,
      routes: one.routes,
      ...(keys ? { keys: [publicKeyOf(localKey(one.name))] } : { unsigned: true }),
    })),
  }
}
