import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { watch } from 'chokidar'
import { root } from '../../lib/packages.mjs'
import { bin, start } from './run.mjs'

const SKIPPED = /^(\..*|node_modules|dist)$/
/** An editor that saves writes more than once; and the page is painted first, then the processor reads types. */
const SETTLED_MS = 1000

/** File with the errors of the type check while `npm run dev` runs; the shell's dev server hands them to the page. */
export const typeErrorsFile = 'shell/.cache/type-errors.json'

/** @typedef {{ entry: string, fallback?: string, versions?: Array<{ entry: string, share: number }>, keys?: string[] }} DeployedEntry an entry of a registry, with whatever else it says */

/**
 * The entries of remotes in a deployed set, whole: its keys are not those of this checkout.
 * @param {string} registryAddress of its `remotes.json`
 * @param {Array<{ name: string }>} remotes
 * @returns {Promise<Record<string, DeployedEntry>>} by federation name, with absolute addresses
 * @throws {Error} with one sentence when the set cannot be read or lacks one
 */
export async function deployedEntries(registryAddress, remotes) {
  const registry = await fetch(registryAddress)
    .then((response) => response.json())
    .catch((error) => {
      throw new Error(`Failed to read the deployed set at ${registryAddress}: ${error.message}.`)
    })
  return Object.fromEntries(
    remotes.map(({ name }) => {
      const found = registry.remotes?.find((/** @type {{ name: string }} */ one) => one.name === name)
      if (!found) throw new Error(`The deployed set at ${registryAddress} has no remote "${name}".`)
      return [name, withAbsoluteAddresses(found, registryAddress)]
    }),
  )
}

/** @param {DeployedEntry} one @param {string} base @returns {DeployedEntry} */
function withAbsoluteAddresses({ entry, fallback, versions, ...rest }, base) {
  const absolute = (/** @type {string} */ address) => new URL(address, base).href
  return {
    ...rest,
    entry: absolute(entry),
    ...(fallback ? { fallback: absolute(fallback) } : {}),
    ...(versions ? { versions: versions.map((one) => ({ ...one, entry: absolute(one.entry) })) } : {}),
  }
}

/**
 * Returns the errors in the output of `tsc`.
 * @param {string} output
 * @returns {string[]} `mfe-social/src/a.ts(1,2): error TS…`
 */
export const typeErrorsIn = (output) => output.split('\n').filter((line) => /\(\d+,\d+\): error TS\d+/.test(line))

/**
 * Checks types at the beginning and after each change: prints what is wrong and leaves it in `file`. Not `tsc --watch`, which
 * after some syntax errors noticed no change any more (7.0.2).
 * @param {string} file
 */
export function watchTypes(file) {
  fs.writeFileSync(file, '[]')
  let told = ''
  let isChecking = false
  let isStale = false
  async function check() {
    isStale = true
    if (isChecking) return
    isChecking = true
    while (isStale) {
      isStale = false
      const began = new Date()
      const { child, done } = start(bin('tsc'), ['-b', '--pretty', 'false'])
      // The update of the page must not wait for the check.
      if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
      const { output } = await done
      ageBuilds(folders, began)
      tell(typeErrorsIn(output))
    }
    isChecking = false
  }
  /** @param {string[]} errors */
  function tell(errors) {
    const now = JSON.stringify(errors)
    if (now === told) return
    told = now
    fs.writeFileSync(file, now)
    console.log(errors.length === 0 ? '[types] no errors' : errors.map((line) => `[types] ${line}`).join('\n'))
  }
  const folders = checkedFolders()
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const ignored = (/** @type {string} */ file) => SKIPPED.test(path.basename(file))
  watch(folders, { ignored, ignoreInitial: true }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(check, SETTLED_MS)
  })
  void check()
}

/**
 * Gives what `tsc -b` has left the time at which it began: it compares times, and a source that was saved while it ran
 * would count as checked.
 * @param {string[]} folders of the packages
 * @param {Date} began
 */
export function ageBuilds(folders, began) {
  for (const cache of folders.map((folder) => path.join(folder, '.cache'))) {
    if (!fs.existsSync(cache)) continue
    for (const name of fs.readdirSync(cache)) {
      if (name.endsWith('.tsbuildinfo')) fs.utimesSync(path.join(cache, name), began, began)
    }
  }
}

/** The packages of the one type check. */
function checkedFolders() {
  /** @type {{ references: Array<{ path: string }> }} */
  const { references } = JSON.parse(fs.readFileSync(path.join(root, 'tsconfig.json'), 'utf8'))
  return references.map((one) => path.join(root, one.path)).filter((place) => !place.endsWith('.json'))
}
