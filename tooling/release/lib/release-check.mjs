import fs from 'node:fs'
import path from 'node:path'
import { expectFolder, readJson } from '../../scripts/lib/folders.mjs'
import { canDeploy, liveIn, liveSet } from './live-set.mjs'

/** Remedy for a clash. */
const REMEDY = 'Change the other side first; where neither can go first, put each in use with --live none'

/** Options that the release commands share. */
export const LIVE_OPTIONS = /** @type {const} */ ({ live: { type: 'string' } })

/**
 * @param {string} to the package's release folder
 * @param {string | undefined} live `--live`: the folder in which the release folders of the set lie; its default is the one
 *   around `to`; `none`: nothing is live yet
 * @throws {import('../../scripts/lib/user-error.mjs').ReleaseError} when the named folder is none
 */
export function setAround(to, live) {
  if (live === 'none') return undefined
  if (!live) return liveSet(path.dirname(to))
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), live)
  expectFolder(folder)
  return liveSet(folder)
}

/**
 * Why a release must not be put in use beside what is live, or null. Prints which rollbacks it would cut off.
 * @param {{ name: string, to: string, live: string | undefined, candidate: string }} question
 */
function whyNotDeployable({ name, to, live, candidate }) {
  const set = setAround(to, live)
  if (!set) return null
  const { problems, warnings } = canDeploy({ name, candidate, own: liveIn(to), set })
  for (const warning of warnings) console.warn(`Not possible afterwards: ${warning}.`)
  return problems.length > 0 ? `${problems.join('; ')}. ${REMEDY}` : null
}

/**
 * Returns the checks of `publish`: before the pointers change, whether the release fits the live packages; then, and after
 * the change, whether it opens.
 * @param {{ name: string, to: string, live: string | undefined }} release
 * @param {(version: string) => Promise<string | null>} [open] what a browser sees go wrong; left out with `--no-smoke`
 * @returns {import('./publishing.mjs').Check}
 */
export const releaseCheck = (release, open) => async (moment, version) => {
  const candidate = releaseIn(release.to, version)
  const clash = moment === 'candidate' ? whyNotDeployable({ ...release, candidate }) : null
  return clash ?? (await open?.(version)) ?? null
}

/**
 * Why the shell that is live would block a release that is signed with this key, or null. A key of the checkout is
 * refused as well where a registry is live that names none: it is another one in every clone.
 * @param {{ name: string, key: string, isOwnKey: boolean, set: import('./live-set.mjs').Live[] | undefined }} question
 *   `key` as the registry names it; `isOwnKey`: the checkout made it, nobody gave it
 */
export function whyKeyIsRefused({ name, key, isOwnKey, set }) {
  const shell = set?.find((one) => one.name === 'shell' && one.inUse)
  const file = shell && path.join(shell.folder, 'remotes.json')
  if (!file || !fs.existsSync(file)) return null
  /** @type {{ remotes?: { name: string, keys?: string[], unsigned?: boolean }[] }} */
  const registry = readJson(file)
  const entry = registry.remotes?.find((one) => one.name === name)
  if (!entry || entry.unsigned) return null
  if (entry.keys?.includes(key)) return null
  const own = isOwnKey ? 'the key of this checkout, which every clone makes anew; set EMENTA_SIGNING_KEY' : key
  return `${file} names other keys for ${name} than ${own}`
}

/** Folder of a release. @param {string} to @param {string} version */
export const releaseIn = (to, version) => path.join(to, 'releases', version)
