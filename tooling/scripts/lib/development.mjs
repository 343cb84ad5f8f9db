import fs from 'node:fs'
import os from 'node:os'
import { bin, start } from './run.mjs'

/** Where the errors of the type check are while `npm run dev` runs; the shell's dev server hands them to the page. */
export const typeErrorsFile = 'shell/.cache/type-errors.json'

/**
 * The addresses of remotes in a deployed set.
 * @param {string} registryAddress of its `remotes.json`
 * @param {Array<{ name: string }>} remotes
 * @returns {Promise<Record<string, string>>} absolute addresses of the manifests, by federation name
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
      return [name, new URL(found.entry, registryAddress).href]
    }),
  )
}

/**
 * The errors in what `tsc --watch` has printed since its last run began.
 * @param {string} output
 * @returns {string[] | undefined} `mfe-social/src/a.ts(1,2): error TS…`; undefined while a run is under way
 */
export function typeErrorsIn(output) {
  const run = output.split(/Starting (?:incremental )?compilation|File change detected/).at(-1) ?? ''
  if (!/Found \d+ errors?/.test(run)) return undefined
  return run.split('\n').filter((line) => /\(\d+,\d+\): error TS\d+/.test(line))
}

/** Checks types while files change: prints what is wrong and leaves it in `file`. @param {string} file */
export function watchTypes(file) {
  fs.writeFileSync(file, '[]')
  const { child } = start(bin('tsc'), ['-b', '--watch', '--preserveWatchOutput', '--pretty', 'false'])
  // What is painted must not wait for it.
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  let output = ''
  let told = ''
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    output = (output + text).slice(-100_000)
    const errors = typeErrorsIn(output)
    const now = JSON.stringify(errors ?? [])
    if (!errors || now === told) return
    told = now
    fs.writeFileSync(file, now)
    console.log(errors.length === 0 ? '[types] no errors' : errors.map((line) => `[types] ${line}`).join('\n'))
  })
}
