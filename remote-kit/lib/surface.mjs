/**
 * Compares what a remote needs with what the shell provides: names of the shared facades, members of `Services`, calls of
 * the contract. The shell does the same before a remote's code runs (decision 017).
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parse, sourcesOf, walk } from './sources.mjs'

/**
 * Names by what they belong to: a facade, a library, `services` or `calls`. Sorted, so that equal surfaces are equal texts.
 * @typedef {Record<string, string[]>} Surface
 *
 * @typedef {object} Shell what the kit knows of the shell that it was packed beside
 * @property {number} contract
 * @property {number} storage
 * @property {string} surface fingerprint of `provides`
 * @property {Surface} provides
 * @property {Record<string, string>} facades version of each facade
 * @property {Record<string, string>} paths patterns of the product's addresses by their name in `paths`
 */

/** Libraries that the shell shares as they are: a remote needs names of their major version. */
export const LIBRARIES = ['react', 'react-dom']

/** Returns the shell of the release that this kit was packed with. @returns {Shell} */
export const packedShell = () => JSON.parse(fs.readFileSync(new URL('../shell.json', import.meta.url), 'utf8'))

/**
 * Returns the version of a library that a package has installed, or null.
 * @param {string} folder
 * @param {string} name
 * @returns {string | null}
 */
export function installedVersion(folder, name) {
  try {
    return createRequire(path.join(folder, 'package.json'))(`${name}/package.json`).version
  } catch {
    return null
  }
}

/** `@ementa/ui@1`: a facade of another major version is another facade. @param {string} name @param {string} version */
export const groupOf = (name, version) => `${name}@${version.split('.')[0]}`

/**
 * Returns the part of the shell's surface that the sources of a remote use.
 * @param {string} folder of the remote, with `src`
 * @param {Shell} shell
 * @returns {Surface}
 */
export function needsOf(folder, shell) {
  /** @type {Map<string, Set<string>>} */
  const needs = new Map()
  const add = (/** @type {string} */ group, /** @type {string} */ name) => {
    needs.set(group, (needs.get(group) ?? new Set()).add(name))
  }
  const versionOf = (/** @type {string} */ name) =>
    shell.facades[name] ?? (LIBRARIES.includes(name) ? installedVersion(folder, name) : null)
  // A page of JSX alone names nothing of React, and needs it all the same.
  const react = installedVersion(folder, 'react')
  if (react) needs.set(groupOf('react', react), new Set())
  const calls = new Set(shell.provides.calls)
  for (const file of sourcesOf(path.join(folder, 'src'))) {
    const { program, module } = parse(file)
    for (const { moduleRequest, entries } of module.staticImports) {
      const version = versionOf(moduleRequest.value)
      if (!version) continue
      for (const { importName, isType } of entries)
        if (!isType && importName.kind === 'Name' && importName.name)
          add(groupOf(moduleRequest.value, version), importName.name)
    }
    walk(program, (node) => {
      for (const name of servicesIn(node)) add('services', name)
      const call = callIn(node)
      if (call && calls.has(call)) add('calls', call)
    })
  }
  return Object.fromEntries(
    [...needs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, names]) => [key, [...names].sort()]),
  )
}

/** `const { api, toast } = useServices()` and `services.api`. @param {any} node @returns {string[]} */
function servicesIn(node) {
  if (node.type === 'VariableDeclarator' && isUseServices(node.init) && node.id.type === 'ObjectPattern')
    return node.id.properties.flatMap((/** @type {any} */ one) => (one.key?.name ? [one.key.name] : []))
  const isMember = node.type === 'MemberExpression' && !node.computed
  if (isMember && (isUseServices(node.object) || node.object.name === 'services')) return [node.property.name]
  return []
}

const isUseServices = (/** @type {any} */ node) => node?.type === 'CallExpression' && node.callee.name === 'useServices'

/** `api.posts.create` → `posts.create`. @param {any} node @returns {string | undefined} */
function callIn(node) {
  if (node.type !== 'MemberExpression' || node.computed || node.object.type !== 'MemberExpression') return undefined
  return node.object.computed ? undefined : `${node.object.property.name}.${node.property.name}`
}

/**
 * Returns a short text that is equal for equal surfaces.
 * @param {Surface} surface
 */
export const fingerprintOf = (surface) => createHash('sha256').update(JSON.stringify(surface)).digest('hex').slice(0, 8)

/**
 * Names that are needed and not provided: `@ementa/ui@1: Button`, or `@ementa/ui@2 (it has @ementa/ui@1)` for a whole
 * facade. `shell/src/federation/manifest.ts` says the same.
 * @param {Surface} needs
 * @param {Surface} surface
 * @returns {string[]}
 */
export const missingFrom = (needs, surface) =>
  Object.entries(needs).flatMap(([group, names]) => {
    const provided = surface[group]
    if (!provided) return [`${group}${otherMajor(group, surface)}`]
    return names.filter((name) => !provided.includes(name)).map((name) => `${group}: ${name}`)
  })

/** @param {string} group @param {Surface} surface */
function otherMajor(group, surface) {
  const facade = (/** @type {string} */ name) => name.replace(/@\d+$/, '')
  const other = Object.keys(surface).find((name) => facade(name) === facade(group))
  return other ? ` (it has ${other})` : ''
}
