import fs from 'node:fs'
import path from 'node:path'
import { makeFolder } from './folders.mjs'

/**
 * What happened in a release folder, one JSON line an event, only ever appended to (`releases/ledger.jsonl`).
 * `pointing` is written before the pointers are replaced and `in-use` after: a `pointing` without its `in-use` is an
 * interrupted change, which the next command completes.
 *
 * @typedef {{ at: string, event: 'added', package: string, version: string, commit: string }} Added
 * @typedef {{ at: string, event: 'pointing' | 'in-use', version: string, reason: Reason }} Pointed
 * @typedef {{ at: string, event: 'removed', version: string }} Removed
 * @typedef {Added | Pointed | Removed} LedgerEvent
 * @typedef {'release' | 'rollback' | 'failed smoke run' | 'repair' | 'adopted'} Reason
 *
 * @typedef {object} KnownRelease
 * @property {string} version
 * @property {string} commit
 * @property {string} at when it was added (ISO UTC)
 * @property {string | undefined} usedUntil when another replaced it (ISO UTC); undefined while in use or never used
 * @property {boolean} isProven it was in use, and no smoke run took it back
 *
 * @typedef {object} LedgerState
 * @property {string | undefined} package federation name of the package that owns the folder
 * @property {KnownRelease[]} releases in the order in which they were added
 * @property {string | undefined} inUse
 * @property {Pointed | undefined} interrupted
 */

const EVENTS = new Set(['added', 'pointing', 'in-use', 'removed'])

const fileOf = (/** @type {string} */ folder) => path.join(folder, 'releases', 'ledger.jsonl')

/**
 * @param {string} folder
 * @returns {LedgerEvent[]} oldest first; a last line that a kill cut off is left out
 */
export function readLedger(folder) {
  const file = fileOf(folder)
  if (!fs.existsSync(file)) return []
  return fs.readFileSync(file, 'utf8').split('\n').flatMap(parsed)
}

/** A line of something else is no event. @param {string} line @returns {LedgerEvent[]} */
function parsed(line) {
  try {
    const event = line ? JSON.parse(line) : null
    return EVENTS.has(event?.event) && typeof event.version === 'string' ? [event] : []
  } catch {
    return []
  }
}

/**
 * @param {string} folder
 * @param {LedgerEvent} event
 */
export function append(folder, event) {
  const file = fileOf(folder)
  makeFolder(path.dirname(file))
  const isCutOff = fs.existsSync(file) && !/(^|\n)$/.test(fs.readFileSync(file, 'utf8'))
  fs.appendFileSync(file, `${isCutOff ? '\n' : ''}${JSON.stringify(event)}\n`)
}

/**
 * @param {readonly LedgerEvent[]} events
 * @returns {LedgerState}
 */
export function stateOf(events) {
  /** @type {LedgerState} */
  const state = { package: undefined, releases: [], inUse: undefined, interrupted: undefined }
  const release = (/** @type {string | undefined} */ version) => state.releases.find((one) => one.version === version)
  for (const event of events) {
    if (event.event === 'added') {
      state.package = event.package
      if (!release(event.version)) state.releases.push({ ...event, usedUntil: undefined, isProven: false })
    } else if (event.event === 'removed') {
      state.releases = state.releases.filter((one) => one.version !== event.version)
    } else if (event.event === 'pointing') {
      state.interrupted = event
    } else {
      const previous = release(state.inUse)
      if (previous && previous.version !== event.version) {
        previous.usedUntil = event.at
        previous.isProven = event.reason !== 'failed smoke run'
      }
      const next = release(event.version)
      if (next) Object.assign(next, { usedUntil: undefined, isProven: true })
      // What such a folder has was in use before there were ledgers.
      if (event.reason === 'adopted') for (const one of state.releases) one.isProven = true
      state.inUse = event.version
      state.interrupted = undefined
    }
  }
  return state
}

/**
 * What a plain rollback brings back: the last proven release that was added before the one in use.
 * @param {LedgerState} state
 * @returns {string | undefined} its version
 */
export function releaseBefore({ releases, inUse }) {
  const at = releases.findIndex(({ version }) => version === inUse)
  return releases.slice(0, Math.max(0, at)).findLast(({ isProven }) => isProven)?.version
}
