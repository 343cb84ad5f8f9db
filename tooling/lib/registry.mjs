import { addressOf, remotes } from './packages.mjs'
import { versions } from './surface.mjs'

/**
 * What the shell reads as `remotes.json`.
 * @param {{ base?: number, api?: string, address?: (remote: import('./packages.mjs').Package) => string }} [options]
 */
export function makeRegistry({ base, api, address = (one) => addressOf(one, base) } = {}) {
  return {
    contract: versions().contract,
    ...(api ? { api } : {}),
    remotes: remotes().map((one) => ({
      name: one.name,
      title: one.title,
      entry: `${address(one)}/mf-manifest.json`,
      routes: one.routes,
    })),
  }
}
