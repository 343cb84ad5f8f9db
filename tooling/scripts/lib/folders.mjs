import fs from 'node:fs'
import path from 'node:path'
import { ReleaseError } from './user-error.mjs'

/**
 * Makes a folder and those above it. Level by level: Node's own way tries for ever where the system answers that there is
 * no such place although the folder above exists (`/proc`).
 * @param {string} folder absolute
 */
export function makeFolder(folder) {
  if (fs.existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    fs.mkdirSync(folder)
  } catch (error) {
    // Another process made it at the same moment.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

/** @param {string} folder @throws {ReleaseError} */
export function expectFolder(folder) {
  if (!fs.existsSync(folder)) throw new ReleaseError(`There is no folder ${folder}.`)
  if (!fs.statSync(folder).isDirectory()) throw new ReleaseError(`${folder} is a file, not a folder.`)
}

/** Reads a JSON file of a release folder. @param {string} file @throws {ReleaseError} when it is no JSON */
export function readJson(file) {
  const text = fs.readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw new ReleaseError(`${file} cannot be read: it is no JSON.`)
  }
}

/**
 * A registry that a command was pointed to, relative to where its author stands.
 * @param {string} file
 * @returns {any} with a list of remotes
 * @throws {ReleaseError} when it is no registry
 */
export function readRegistry(file) {
  const place = path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
  if (!fs.existsSync(place)) throw new ReleaseError(`There is no file ${place}.`)
  const registry = readJson(place)
  if (!Array.isArray(registry?.remotes)) throw new ReleaseError(`${place} is no registry: it has no list of remotes.`)
  return registry
}
