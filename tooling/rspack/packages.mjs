import fs from 'node:fs'
import path from 'node:path'
import { choose } from '../lib/packages.mjs'
import { sourceHash } from '../scripts/lib/source-hash.mjs'

export const root = path.resolve(import.meta.dirname, '../..')

/** @param {string} file */
export function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}

/**
 * Returns the package's version with a hash of all that it is built from, its dependencies too: it changes with every
 * deploy and is the same for the same sources.
 * @param {string} folder
 */
export function buildVersion(folder) {
  const [one] = choose([folder])
  const { version } = readJson(path.join(root, folder, 'package.json'))
  return `${version}-${one ? sourceHash(one, 'version').slice(0, 8) : 'unknown'}`
}
