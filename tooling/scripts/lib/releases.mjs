import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { HASHED_FILE } from '../../lib/headers.mjs'
import { hostHeaders } from '../../lib/host-headers.mjs'
import { CONTAINER } from '../../lib/packages.mjs'

/**
 * The folder that a static host serves, for one package:
 *
 *   static/…, alone/…      the hashed files of all releases, only ever added to: old tabs keep finding theirs
 *   releases/<version>/    what is not hashed, as that release had it (manifest, page), never changed
 *   mf-manifest.json …     the same files of the release in use: the pointers
 *   current.json           which release that is and which came before it
 *
 * @typedef {{ version: string, history: string[] }} Current
 */

const MANIFEST = 'mf-manifest.json'
/** Belongs to the place where the shell is deployed, not to its build. */
const NOT_RELEASED = new Set(['remotes.json', 'mf-stats.json', `${CONTAINER}.br`])

/** Replaced last, since it decides: before it every file that it names is in place. */
const DECIDES = ['index.html', MANIFEST]

/** @param {string} folder */
function filesOf(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !NOT_RELEASED.has(file))
    .sort()
}

const isHashed = (/** @type {string} */ file) => HASHED_FILE.test(file.replace(/\.br$/, ''))

/** @param {Array<string | Buffer>} contents */
const shortHash = (...contents) =>
  contents
    .reduce((hash, one) => hash.update(one), createHash('sha256'))
    .digest('hex')
    .slice(0, 8)

/**
 * Writes a file in one step: a reader sees the old or the new content, never half of one.
 * @param {string} file
 * @param {string | Buffer} content
 */
function replace(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const next = `${file}.${process.pid}.next`
  fs.writeFileSync(next, content)
  fs.renameSync(next, file)
}

/**
 * @param {string} folder
 * @returns {Current | undefined}
 */
export function readCurrent(folder) {
  const file = path.join(folder, 'current.json')
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
}

/**
 * Copies a build into the folder as a release, without making it the one in use.
 * @param {{ dist: string, folder: string, packageVersion: string, isRemote: boolean }} release
 * @returns {string} the release's version: the package's version with a hash of everything in the build
 */
export function addRelease({ dist, folder, packageVersion, isRemote }) {
  const files = filesOf(dist)
  const version = `${packageVersion}-${shortHash(...files.flatMap((file) => [file, fs.readFileSync(path.join(dist, file))]))}`
  for (const file of files.filter(isHashed)) {
    const target = path.join(folder, file)
    if (!fs.existsSync(target)) replace(target, fs.readFileSync(path.join(dist, file)))
  }
  const kept = path.join(folder, 'releases', version)
  if (fs.existsSync(kept)) return version

  const partial = `${kept}.${process.pid}.partial`
  for (const file of files.filter((one) => !isHashed(one) && one !== CONTAINER)) {
    replace(path.join(partial, file), fs.readFileSync(path.join(dist, file)))
  }
  replace(path.join(partial, '_headers'), hostHeaders({ isRemote }))
  // The container's name is hashed here, so that the manifest is the only thing that decides what a page loads.
  if (fs.existsSync(path.join(dist, CONTAINER))) {
    const container = fs.readFileSync(path.join(dist, CONTAINER))
    const name = `remoteEntry.${shortHash(container)}.js`
    replace(path.join(folder, name), container)
    const manifest = JSON.parse(fs.readFileSync(path.join(dist, MANIFEST), 'utf8'))
    manifest.metaData.remoteEntry.name = name
    replace(path.join(partial, MANIFEST), JSON.stringify(manifest))
  }
  fs.renameSync(partial, kept)
  return version
}

/**
 * Makes a release the one in use.
 * @param {string} folder
 * @param {string} version
 * @param {string[]} history versions before this one, newest first
 */
export function pointTo(folder, version, history) {
  const kept = path.join(folder, 'releases', version)
  if (!fs.existsSync(kept))
    throw new Error(`Failed to point to ${version}: there is no such release in ${folder}/releases.`)
  const rank = (/** @type {string} */ file) => DECIDES.indexOf(file)
  for (const file of filesOf(kept).sort((a, b) => rank(a) - rank(b))) {
    replace(path.join(folder, file), fs.readFileSync(path.join(kept, file)))
  }
  replace(path.join(folder, 'current.json'), `${JSON.stringify({ version, history }, null, 2)}\n`)
}
