import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/packages.mjs'
import { expectFolder } from '../../scripts/lib/folders.mjs'
import { withLock } from '../../scripts/lib/lock.mjs'
import { ReleaseError } from '../../scripts/lib/user-error.mjs'
import { append, readLedger, releaseBefore, stateOf } from './ledger.mjs'
import {
  addRelease,
  filesOfRelease,
  hashedFilesIn,
  hasRelease,
  leftoversIn,
  pointTo,
  sweep,
} from './release-folder.mjs'

const DAY_MS = 86_400_000
const now = () => new Date().toISOString()

/**
 * @typedef {object} Owner the package whose folder it is
 * @property {string} name federation name
 * @property {string} folder folder of its sources, for messages
 */

/**
 * Publishes a build: adds it as a release, checks it, makes it the one in use.
 * @param {Owner & { to: string, dist: string, packageVersion: string, key?: import('node:crypto').KeyObject, commit?: string, dryRun?: boolean, check?: Check, at?: string }} release
 *   `check` runs before the pointers change (`candidate`) and after (`live`); after a failed live check the release
 *   before is in use again; `at`: folder of the shell on its host, else that of the release in use
 * @returns {Promise<{ version: string, before: string | undefined, changed: boolean }>}
 * @throws {ReleaseError}
 *
 * @typedef {(moment: 'candidate' | 'live', version: string) => Promise<string | null>} Check what is wrong, or null
 */
export function publish(release) {
  const { name, folder, to, dist, packageVersion, key, commit = commitOf(), dryRun = false, check, at } = release
  const problemOf = async (/** @type {'candidate' | 'live'} */ moment, /** @type {string} */ version) =>
    check?.(moment, version)
  return withLock(to, async () => {
    const { inUse: before } = await prepare(to, { name, folder })
    const version = addRelease({ dist, folder: to, packageVersion, isRemote: name !== 'shell', key, at })
    if (!stateOf(readLedger(to)).releases.some((one) => one.version === version))
      append(to, { at: now(), event: 'added', package: name, version, commit })
    if (before === version) return { version, before, changed: false }

    const problem = await problemOf('candidate', version)
    if (problem) throw new ReleaseError(`${folder} ${version} was not put in use: ${problem}.`)
    if (dryRun) return { version, before, changed: false }
    point(to, version, 'release')
    const liveProblem = await problemOf('live', version)
    if (!liveProblem) return { version, before, changed: true }
    if (before) point(to, before, 'failed smoke run')
    const after = before ? `${before} is in use again` : 'there is no release before it to go back to'
    throw new ReleaseError(`${folder} ${version} failed after it was put in use (${liveProblem}); ${after}.`)
  })
}

/**
 * Puts another release in use: the named one, or the last one before the one in use that was in use itself.
 * @param {Owner & { to: string, version?: string, dryRun?: boolean, check?: Check }} rollback
 * @returns {Promise<{ version: string, before: string }>}
 * @throws {ReleaseError}
 */
export function rollBack({ name, folder, to, version, dryRun = false, check = async () => null }) {
  expectFolder(to)
  return withLock(to, async () => {
    const state = await prepare(to, { name, folder })
    const { releases, inUse: before } = state
    const target = version ?? releaseBefore(state)
    if (!before) throw new ReleaseError(`${to} has no release in use yet.`)
    if (!target) throw new ReleaseError(`${to} has no release before ${before}.`)
    if (!releases.some((one) => one.version === target))
      throw new ReleaseError(
        `${to} has no release ${target}. It has: ${releases.map((one) => one.version).join(', ')}.`,
      )
    const problem = target === before ? null : await check('candidate', target)
    if (problem) throw new ReleaseError(`${folder} was not rolled back to ${target}: ${problem}.`)
    if (!dryRun && target !== before) point(to, target, 'rollback')
    return { version: target, before }
  })
}

/**
 * Removes releases that nobody can still have open: replaced more than `days` ago, and neither in use nor the one before.
 * @param {Owner & { to: string, days: number, dryRun?: boolean, today?: Date }} retention
 * @returns {Promise<{ versions: string[], files: number }>} what was removed, or would be
 */
export function prune({ name, folder, to, days, dryRun = false, today = new Date() }) {
  expectFolder(to)
  return withLock(to, async () => {
    const state = await prepare(to, { name, folder })
    const { releases, inUse } = state
    const before = releaseBefore(state)
    const isOld = (/** @type {string} */ since) => today.getTime() - Date.parse(since) > days * DAY_MS
    const old = releases.filter(
      ({ version, usedUntil, at }) =>
        version !== inUse && version !== before && isOld(usedUntil ?? at) && filesOfRelease(to, version),
    )
    const kept = releases.filter((one) => !old.includes(one))
    const lists = kept.map(({ version }) => filesOfRelease(to, version))
    const needed = new Set(lists.flatMap((files) => files ?? []))
    // A release of before these lists may need any file.
    const files = lists.every(Boolean) ? hashedFilesIn(to).filter((file) => !needed.has(file)) : []
    if (!dryRun) {
      // This order lets the next run find whatever a kill leaves behind: it belongs to no release.
      for (const { version } of old) append(to, { at: now(), event: 'removed', version })
      for (const file of files) fs.rmSync(path.join(to, file), { force: true })
      const versions = kept.map(({ version }) => version)
      for (const leftover of leftoversIn(to, versions)) fs.rmSync(leftover, { recursive: true, force: true })
    }
    return { versions: old.map((one) => one.version), files: files.length }
  })
}

/**
 * Refuses a folder of something else, or one that cannot be written. Makes one that is not there yet.
 * @param {string} to
 * @param {Owner} owner
 * @throws {ReleaseError}
 */
export function expectOwn(to, { name, folder }) {
  fs.mkdirSync(to, { recursive: true })
  expectFolder(to)
  fs.accessSync(to, fs.constants.W_OK)
  const found = stateOf(readLedger(to)).package
  if (found && found !== name) throw new ReleaseError(`${to} belongs to ${found}. ${folder} was not released there.`)
  if (!found && !fs.readdirSync(to).every(isOfAFirstRelease))
    throw new ReleaseError(`${to} is not empty and holds no releases. Please name an empty folder.`)
}

/** Matches names that a first release may have left before it came into the ledger. @param {string} name */
const isOfAFirstRelease = (name) =>
  /^(releases|static|alone|remotes\.json|_headers|_redirects|\.release-lock.*|remoteEntry\.[0-9a-f]{8}\.js(\.br)?|.*\.next)$/.test(
    name,
  )

/**
 * Refuses a folder of something else, completes what a kill interrupted, and reads what is there. Under the lock.
 * @param {string} to
 * @param {Owner} owner
 */
async function prepare(to, owner) {
  expectOwn(to, owner)
  const state = stateOf(readLedger(to))
  sweep(to)
  if (!state.interrupted) return state
  const { version } = state.interrupted
  point(to, hasRelease(to, version) ? version : (state.inUse ?? version), 'repair')
  return stateOf(readLedger(to))
}

/** @param {string} to @param {string} version @param {import('./ledger.mjs').Reason} reason */
function point(to, version, reason) {
  if (!hasRelease(to, version)) throw new ReleaseError(`There is no release ${version} in ${to}/releases.`)
  append(to, { at: now(), event: 'pointing', version, reason })
  pointTo(to, version)
  append(to, { at: now(), event: 'in-use', version, reason })
}

/** The commit that was built, with `+` when the working copy had changes. */
function commitOf() {
  try {
    const git = (/** @type {string[]} */ ...args) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') ? '+' : ''}`
  } catch {
    return 'unknown'
  }
}
