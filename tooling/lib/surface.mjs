/**
 * Reads from the sources what the shell provides to remotes: value exports of the shared facades, members of `Services`,
 * calls of the contract. What a remote needs of it, its kit reads (`remote-kit/lib/surface.mjs`, decision 017).
 */
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parse, walk } from '../../remote-kit/lib/sources.mjs'
import { fingerprintOf, groupOf, LIBRARIES } from '../../remote-kit/lib/surface.mjs'
import { facadeVersions } from './facade-versions.mjs'
import { root } from './packages.mjs'
import { patterns } from './pages.mjs'

const require = createRequire(import.meta.url)

/** Entry file of each shared facade. Federation shares exactly these (`remote-kit/lib/shared.mjs`). */
export const FACADES = {
  '@ementa/contracts': 'shared-contracts/src/index.ts',
  '@ementa/ui': 'shared-ui/src/index.ts',
  '@ementa/ui/overlays': 'shared-ui/src/overlays.ts',
  '@ementa/ui/forms': 'shared-ui/src/forms.ts',
  '@ementa/ui/router': 'shared-ui/src/router.ts',
  '@ementa/ui/data': 'shared-ui/src/data.ts',
}

/** @typedef {import('../../remote-kit/lib/surface.mjs').Surface} Surface */

/** @param {string} file relative to `base` */
const read = (file, base = root) => fs.readFileSync(path.join(base, file), 'utf8')

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
  const libraries = LIBRARIES.map((name) => [
    groupOf(name, require(`${name}/package.json`).version),
    Object.keys(require(name)).sort(),
  ])
  return { ...Object.fromEntries([...facades, ...libraries]), services: serviceNames(base), calls: callNames(base) }
}

/** `@ementa/ui@1`: a facade of another major version is another facade. @param {string} name @param {string} base */
const withMajor = (name, base) => groupOf(name, facadeVersions(base)[name]?.version ?? '1.0.0')

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

/** Fingerprint of the surface of each facade. @returns {Record<string, string>} */
export const facadeSurfaces = () =>
  Object.fromEntries(
    Object.entries(FACADES).map(([name, file]) => [name, fingerprintOf({ [name]: [...exportsOf(file)].sort() })]),
  )

/**
 * Returns what the kit needs to know of a shell that is built from this checkout.
 * @param {string} [base]
 * @returns {import('../../remote-kit/lib/surface.mjs').Shell}
 */
export function shellOf(base = root) {
  const provides = readProvided(base)
  const facades = Object.fromEntries(Object.entries(facadeVersions(base)).map(([name, { version }]) => [name, version]))
  return { ...versions(base), surface: fingerprintOf(provides), provides, facades, paths: patterns(base) }
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
