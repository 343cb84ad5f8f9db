/**
 * Reads from the sources what a remote needs and what the shell provides: value exports of the shared
 * facades, members of `Services`, calls of the contract. Both sides are compared before a remote's code runs (decision 017).
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { facadeVersions } from './facade-versions.mjs'
import { root } from './packages.mjs'

const require = createRequire(import.meta.url)

/** Libraries that the shell shares as they are: a remote needs names of their major version. */
const LIBRARIES = ['react', 'react-dom']
const majorOfLibrary = (/** @type {string} */ name) => require(`${name}/package.json`).version.split('.')[0]
const groupOfLibrary = (/** @type {string} */ name) => `${name}@${majorOfLibrary(name)}`

/** Entry file of each shared facade. Federation shares exactly these (`tooling/rspack/shared.mjs`). */
export const FACADES = {
  '@ementa/contracts': 'shared-contracts/src/index.ts',
  '@ementa/ui': 'shared-ui/src/index.ts',
  '@ementa/ui/overlays': 'shared-ui/src/overlays.ts',
  '@ementa/ui/forms': 'shared-ui/src/forms.ts',
  '@ementa/ui/router': 'shared-ui/src/router.ts',
  '@ementa/ui/data': 'shared-ui/src/data.ts',
}

/**
 * Names by what they belong to: a facade, `services` or `calls`. Sorted, so that equal surfaces are equal texts.
 * @typedef {Record<string, string[]>} Surface
 */

/** @param {string} file relative to `base` */
const read = (file, base = root) => fs.readFileSync(path.join(base, file), 'utf8')

/** @param {string} file @param {string} source */
function parse(file, source) {
  const { program, module, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`Failed to parse ${file}: ${error.message}`)
  return { program, module }
}

/**
 * Value exports of a module (types leave no trace at run time), `export *` of relative modules included.
 * @param {string} file from `base`
 * @param {string} [base] the checkout to read
 * @returns {Set<string>}
 */
export function exportsOf(file, base = root) {
  const { module } = parse(file, read(file, base))
  /** @type {Set<string>} */
  const names = new Set()
  for (const { entries } of module.staticExports) {
    for (const { exportName, importName, isType, moduleRequest } of entries) {
      if (isType) continue
      if (importName.kind === 'AllButDefault' && exportName.kind === 'None') {
        const target = resolveRelative(file, moduleRequest?.value ?? '', base)
        if (!target) throw new Error(`Failed to read the exports of ${file}: "export *" of a library has no list.`)
        for (const name of exportsOf(target, base)) names.add(name)
      } else if (exportName.name) names.add(exportName.name)
    }
  }
  return names
}

/** @param {string} from @param {string} request @param {string} base */
function resolveRelative(from, request, base) {
  if (!request.startsWith('.')) return undefined
  const plain = path.posix.join(path.posix.dirname(from), request)
  return [`${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`].find((file) => fs.existsSync(path.join(base, file)))
}

/**
 * Returns the surface that a shell built from this checkout gives to remotes.
 * @param {string} [base]
 * @returns {Surface}
 */
export function readProvided(base = root) {
  const facades = Object.entries(FACADES).map(([name, file]) => [
    withMajor(name, base),
    [...exportsOf(file, base)].sort(),
  ])
  const libraries = LIBRARIES.map((name) => [groupOfLibrary(name), Object.keys(require(name)).sort()])
  return { ...Object.fromEntries([...facades, ...libraries]), services: serviceNames(base), calls: callNames(base) }
}

/** `@ementa/ui@1`: a facade of another major version is another facade. @param {string} name @param {string} base */
const withMajor = (name, base) => `${name}@${facadeVersions(base)[name]?.version.split('.')[0] ?? 1}`

/** @param {string} base */
function serviceNames(base) {
  const { program } = parse('services.ts', read('shared-contracts/src/services.ts', base))
  /** @type {string[]} */
  const names = []
  walk(program, (node) => {
    if (node.type !== 'TSInterfaceDeclaration' || node.id.name !== 'Services') return
    for (const member of node.body.body) if (member.key?.name) names.push(member.key.name)
  })
  return names.sort()
}

/** @param {string} base */
function callNames(base) {
  const folder = 'shared-contracts/src/calls'
  const sources = fs.readdirSync(path.join(base, folder)).map((file) => read(`${folder}/${file}`, base))
  const names = sources.flatMap((source) => [...source.matchAll(/\bcall\('\/(\w+)\/(\w+)'\)/g)])
  return names.map(([, area, call]) => `${area}.${call}`).sort()
}

/**
 * Returns the part of that surface that a remote's sources use.
 * @param {string} folder `mfe-social`
 * @param {string} [base]
 * @returns {Surface}
 */
export function needsOf(folder, base = root) {
  /** @type {Map<string, Set<string>>} */
  const needs = new Map()
  const add = (/** @type {string} */ group, /** @type {string} */ name) => {
    needs.set(group, (needs.get(group) ?? new Set()).add(name))
  }
  const calls = new Set(callNames(base))
  for (const file of sourcesOf(path.join(base, folder, 'src'))) {
    const { program, module } = parse(file, fs.readFileSync(file, 'utf8'))
    for (const { moduleRequest, entries } of module.staticImports) {
      const group = groupOf(moduleRequest.value, base)
      if (!group) continue
      for (const { importName, isType } of entries) {
        if (!isType && importName.kind === 'Name' && importName.name) add(group, importName.name)
      }
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

/** The group of the surface that a module belongs to. @param {string} module @param {string} base */
function groupOf(module, base) {
  if (module in FACADES) return withMajor(module, base)
  return LIBRARIES.includes(module) ? groupOfLibrary(module) : undefined
}

/** Tests and the stand-alone start are not in the container. @param {string} folder */
function sourcesOf(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => path.basename(file) !== 'standalone.ts' && !file.includes(`${path.sep}test${path.sep}`))
    .sort()
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

/** @param {any} node @param {(node: any) => void} visit */
function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node)
    for (const key in node) if (key !== 'parent') walk(node[key], visit)
  }
}

/**
 * Short text that is equal for equal surfaces.
 * @param {Surface} surface
 */
export const fingerprintOf = (surface) => createHash('sha256').update(JSON.stringify(surface)).digest('hex').slice(0, 8)

/** Fingerprint of the surface of each facade. @returns {Record<string, string>} */
export const facadeSurfaces = () =>
  Object.fromEntries(
    Object.entries(FACADES).map(([name, file]) => [name, fingerprintOf({ [name]: [...exportsOf(file)].sort() })]),
  )

/**
 * Names that are needed and not provided: `@ementa/ui@1: Button`, or `@ementa/ui@2 (it has @ementa/ui@1)` for a whole
 * facade. `shell/src/federation/compatibility.ts` says the same.
 * @param {Surface} needs
 * @param {Surface} surface
 * @returns {string[]}
 */
export const missingFrom = (needs, surface) =>
  Object.entries(needs).flatMap(([group, names]) => {
    const provided = surface[group]
    if (!provided && names.length > 0) return [`${group}${otherMajor(group, surface)}`]
    return names.filter((name) => !provided?.includes(name)).map((name) => `${group}: ${name}`)
  })

/** @param {string} group @param {Surface} surface */
function otherMajor(group, surface) {
  const facade = (/** @type {string} */ name) => name.replace(/@\d+$/, '')
  const other = Object.keys(surface).find((name) => facade(name) === facade(group))
  return other ? ` (it has ${other})` : ''
}

/**
 * The numbers that people raise by hand: of the contract and of the shapes in storage. Node 20 cannot import TypeScript.
 * @param {string} [base]
 */
export function versions(base = root) {
  const source = read('shared-contracts/src/remote-module.ts', base)
  const number = (/** @type {string} */ name) => {
    const found = new RegExp(`export const ${name} = (\\d+)`).exec(source)
    if (!found) throw new Error(`Failed to read ${name} from shared-contracts/src/remote-module.ts: no such line.`)
    return Number(found[1])
  }
  return { contract: number('CONTRACT'), storage: number('STORAGE') }
}
