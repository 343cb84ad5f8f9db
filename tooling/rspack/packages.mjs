import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/** @param {string} name @returns {string} */
export function versionOf(name) {
  return readJson(path.join(root, 'node_modules', name, 'package.json')).version
}

/** @param {string} file */
export function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}

/** The package's version with a hash of its sources: changes with every deploy, the same for the same sources. @param {string} folder */
export function buildVersion(folder) {
  const hash = createHash('sha256')
  for (const file of filesBelow(path.join(root, folder, 'src'))) {
    hash.update(path.relative(root, file)).update(fs.readFileSync(file))
  }
  const { version } = readJson(path.join(root, folder, 'package.json'))
  return `${version}-${hash.digest('hex').slice(0, 8)}`
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
