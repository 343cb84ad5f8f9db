import fs from 'node:fs'
import path from 'node:path'
import { ReleaseError } from './user-error.mjs'

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
