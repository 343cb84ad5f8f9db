/** Reads what a remote says of itself, and what it is built with. */
import fs from 'node:fs'
import path from 'node:path'
import { needsOf, packedShell } from './surface.mjs'

/**
 * @typedef {object} RemoteJson `remote.json` of a remote
 * @property {string} name by which the registry knows it: `agenda`
 * @property {string} title what people call the area, in Portuguese
 * @property {string[]} routes path patterns that it owns
 * @property {Record<string, string>} exposes `{ "./remote": "./src/remote.ts" }`, and components for the pages of others
 * @property {number} [port] of its stand-alone page
 */

/** @param {string} file @returns {any} @throws {Error} one sentence */
export function readJson(file) {
  if (!fs.existsSync(file)) throw new Error(`Failed to read ${file}: there is no such file.`)
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`Failed to read ${file}: it is no JSON.`)
  }
}

/** @param {string} folder @returns {RemoteJson} */
export const readRemote = (folder) => readJson(path.join(folder, 'remote.json'))

/** Version in `package.json`. @param {string} folder @returns {string} */
export const packageVersionOf = (folder) => readJson(path.join(folder, 'package.json')).version ?? '0.0.0'

/**
 * Returns the names that a build needs; those of an earlier kit stand in the manifest itself.
 * @param {string} folder of the files
 * @param {any} ementa of its manifest
 * @returns {import('./surface.mjs').Surface | undefined}
 */
export const needsIn = (folder, ementa) =>
  typeof ementa?.needs === 'string' ? readJson(path.join(folder, ementa.needs)) : ementa?.needs

/**
 * Returns what the manifest says of a build (`BuiltWith` in `shared-contracts/src/remote-module.ts`), as literals: a number
 * that is imported from a shared package would be the shell's, not the remote's.
 * @param {string} folder
 * @param {{ shell?: import('./surface.mjs').Shell, version?: string }} [options]
 */
export function builtWith(folder, { shell = packedShell(), version = packageVersionOf(folder) } = {}) {
  const { contract, storage, surface } = shell
  return { version, contract, storage, surface, needs: needsOf(folder, shell) }
}
