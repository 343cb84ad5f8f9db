import path from 'node:path'
import { expectFolder } from './folders.mjs'
import { canDeploy, liveIn, liveSet } from './live-set.mjs'

/** What the release commands share: what to compare with, and how the answer is said. */
export const LIVE_OPTIONS = /** @type {const} */ ({ live: { type: 'string' } })

/**
 * @param {string} to the package's release folder
 * @param {string | undefined} live `--live`: the folder in which the release folders of the set lie; its default is the one
 *   around `to`; `none`: nothing is live yet
 * @throws {import('./refusal.mjs').ReleaseError} when the named folder is none
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
  return problems.length > 0 ? problems.join('; ') : null
}

/**
 * What `publish` asks: before the pointers change whether the release fits what is live, and then, as after it, whether it opens.
 * @param {{ name: string, to: string, live: string | undefined }} release
 * @param {(version: string) => Promise<string | null>} [open] what a browser sees go wrong; left out with `--no-smoke`
 * @returns {import('./publishing.mjs').Check}
 */
export const releaseCheck = (release, open) => async (moment, version) => {
  const candidate = releaseIn(release.to, version)
  const clash = moment === 'candidate' ? whyNotDeployable({ ...release, candidate }) : null
  return clash ?? (await open?.(version)) ?? null
}

/** Folder of a release. @param {string} to @param {string} version */
export const releaseIn = (to, version) => path.join(to, 'releases', version)
