import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { hashesOf, MANIFEST, publicKeyOf, signManifest, withFiles } from '../../../remote-kit/lib/seal.mjs'
import { HASHED_FILE } from '../../lib/headers.mjs'
import { hostHeaders } from '../../lib/hosts/host-headers.mjs'
import { folderOf, placedIn } from '../../lib/product-folder.mjs'
import { readJson } from '../../scripts/lib/folders.mjs'
import { ReleaseError } from '../../scripts/lib/user-error.mjs'

/**
 * The folder that a static host serves, for one package:
 *
 *   static/…, alone/…      the hashed files of all releases, only ever added to: old tabs keep finding theirs
 *   releases/<version>/    what is not hashed, as that release had it (manifest, page), never changed
 *   mf-manifest.json …     the same files of the release in use: the pointers
 *   current.json           which release that is, for people and hosts; `ledger.mjs` has the truth
 */

/** File in `releases/<version>/` that lists its hashed files, so that retention knows what others still need. */
const FILES = 'files.json'
/** The rules of hosts that read such a file. Those of the shell name the origins of the remotes, which only the place knows. */
const HOST_RULES = '_headers'
/** Belongs to the place where the shell is deployed, not to its build. */
const NOT_RELEASED = new Set(['remotes.json', 'mf-stats.json', FILES])

/** Replaced last, since it decides: before it every file that it names is in place. */
const PAGE = 'index.html'
const DECIDES = [PAGE, MANIFEST]

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
 * Copies a build into the folder as a release, without making it the one in use.
 * @param {{ dist: string, folder: string, packageVersion: string, isRemote: boolean, key?: import('node:crypto').KeyObject, at?: string }} release
 *   `key` of the owner, who signs the manifest; `at`: folder of the shell on its host, else that of the release in use
 * @returns {string} the release's version: the package's version with a hash of everything in the build, and of whose key
 *   signs it, so that the same build can be released once more when a key is replaced
 * @throws {ReleaseError} when a file of that name with another content is there already
 */
export function addRelease({ dist, folder, packageVersion, isRemote, key, at = folderInUse(folder) }) {
  const files = filesOf(dist)
  const hashes = hashesOf(files, (file) => fs.readFileSync(path.join(dist, file)))
  // A build is signed with the key of the place where it was built; what is released is the owner's to sign.
  const contentOf = (/** @type {string} */ file) => {
    const content = fs.readFileSync(path.join(dist, file))
    if (file === PAGE && !isRemote) return Buffer.from(placedIn(content.toString(), at))
    return file === MANIFEST ? Buffer.from(JSON.stringify(withFiles(JSON.parse(content.toString()), hashes))) : content
  }
  const signer = isRemote && key ? [publicKeyOf(key)] : []
  const version = `${packageVersion}-${shortHash(...files.flatMap((file) => [file, contentOf(file)]), ...signer)}`
  const hashed = new Map(files.filter(isHashed).map((file) => [file, contentOf(file)]))
  const pointers = new Map(files.filter((one) => !isHashed(one)).map((one) => [one, contentOf(one)]))
  // Cards and reports name the release, so that it can be rolled back by that name.
  if (!isRemote) pointers.set(PAGE, withVersion(contentOf(PAGE), version))
  if (isRemote) {
    pointers.set(HOST_RULES, Buffer.from(hostHeaders({ isRemote })))
    const { ementa, ...standard } = JSON.parse(contentOf(MANIFEST).toString())
    const manifest = { ...standard, ementa: { ...ementa, version } }
    pointers.set(MANIFEST, Buffer.from(JSON.stringify(key ? signManifest(manifest, key) : manifest)))
  }
  pointers.set(FILES, Buffer.from(JSON.stringify([...hashed.keys()])))

  for (const [file, content] of hashed) addOnce(path.join(folder, file), content)
  const kept = path.join(folder, 'releases', version)
  if (fs.existsSync(kept)) {
    for (const [file, content] of pointers) addOnce(path.join(kept, file), content)
    return version
  }
  const partial = `${kept}.partial`
  fs.rmSync(partial, { recursive: true, force: true })
  for (const [file, content] of pointers) replace(path.join(partial, file), content)
  fs.renameSync(partial, kept)
  return version
}

/** The document with the version of its release, which `shell/src/shell-version.ts` reads. @param {Buffer} page @param {string} version */
const withVersion = (page, version) =>
  Buffer.from(page.toString().replace('</title>', `</title><meta name="ementa-release" content="${version}">`))

/** Returns the folder on its host of the shell that is in use. @param {string} folder */
function folderInUse(folder) {
  const page = path.join(folder, PAGE)
  return fs.existsSync(page) ? folderOf(fs.readFileSync(page, 'utf8')) : '/'
}

/**
 * Writes a released file; one that is there already must have the same content, since releases never change.
 * @param {string} file
 * @param {Buffer} content
 */
function addOnce(file, content) {
  if (!fs.existsSync(file)) return replace(file, content)
  if (!fs.readFileSync(file).equals(content))
    throw new ReleaseError(`${file} is there already with another content. A released file is never overwritten.`)
}

/**
 * The hashed files of a release.
 * @param {string} folder
 * @param {string} version
 * @returns {string[] | undefined} undefined: it did not write them down
 */
export function filesOfRelease(folder, version) {
  const file = path.join(folder, 'releases', version, FILES)
  return fs.existsSync(file) ? readJson(file) : undefined
}

/** @param {string} folder @param {string} version */
export const hasRelease = (folder, version) => fs.existsSync(path.join(folder, 'releases', version))

/** The hashed files that lie in the folder, whichever release they are of. @param {string} folder */
export const hashedFilesIn = (folder) =>
  filesOf(folder).filter((file) => isHashed(file) && /^(static|alone)\/|^remoteEntry\./.test(file))

/** Folders of releases that are none (any more). @param {string} folder @param {readonly string[]} versions that are */
export const leftoversIn = (folder, versions) =>
  fs
    .readdirSync(path.join(folder, 'releases'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !versions.includes(entry.name))
    .map(({ name }) => path.join(folder, 'releases', name))

/** Removes files that a killed command left half-written, except in others' folders below this one. @param {string} folder */
export function sweep(folder) {
  if (!fs.existsSync(folder)) return
  const own = ['static', 'alone', 'releases'].flatMap((name) =>
    fs.existsSync(path.join(folder, name))
      ? fs
          .readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
          .map((file) => path.join(name, file))
      : [],
  )
  for (const name of [...fs.readdirSync(folder), ...own]) {
    if (/\.(next|partial)$/.test(name)) fs.rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Makes a release the one in use. Every file that the deciding one names is in place before that one is replaced.
 * @param {string} folder
 * @param {string} version
 */
export function pointTo(folder, version) {
  const kept = path.join(folder, 'releases', version)
  const rank = (/** @type {string} */ file) => DECIDES.indexOf(file)
  for (const file of filesOf(kept).sort((a, b) => rank(a) - rank(b))) {
    replace(path.join(folder, file), fs.readFileSync(path.join(kept, file)))
  }
  replace(path.join(folder, 'current.json'), `${JSON.stringify({ version }, null, 2)}\n`)
}
