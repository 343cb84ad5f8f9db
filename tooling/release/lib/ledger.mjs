import fs from 'node:fs'
import path from 'node:path'

/**
 * The history of a release folder, one JSON line an event, only ever appended to (`releases/ledger.jsonl`).
 * `pointing` is written before the pointers are replaced and `in-use` after: a `pointing` without its `in-use` is an
 * interrupted change, which the next command completes.
 *
 * @typedef {{ at: string, event: 'added', package: string, version: string, commit: string }} Added
 * @typedef {{ at: string, event: 'pointing' | 'in-use', version: string, reason: Reason }} Pointed
 * @typedef {{ at: string, event: 'removed', version: string }} Removed
 * @typedef {Added | Pointed | Removed} LedgerEvent
 * @typedef {'release' | 'rollback' | 'failed smoke run' | 'repair'} Reason
 *
 * @typedef {object} KnownRelease
 * @property {string} version
 * @property {string} commit
 * @property {string} at when it was added (ISO UTC)
 * @property {string | undefined} usedUntil when another replaced it (ISO UTC); undefined while in use or never used
 * @property {string | undefined} withdrawnBecause `rollback` or `failed smoke run`: another one took its place for that
 *   reason; undefined while in use, never used, or replaced by a newer release
 *
 * @typedef {object} LedgerState
 * @property {string | undefined} package federation name of the package that owns the folder
 * @property {KnownRelease[]} releases in the order in which they were added
 * @property {string | undefined} inUse
 * @property {string[]} usedBefore versions that were in use before, oldest first, without those that were withdrawn
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
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const isCutOff = fs.existsSync(file) && !/(^|\n)$/.test(fs.readFileSync(file, 'utf8'))
  fs.appendFileSync(file, `${isCutOff ? '\n' : ''}${JSON.stringify(event)}\n`)
}

/**
 * @param {readonly LedgerEvent[]} events
 * @returns {LedgerState}
 */
export function stateOf(events) {
  /** @type {LedgerState} */
  const state = { package: undefined, releases: [], inUse: undefined, usedBefore: [], interrupted: undefined }
  const release = (/** @type {string | undefined} */ version) => state.releases.find((one) => one.version === version)
  for (const event of events) {
    if (event.event === 'added') {
      state.package = event.package
      if (!release(event.version)) state.releases.push({ ...event, usedUntil: undefined, withdrawnBecause: undefined })
    } else if (event.event === 'removed') {
      state.releases = state.releases.filter((one) => one.version !== event.version)
      state.usedBefore = state.usedBefore.filter((version) => version !== event.version)
    } else if (event.event === 'pointing') {
      state.interrupted = event
    } else {
      // A repair completes what was interrupted, for the same reason.
      const reason = event.reason === 'repair' ? (state.interrupted?.reason ?? event.reason) : event.reason
      replaceInUse(state, event, reason)
      state.interrupted = undefined
    }
  }
  return state
}

/**
 * @param {LedgerState} state changed in place
 * @param {Pointed} event
 * @param {Reason} reason
 */
function replaceInUse(state, { version, at }, reason) {
  const previous = state.releases.find((one) => one.version === state.inUse)
  const isBack = reason === 'rollback' || reason === 'failed smoke run'
  if (previous && previous.version !== version) {
    previous.usedUntil = at
    const place = state.usedBefore.lastIndexOf(version)
    if (isBack && place >= 0) {
      state.usedBefore = state.usedBefore.slice(0, place)
      previous.withdrawnBecause = reason
    } else state.usedBefore.push(previous.version)
  }
  const next = state.releases.find((one) => one.version === version)
  if (next) Object.assign(next, { usedUntil: undefined, withdrawnBecause: undefined })
  state.inUse = version
}

/**
 * Returns what a plain rollback brings back: the release that was in use directly before, leaving out those that were
 * withdrawn themselves.
 * @param {LedgerState} state
 * @returns {string | undefined} its version
 */
export const releaseBefore = ({ usedBefore }) => usedBefore.at(-1)
