import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/packages.mjs'
import { append, readLedger, stateOf } from './ledger.mjs'
import { withLock } from './lock.mjs'
import { addRelease, filesOfRelease, pointTo, ReleaseError, sweep } from './releases.mjs'

const DAY_MS = 86_400_000
const now = () => new Date().toISOString()

/**
 * @typedef {object} Owner the package whose folder it is
 * @property {string} name federation name
 * @property {string} folder folder of its sources, for messages
 */

/**
 * Publishes a build: adds it as a release, checks it, makes it the one in use.
 * @param {Owner & { to: string, dist: string, packageVersion: string, key?: import('node:crypto').KeyObject, dryRun?: boolean, check?: Check }} release
 *   `check` runs before the pointers change (`candidate`) and after (`live`); after a failed live check the release
 *   before is in use again
 * @returns {Promise<{ version: string, before: string | undefined, changed: boolean }>}
 * @throws {ReleaseError}
 *
 * @typedef {(moment: 'candidate' | 'live', version: string) => Promise<string | null>} Check what is wrong, or null
 */
export function publish({ name, folder, to, dist, packageVersion, key, dryRun = false, check = async () => null }) {
  return withLock(to, async () => {
    const { inUse: before } = await prepare(to, { name, folder })
    const version = addRelease({ dist, folder: to, packageVersion, isRemote: name !== 'shell', key })
    if (!stateOf(readLedger(to)).releases.some((one) => one.version === version))
      append(to, { at: now(), event: 'added', package: name, version, commit: commitOf() })
    if (before === version) return { version, before, changed: false }

    const problem = await check('candidate', version)
    if (problem) throw new ReleaseError(`${folder} ${version} was not put in use: ${problem}.`)
    if (dryRun) return { version, before, changed: false }
    point(to, version, 'release')
    const liveProblem = await check('live', version)
    if (!liveProblem) return { version, before, changed: true }
    if (before) point(to, before, 'failed smoke run')
    const after = before ? `${before} is in use again` : 'there is no release before it to go back to'
    throw new ReleaseError(`${folder} ${version} failed after it was put in use (${liveProblem}); ${after}.`)
  })
}

/**
 * Puts another release in use: the named one, or the one that was added before the one in use.
 * @param {Owner & { to: string, version?: string, dryRun?: boolean, check?: Check }} rollback
 * @returns {Promise<{ version: string, before: string }>}
 * @throws {ReleaseError}
 */
export function rollBack({ name, folder, to, version, dryRun = false, check = async () => null }) {
  if (!fs.existsSync(to)) throw new ReleaseError(`There is no folder ${to}.`)
  return withLock(to, async () => {
    const { releases, inUse: before } = await prepare(to, { name, folder })
    const at = releases.findIndex((one) => one.version === before)
    const target = version ?? releases[at - 1]?.version
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
  if (!fs.existsSync(to)) throw new ReleaseError(`There is no folder ${to}.`)
  return withLock(to, async () => {
    const { releases, inUse } = await prepare(to, { name, folder })
    const before = releases[releases.findIndex((one) => one.version === inUse) - 1]?.version
    const isOld = (/** @type {string} */ since) => today.getTime() - Date.parse(since) > days * DAY_MS
    const old = releases.filter(
      ({ version, usedUntil, at }) =>
        version !== inUse && version !== before && isOld(usedUntil ?? at) && filesOfRelease(to, version),
    )
    const kept = releases.filter((one) => !old.includes(one))
    const lists = kept.map(({ version }) => filesOfRelease(to, version))
    // A release of before these lists may need any file.
    const needed = new Set(lists.flatMap((files) => files ?? []))
    const isKnown = lists.every(Boolean)
    const files = isKnown
      ? [...new Set(old.flatMap(({ version }) => filesOfRelease(to, version) ?? []))].filter(
          (file) => !needed.has(file),
        )
      : []
    if (!dryRun) {
      for (const { version } of old) {
        fs.rmSync(path.join(to, 'releases', version), { recursive: true, force: true })
        append(to, { at: now(), event: 'removed', version })
      }
      for (const file of files) fs.rmSync(path.join(to, file), { force: true })
    }
    return { versions: old.map((one) => one.version), files: files.length }
  })
}

/**
 * Refuses a folder of something else, completes what a kill interrupted, and reads what is there. Under the lock.
 * @param {string} to
 * @param {Owner} owner
 */
async function prepare(to, owner) {
  adopt(to, owner)
  const state = stateOf(readLedger(to))
  if (state.package && state.package !== owner.name)
    throw new ReleaseError(`${to} belongs to ${state.package}. ${owner.folder} was not released there.`)
  sweep(to)
  if (!state.interrupted) return state
  point(to, state.interrupted.version, 'repair')
  return stateOf(readLedger(to))
}

/** A folder without a ledger is empty, has the layout of before the ledger, or belongs to somebody else. @param {string} to @param {Owner} owner */
function adopt(to, owner) {
  if (readLedger(to).length > 0) return
  const there = fs.readdirSync(to).filter((name) => name !== '.release-lock' && !name.endsWith('.next'))
  const currentFile = path.join(to, 'current.json')
  if (!fs.existsSync(currentFile)) {
    const onlyReleases = there.every((name) => name === 'releases' || name === 'static' || name === 'alone')
    if (onlyReleases) return
    throw new ReleaseError(`${to} is not empty and holds no releases. Please name an empty folder.`)
  }
  const isShell = owner.name === 'shell'
  const manifest = path.join(to, 'mf-manifest.json')
  const found = fs.existsSync(manifest) ? JSON.parse(fs.readFileSync(manifest, 'utf8')).name : 'shell'
  if (found !== owner.name && !(isShell && found === 'shell'))
    throw new ReleaseError(`${to} belongs to ${found}. ${owner.folder} was not released there.`)
  const { version, history = [] } = JSON.parse(fs.readFileSync(currentFile, 'utf8'))
  for (const one of [...history].reverse().concat(version))
    append(to, { at: now(), event: 'added', package: owner.name, version: one, commit: 'unknown' })
  append(to, { at: now(), event: 'in-use', version, reason: 'adopted' })
}

/** @param {string} to @param {string} version @param {import('./ledger.mjs').Reason} reason */
function point(to, version, reason) {
  append(to, { at: now(), event: 'pointing', version, reason })
  pointTo(to, version)
  append(to, { at: now(), event: 'in-use', version, reason })
}

/** The commit that was built, with `+` when the working copy had changes. */
function commitOf() {
  try {
    const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') ? '+' : ''}`
  } catch {
    return 'unknown'
  }
}
