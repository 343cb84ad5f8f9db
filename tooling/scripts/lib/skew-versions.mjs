/** The versions that `npm run skew` puts beside each other: this checkout, earlier commits, folders of releases. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { localKey, publicKeyOf } from '../../lib/keys.mjs'
import { distOf, packages, root } from '../../lib/packages.mjs'
import { liveSet, servedBy } from './live-set.mjs'
import { buildVariant } from './variant.mjs'

/**
 * @typedef {object} Version
 * @property {string} label
 * @property {Record<string, string>} dists what is served, by federation name
 * @property {((origins: string[]) => string) | undefined} policy its shell's own Content-Security-Policy; undefined: today's
 */

/** Where a commit keeps the policy of its shell. */
const HEADERS = 'headers.mjs'

/** Already built commits. Their manifests are signed with the keys of this checkout, so others make others. */
const cacheOf = (/** @type {string} */ commit) => {
  const keys = packages().map(({ name }) => publicKeyOf(localKey(name)))
  const hash = createHash('sha256').update(keys.join()).digest('hex').slice(0, 8)
  return path.join(root, '.cache', 'skew', `${commit}-${hash}`)
}

/** @returns {Version} */
export const currentVersion = () => ({
  label: 'current',
  policy: undefined,
  dists: Object.fromEntries(packages().map((one) => [one.name, distOf(one)])),
})

/**
 * An earlier version: a folder in which release folders lie (what they have in use), or a commit, which is built.
 * @param {string} name as the person gave it
 * @returns {Promise<Version>}
 * @throws {Error} one sentence, when there is neither or the commit cannot be built
 */
export async function versionOf(name) {
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), name)
  if (fs.existsSync(folder) && fs.statSync(folder).isDirectory()) return releasedVersion(folder)
  const commit = commitOf(name)
  const cached = cacheOf(commit)
  if (!fs.existsSync(cached)) await buildInto(cached, commit)
  const { contentSecurityPolicy } = await import(pathToFileURL(path.join(cached, HEADERS)).href)
  return {
    label: commit,
    policy: (remotes) => contentSecurityPolicy({ remotes }),
    dists: Object.fromEntries(packages().map(({ name }) => [name, path.join(cached, name)])),
  }
}

/** @param {string} folder @returns {Version} */
function releasedVersion(folder) {
  const dists = servedBy(liveSet(folder))
  const absent = packages().filter(({ name }) => !(name in dists))
  if (absent.length > 0)
    throw new Error(`Failed to find a release in use of ${absent.map((one) => one.folder).join(', ')} in ${folder}.`)
  return {
    label: path.basename(folder),
    policy: undefined,
    dists,
  }
}

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** @param {string} ref */
function commitOf(ref) {
  try {
    return git('rev-parse', '--short=8', '--verify', '--quiet', `${ref}^{commit}`).trim()
  } catch {
    throw new Error(`Failed to find ${ref}: it is neither a folder of releases nor a commit of this checkout.`)
  }
}

/** In one step: a build that was interrupted is not taken for a finished one. @param {string} cached @param {string} commit */
async function buildInto(cached, commit) {
  const all = packages()
  const built = await buildVariant({ folders: all.map(({ folder }) => folder), ref: commit })
  const partial = `${cached}.partial`
  fs.rmSync(partial, { recursive: true, force: true })
  for (const { name, folder } of all) fs.cpSync(built[folder] ?? '', path.join(partial, name), { recursive: true })
  fs.writeFileSync(path.join(partial, HEADERS), git('show', `${commit}:tooling/lib/${HEADERS}`))
  fs.renameSync(partial, cached)
}
