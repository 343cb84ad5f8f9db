/**
 * The version of each shared facade (`tooling/lib/facades.json`). The minor number counts the changes of its public
 * surface and is raised by `npm run generate`; a test fails until that is done. The major number is raised by hand when a
 * name keeps its spelling and changes its meaning: remotes of another major are refused (decision 017).
 */
import fs from 'node:fs'
import path from 'node:path'
import { root } from './packages.mjs'

/** @typedef {Record<string, { version: string, surface: string }>} Facades */

/** @param {string} [base] the checkout to read @returns {Facades} empty for a checkout of before this file */
export function facadeVersions(base = root) {
  const file = path.join(base, 'tooling/lib/facades.json')
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
}

/**
 * The versions that belong to the surfaces as they are now.
 * @param {Facades} recorded
 * @param {Record<string, string>} surfaces fingerprint by facade
 * @returns {Facades}
 */
export const raiseVersions = (recorded, surfaces) =>
  Object.fromEntries(
    Object.entries(surfaces).map(([name, surface]) => {
      const known = recorded[name]
      if (known?.surface === surface) return [name, known]
      const [major = 1, minor = 0] = known?.version.split('.').map(Number) ?? [1, -1]
      return [name, { version: `${major}.${minor + 1}.0`, surface }]
    }),
  )
