/**
 * Finds the live packages beside a release folder, and whether a release fits them: the shell's rules of
 * `shell/src/federation/manifest.ts`, asked before the release (decision 017).
 */
import fs from 'node:fs'
import path from 'node:path'
import { needsIn } from '../../../remote-kit/lib/remote.mjs'
import { MANIFEST } from '../../../remote-kit/lib/seal.mjs'
import { missingFrom } from '../../../remote-kit/lib/surface.mjs'
import { readJson } from '../../scripts/lib/folders.mjs'
import { readLedger, releaseBefore, stateOf } from './ledger.mjs'

/** File of a shell's release with the things it provides to remotes (`tooling/rspack/fingerprint.mjs`). */
const PROVIDES = 'provides.json'

/** @typedef {{ contract: number, storage: number, needs?: import('../../../remote-kit/lib/surface.mjs').Surface, provides?: import('../../../remote-kit/lib/surface.mjs').Surface }} Said */

/** @typedef {{ name: string, folder: string, inUse?: string, before?: string }} Live a package's release folder; `before` is what a plain rollback would bring back */

/** @param {string} folder @returns {Live | undefined} undefined: no release folder */
export function liveIn(folder) {
  const state = stateOf(readLedger(folder))
  const { package: name, inUse } = state
  return name ? { name, folder, inUse, before: releaseBefore(state) } : undefined
}

/** The release folders that lie in a folder. @param {string} place @returns {Live[]} */
export const liveSet = (place) =>
  fs.existsSync(place)
    ? fs.readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
        const live = entry.isDirectory() ? liveIn(path.join(place, entry.name)) : undefined
        return live ? [live] : []
      })
    : []

/**
 * Returns the folder from which each live package is served, by name. A folder in which nothing was put in use yet serves
 * nothing: its first release was refused, or only looked at.
 * @param {Live[]} set
 */
export const servedBy = (set) =>
  Object.fromEntries(set.flatMap(({ name, folder, inUse }) => (inUse ? [[name, folder]] : [])))

/** Returns the needs and provisions that a release or a build states. @param {string} folder @returns {Said | undefined} */
export function said(folder) {
  const read = (/** @type {string} */ name) =>
    fs.existsSync(path.join(folder, name)) ? readJson(path.join(folder, name)) : undefined
  const { ementa } = read(MANIFEST) ?? {}
  // A release keeps its manifest in a folder below that of its files.
  const base = path.basename(path.dirname(folder)) === 'releases' ? path.join(folder, '../..') : folder
  return read(PROVIDES) ?? (ementa && { ...ementa, needs: needsIn(base, ementa) })
}

/** @param {Live} live @param {string | undefined} version */
const saidBy = ({ folder }, version) => (version ? said(path.join(folder, 'releases', version)) : undefined)

/**
 * Why a remote would be refused by a shell (EM-103), or null.
 * @param {Said | undefined} shell
 * @param {Said | undefined} remote
 */
export function clash(shell, remote) {
  if (!remote) return 'it does not say what it was built with'
  if (!shell?.provides) return 'the shell does not say what it provides'
  if (remote.contract !== shell.contract) return `contract ${remote.contract}, the shell has ${shell.contract}`
  if (remote.storage !== shell.storage) return `stored data ${remote.storage}, the shell writes ${shell.storage}`
  const missing = missingFrom(remote.needs ?? {}, shell.provides)
  return missing.length > 0 ? `the shell does not provide ${missing.join(', ')}` : null
}

/**
 * Returns whether a release of a package can be put in use beside the live packages.
 * @param {object} question
 * @param {string} question.name federation name
 * @param {string} question.candidate folder of the build or of `releases/<version>`
 * @param {Live | undefined} question.own its own release folder, when it has releases already
 * @param {Live[]} question.set
 * @returns {{ problems: string[], warnings: string[], fits: string[] }} `problems` forbid it; `warnings` are rollbacks that
 *   it would cut off
 */
export function canDeploy({ name, candidate, own, set }) {
  const given = said(candidate)
  /** @type {{ problems: string[], warnings: string[], fits: string[] }} */
  const verdict = { problems: [], warnings: [], fits: [] }
  const note = (
    /** @type {'problems' | 'warnings'} */ kind,
    /** @type {string} */ what,
    /** @type {string | null} */ why,
  ) => (why ? verdict[kind].push(`${what}: ${why}`) : verdict.fits.push(what))

  const others = set.filter((one) => one.name !== name && one.inUse)
  if (name === 'shell') {
    for (const one of others) {
      note('problems', `${one.name} ${one.inUse}, live`, clash(given, saidBy(one, one.inUse)))
      if (one.before)
        note('warnings', `a rollback of ${one.name} to ${one.before}`, clash(given, saidBy(one, one.before)))
    }
    if (own?.inUse)
      for (const one of others)
        note(
          'warnings',
          `a rollback of shell to ${own.inUse} (${one.name})`,
          clash(saidBy(own, own.inUse), saidBy(one, one.inUse)),
        )
    return verdict
  }
  const shell = others.find((one) => one.name === 'shell')
  if (!shell) {
    verdict.problems.push(
      'no shell is live beside it: name the folder of the live set with --live <folder>, or --live none',
    )
    return verdict
  }
  note('problems', `shell ${shell.inUse}, live`, clash(saidBy(shell, shell.inUse), given))
  if (shell.before)
    note('warnings', `a rollback of shell to ${shell.before}`, clash(saidBy(shell, shell.before), given))
  if (own?.inUse)
    note('warnings', `a rollback of ${name} to ${own.inUse}`, clash(saidBy(shell, shell.inUse), saidBy(own, own.inUse)))
  return verdict
}
