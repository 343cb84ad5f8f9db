import fs from 'node:fs'
import path from 'node:path'

const SKIPPED = /^(\..*|node_modules|dist)$/
/** An editor that saves writes more than once; and the page is painted first, then the processor reads types. */
const SETTLED_MS = 1000

/**
 * Calls `changed` after files below some folders were written, replaced, added or removed. Folders are watched, not files:
 * many editors save by putting another file in the place of the first.
 * @param {string[]} folders absolute
 * @param {() => void} changed
 * @param {number} [settled] in ms, after the last of several writes
 * @returns {() => void} stops it
 */
export function watchSources(folders, changed, settled = SETTLED_MS) {
  /** @type {Map<string, fs.FSWatcher>} */
  const watched = new Map()
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const settle = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      look()
      changed()
    }, settled)
  }
  const look = () => {
    for (const folder of folders.flatMap(foldersBelow).filter((one) => !watched.has(one))) {
      const watcher = fs.watch(folder, settle)
      const forget = () => watched.delete(folder)
      watched.set(folder, watcher.on('error', forget).on('close', forget))
    }
  }
  look()
  return () => {
    clearTimeout(timer)
    for (const watcher of [...watched.values()]) watcher.close()
  }
}

/** @param {string} folder @returns {string[]} */
function foldersBelow(folder) {
  const inner = fs.readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())
  const sources = inner.filter(({ name }) => !SKIPPED.test(name))
  return [folder, ...sources.flatMap(({ name }) => foldersBelow(path.join(folder, name)))]
}
