/** Finds what would be refused, before anybody deploys: each problem is a sentence with its remedy. */
import fs from 'node:fs'
import path from 'node:path'
import { needsIn, readJson, readRemote } from './remote.mjs'
import { filesIn, hashesIn, MANIFEST } from './seal.mjs'
import { parse, patternOf, sourcesOf, walk } from './sources.mjs'
import { installedVersion, LIBRARIES, missingFrom, packedShell } from './surface.mjs'

/** @typedef {import('./surface.mjs').Shell} Shell */
/** @typedef {{ name: string, entry: string, routes: string[], keys?: string[], unsigned?: boolean }} RegistryEntry */

/** Files whose name changes with their content. */
const HASHED = /\.[0-9a-f]{8}\.(js|css)$/
/** Assigns what only React itself assigns. */
const REACT = /\.__(?:CLIENT|SECRET)_INTERNALS\w*\s*=(?!=)/
const ROUTE_NAME = /^[a-z][a-z0-9-]*$/

/**
 * Lists what is wrong with the sources of a remote.
 * @param {string} folder
 * @param {Shell} [shell]
 * @returns {string[]}
 */
export function problemsOfSources(folder, shell = packedShell()) {
  const { name, title, routes, exposes } = readRemote(folder)
  const problems = []
  if (!ROUTE_NAME.test(name ?? ''))
    problems.push(`remote.json has no usable "name". Use lower-case letters, digits and hyphens: "agenda".`)
  if (!title) problems.push('remote.json has no "title". Name the area in Portuguese: its failure card begins with it.')
  if (!routes?.length)
    problems.push('remote.json names no routes, so no address leads to it. Add "routes": ["/agenda"].')
  const exposedRemote = exposes?.['./remote']
  if (!exposedRemote)
    problems.push('remote.json exposes no "./remote". Add "exposes": { "./remote": "./src/remote.ts" }.')
  for (const file of Object.values(exposes ?? {}))
    if (!fs.existsSync(path.join(folder, file)))
      problems.push(`remote.json exposes ${file}, which is not there. Write that file, or correct the path.`)
  const imports = importsOf(folder)
  const shown = routesOf(folder, shell.paths)
  for (const route of routes ?? []) {
    if (!route.startsWith('/')) problems.push(`The route "${route}" does not begin with a slash.`)
    else if (!shown.has(route))
      problems.push(
        `No route object has the path "${route}" of remote.json: the page would be "not found". Add it to the routes of the remote.`,
      )
  }
  for (const [module, files] of imports) {
    const isShared = module in shell.facades
    if (module.startsWith('@ementa/') && !isShared && !module.startsWith('@ementa/remote-kit'))
      problems.push(
        `${files[0]} imports ${module}, which no shell shares. Import from one of ${Object.keys(shell.facades).join(', ')}.`,
      )
    if (/^react-router(-dom)?$/.test(module))
      problems.push(
        `${files[0]} imports ${module}: a second router would not know the page's address. Import from @ementa/ui/router.`,
      )
  }
  for (const library of LIBRARIES) {
    const version = installedVersion(folder, library)
    const major = Object.keys(shell.provides).find((group) => group.startsWith(`${library}@`))
    if (version && major !== `${library}@${version.split('.')[0]}`)
      problems.push(
        `${library} ${version} is installed, the shell has ${major}. Install that version: a page has one React.`,
      )
  }
  return problems
}

/**
 * Lists what is wrong with a build.
 * @param {string} folder
 * @param {string} dist
 * @param {{ shell?: Shell, isSealed?: boolean }} [options] `isSealed`: it has to be
 * @returns {string[]}
 */
export function problemsOfBuild(folder, dist, { shell = packedShell(), isSealed = true } = {}) {
  if (!fs.existsSync(path.join(dist, MANIFEST)))
    return [`${dist} has no ${MANIFEST}. Build the remote with the plugin of @ementa/remote-kit first.`]
  const manifest = readJson(path.join(dist, MANIFEST))
  const { ementa, metaData, name } = manifest
  if (!ementa?.needs || !metaData?.remoteEntry)
    return [
      `${MANIFEST} does not say what it was built with. Build with ementaRemote() of @ementa/remote-kit/rspack or /vite.`,
    ]
  const problems = []
  const given = readRemote(folder).name
  if (name !== given) problems.push(`${MANIFEST} is that of "${name}", remote.json says "${given}". Build again.`)
  const { contract, storage } = shell
  if (ementa.contract !== contract || ementa.storage !== storage)
    problems.push(
      `It was built with contract ${ementa.contract} and storage ${ementa.storage}, the shell has ${contract} and ${storage}. Install the kit of that shell and build again.`,
    )
  const missing = missingFrom(needsIn(dist, ementa) ?? {}, shell.provides)
  if (missing.length > 0)
    problems.push(
      `The shell does not provide ${missing.join(', ')}. Use what it has, or wait until a shell with it is released.`,
    )
  const scripts = filesIn(dist).filter((file) => file.endsWith('.js') && !file.startsWith('alone/'))
  const contents = scripts.map((file) => ({ file, text: fs.readFileSync(path.join(dist, file), 'utf8') }))
  const bundled = contents.find(({ text }) => REACT.test(text))
  if (bundled)
    problems.push(
      `${bundled.file} brings a React of its own. Leave "react" to the plugin: no alias, no second version below node_modules, no "shared" of your own.`,
    )
  if (contents.some(({ text }) => text.includes('jsxDEV(')))
    problems.push('It is a development build, which the React of the shell cannot run. Build with mode "production".')
  const { type = 'global', path: at = '', name: container } = metaData.remoteEntry
  if (type !== 'module' && !contents.some(({ text }) => text.includes('ementaTrust')) && contents.length > 1)
    problems.push(
      'Its chunks ask for no Trusted Types policy of the shell, so the browser would refuse them. Build with ementaRemote() and leave output.trustedTypes to it.',
    )
  const unhashed = contents.map(({ file }) => file).filter((file) => !HASHED.test(file))
  if (unhashed.length > 0)
    problems.push(
      `${unhashed.join(', ')} has no hash of 8 hexadecimal digits in its name, so old tabs would get new files. Leave the names of files to the plugin.`,
    )
  if (!scripts.includes(at + container)) problems.push(`The container ${at + container} is not there. Build again.`)
  if (isSealed && JSON.stringify(ementa.files) !== JSON.stringify(hashesIn(dist)))
    problems.push('The manifest lacks the hashes of these files. Run: npx ementa-remote seal')
  return problems
}

/**
 * Lists what the registry of a live shell holds against a remote.
 * @param {string} folder
 * @param {string} dist
 * @param {RegistryEntry[]} entries
 * @returns {string[]}
 */
export function problemsOfRegistry(folder, dist, entries) {
  const { name, routes } = readRemote(folder)
  const problems = []
  const own = entries.find((one) => one.name === name)
  for (const route of routes ?? []) {
    const owner = entries.find((one) => one.name !== name && one.routes.includes(route))
    if (owner) problems.push(`${route} belongs to "${owner.name}" in that shell. Choose another route.`)
  }
  if (!own)
    return [
      ...problems,
      `remotes.json has no entry "${name}" yet. Give its keeper the entry that ementa-remote sign prints.`,
    ]
  const { ementa } = readJson(path.join(dist, MANIFEST))
  if (!own.unsigned && !ementa?.signature)
    problems.push('The build is not signed, and remotes.json asks for it. Run: npx ementa-remote sign --key <file.pem>')
  return problems
}

/** Modules that the sources import, with the files that do. @param {string} folder @returns {Map<string, string[]>} */
function importsOf(folder) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const file of sourcesOf(path.join(folder, 'src')))
    for (const { moduleRequest, entries } of parse(file).module.staticImports) {
      if (entries.length > 0 && entries.every(({ isType }) => isType)) continue
      found.set(moduleRequest.value, [...(found.get(moduleRequest.value) ?? []), path.relative(folder, file)])
    }
  return found
}

/** Patterns of all route objects. @param {string} folder @param {Record<string, string>} paths @returns {Set<string>} */
function routesOf(folder, paths) {
  const found = new Set()
  for (const file of sourcesOf(path.join(folder, 'src')))
    walk(parse(file).program, (node) => {
      const pattern = node.type === 'ObjectExpression' ? patternOf(node, paths) : undefined
      if (pattern) found.add(pattern)
    })
  return found
}
