import fs from 'node:fs'
import path from 'node:path'
import { addressOf, distOf, remotes } from './packages.mjs'
import { versions } from './surface.mjs'

/**
 * Files worth fetching before the manifest was read: the container and what its `./remote` needs at once.
 * @param {string} dist
 * @param {string} address
 * @returns {string[]}
 */
function preloads(dist, address) {
  const file = path.join(dist, 'mf-manifest.json')
  if (!fs.existsSync(file)) return []
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'))
  const { path: folder = '', name } = manifest.metaData.remoteEntry
  const face = manifest.exposes.find((/** @type {{ path: string }} */ one) => one.path === './remote')
  return [path.posix.join(folder, name), ...(face?.assets.js.sync ?? [])].map((one) => new URL(one, `${address}/`).href)
}

/**
 * What the shell reads as `remotes.json`.
 * @param {{ base?: number, api?: string, address?: (remote: import('./packages.mjs').Package) => string, preload?: boolean }} [options]
 */
export function makeRegistry({ base, api, address = (one) => addressOf(one, base), preload = true } = {}) {
  return {
    contract: versions().contract,
    ...(api ? { api } : {}),
    remotes: remotes().map((one) => {
      const files = preload ? preloads(distOf(one), address(one)) : []
      return {
        name: one.name,
        title: one.title,
        entry: `${address(one)}/mf-manifest.json`,
        routes: one.routes,
        ...(files.length > 0 ? { preload: files } : {}),
      }
    }),
  }
}
