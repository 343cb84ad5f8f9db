import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { distOf, root } from '../../lib/packages.mjs'

/** Folders that every package's build also reads. */
const SHARED = [
  'shared-contracts',
  'shared-law',
  'shared-mail',
  'shared-ui',
  'shared-mock-backend',
  'tooling/rspack',
  'remote-kit',
  'tooling/standalone',
  'tooling/lib',
  'package-lock.json',
  'tsconfig.base.json',
]
const SKIP = new Set(['node_modules', 'dist', '.cache', '.sw', 'releases'])

/**
 * @param {string} file
 * @returns {string[]} files below it, in a stable order
 */
function filesBelow(file) {
  if (!fs.existsSync(file)) return []
  if (!fs.statSync(file).isDirectory()) return [file]
  return fs
    .readdirSync(file)
    .sort()
    .filter((name) => !SKIP.has(name))
    .flatMap((name) => filesBelow(path.join(file, name)))
}

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file)

/**
 * A hash over everything a build of the package depends on.
 * @param {import('../../lib/packages.mjs').Package} one
 * @param {string} flavour `production` or `development`
 */
export function sourceHash(one, flavour) {
  const hash = createHash('sha256').update(flavour)
  for (const file of [...SHARED.map((name) => path.join(root, name)), one.dir].flatMap(filesBelow)) {
    if (isTest(file)) continue
    hash.update(path.relative(root, file)).update(fs.readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** @typedef {'production' | 'development'} Flavour */

const stampOf = (/** @type {import('../../lib/packages.mjs').Package} */ one, /** @type {Flavour} */ flavour) =>
  path.join(one.dir, '.cache', `built-${flavour}`)

/**
 * @param {import('../../lib/packages.mjs').Package} one
 * @param {Flavour} flavour
 * @param {string} hash
 */
export function isBuilt(one, flavour, hash) {
  const stamp = stampOf(one, flavour)
  return fs.existsSync(distOf(one, flavour)) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash
}

/**
 * @param {import('../../lib/packages.mjs').Package} one
 * @param {Flavour} flavour
 * @param {string | undefined} hash undefined: whatever is there is not to be trusted
 */
export function markBuilt(one, flavour, hash) {
  const stamp = stampOf(one, flavour)
  fs.mkdirSync(path.dirname(stamp), { recursive: true })
  if (hash) fs.writeFileSync(stamp, hash)
  else fs.rmSync(stamp, { force: true })
}
