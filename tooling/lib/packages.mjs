import fs from 'node:fs'
import path from 'node:path'

/** The root of the checkout. */
export const root = path.resolve(import.meta.dirname, '..', '..')

/** Port of the shell unless `EMENTA_PORT_BASE` says otherwise; every other port is counted from it. */
export const DEFAULT_BASE = 3000

/** @throws {Error} one sentence, when `EMENTA_PORT_BASE` is no port that leaves room for the remotes and the tests */
export function portBase() {
  const base = Number(process.env.EMENTA_PORT_BASE ?? DEFAULT_BASE)
  if (Number.isInteger(base) && base >= 1024 && base <= 65_000) return base
  throw new Error(
    `Failed to use EMENTA_PORT_BASE: "${process.env.EMENTA_PORT_BASE}" is no port from 1024 to 65000. Please name another number.`,
  )
}

/**
 * @typedef {object} Package
 * @property {string} name federation name: `shell`, `social`
 * @property {string} folder folder at the top of the repository: `mfe-social`
 * @property {string} dir absolute path of that folder
 * @property {number} offset what is added to the port base
 * @property {string} title what people call the area, in Portuguese
 * @property {string[]} routes path patterns it owns
 */

/** @returns {Package} */
export const shell = () => ({
  name: 'shell',
  folder: 'shell',
  dir: path.join(root, 'shell'),
  offset: 0,
  title: 'Ementa',
  routes: [],
})

/**
 * Every folder with a `remote.json` is a remote: adding one needs no change here.
 * @returns {Package[]}
 */
export function remotes() {
  return fs
    .readdirSync(root)
    .filter((folder) => fs.existsSync(path.join(root, folder, 'remote.json')))
    .map((folder) => {
      const { name, title, routes, port } = JSON.parse(fs.readFileSync(path.join(root, folder, 'remote.json'), 'utf8'))
      return { name, folder, dir: path.join(root, folder), offset: port - DEFAULT_BASE, title, routes }
    })
    .sort((a, b) => a.offset - b.offset)
}

/** @returns {Package[]} the shell, then the remotes in the order of their ports */
export const packages = () => [shell(), ...remotes()]

/**
 * Packages by folder or federation name; all of them when no name is given.
 * @param {string[]} names
 */
export function choose(names) {
  const all = packages()
  if (names.length === 0) return all
  return names.map((name) => {
    const found = all.find((one) => one.name === name || one.folder === name || `@ementa/${one.folder}` === name)
    if (!found)
      throw new Error(
        `Failed to find package "${name}". Please use one of: ${all.map((one) => one.folder).join(', ')}.`,
      )
    return found
  })
}

/**
 * @param {Package} one
 * @param {number} [base]
 * @param {string} [hostname] by which the machine is reached
 */
export const addressOf = (one, base = portBase(), hostname = 'localhost') => `http://${hostname}:${base + one.offset}`

/**
 * Returns the folder of a build. One for development lies apart, so that it never replaces what is served as the product.
 * @param {Package} one
 * @param {'production' | 'development'} [flavour]
 */
export const distOf = (one, flavour = 'production') =>
  path.join(one.dir, ...(flavour === 'development' ? ['.cache', 'development'] : ['dist']))
