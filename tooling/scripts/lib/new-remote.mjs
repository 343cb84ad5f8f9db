import fs from 'node:fs'
import path from 'node:path'
import { shell } from '../../lib/packages.mjs'

const TEMPLATES = path.resolve(import.meta.dirname, '../../templates/remote')

/**
 * Writes a new remote into a checkout: the package, its journey, and its places in workspaces, type check and
 * Docker. The rules and the registry of Docker follow from its `remote.json` (`docker-config.mjs`).
 * @param {{ root: string, name: string, title: string }} remote `root`: the checkout
 * @returns {string[]} files that were written, from the root
 * @throws {Error} with one sentence for a name that cannot be used
 */
export function writeRemote({ root, name, title }) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" cannot be a name. Please use lower-case letters, digits and single hyphens: contratos.`)
  if (name === shell().name) throw new Error(`${name} is the name of the host. Please choose another name.`)
  const folder = `mfe-${name}`
  if (fs.existsSync(path.join(root, folder))) throw new Error(`${folder} is there already.`)
  const others = remotesOf(root)
  const owner = others.find(({ routes }) => routes.includes(`/${name}`))
  if (owner) throw new Error(`/${name} belongs to ${owner.name}. Please choose another name.`)

  const versionOf = dependencyVersions(root)
  /** @type {Record<string, string>} */
  const values = {
    name,
    Title: title,
    Page: name.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase()),
    port: String(Math.max(...others.map(({ port }) => port)) + 1),
    react: versionOf('react'),
    testing: versionOf('@testing-library/react'),
    vitest: versionOf('vitest'),
  }
  const fill = (/** @type {string} */ text) => text.replace(/@(\w+)@/g, (whole, key) => values[key] ?? whole)
  const templates = fs
    .readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tpl'))
    .map((file) => ({ file, target: fill(file.replace(/\.tpl$/, '')) }))
  const present = templates.find(({ target }) => fs.existsSync(path.join(root, target)))
  if (present) throw new Error(`${present.target} is there already. Please choose another name.`)
  for (const { file, target } of templates) {
    fs.mkdirSync(path.dirname(path.join(root, target)), { recursive: true })
    fs.writeFileSync(path.join(root, target), fill(fs.readFileSync(path.join(TEMPLATES, file), 'utf8')))
  }
  const written = templates.map(({ target }) => target)

  const edit = (/** @type {string} */ file, /** @type {(text: string) => string} */ change) => {
    const at = path.join(root, file)
    const before = fs.readFileSync(at, 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`Failed to add ${folder} to ${file}: nothing there looks like the place.`)
    fs.writeFileSync(at, after)
    written.push(file)
  }
  edit('package.json', (text) => text.replace(/^( *)"e2e"$/m, `$1"${folder}",\n$1"e2e"`))
  edit('tsconfig.json', (text) => text.replace(/^( *)(\{ "path": "e2e" \})$/m, `$1{ "path": "${folder}" },\n$1$2`))
  for (const file of ['docker-compose.yml', 'docker-compose.dist.yml'])
    edit(file, composeService(name, values.port ?? ''))
  return written.sort()
}

/**
 * Takes a remote out of a checkout: everything that `writeRemote` writes, and nothing else. Its entry in a live registry is
 * that registry's.
 * @param {{ root: string, name: string }} remote
 * @returns {string[]} what was removed or edited, from the root
 * @throws {Error} with one sentence when there is no such remote
 */
export function removeRemote({ root, name }) {
  const folder = `mfe-${name}`
  if (!fs.existsSync(path.join(root, folder, 'remote.json'))) throw new Error(`There is no remote ${folder}.`)
  const service = new RegExp(`^ {2}${name}:\\n(?: {4}.*\\n)*`, 'm')
  const address = new RegExp(`^ *${name}=http.*\\n`, 'gm')
  const withoutService = (/** @type {string} */ text) => `${text.replace(service, '').replace(address, '').trimEnd()}\n`
  /** @type {[file: string, edit: (text: string) => string][]} */
  const edits = [
    ['package.json', (text) => text.replace(new RegExp(`^ *"${folder}",\\n`, 'm'), '')],
    ['tsconfig.json', (text) => text.replace(new RegExp(`^ *\\{ "path": "${folder}" \\},\\n`, 'm'), '')],
    ['docker-compose.yml', withoutService],
    ['docker-compose.dist.yml', withoutService],
  ]
  for (const [file, edit] of edits) {
    const at = path.join(root, file)
    fs.writeFileSync(at, edit(fs.readFileSync(at, 'utf8')))
  }
  const folders = [folder, `e2e/journeys/${name}`]
  for (const one of folders) fs.rmSync(path.join(root, one), { recursive: true, force: true })
  return [...folders, ...edits.map(([file]) => file)]
}

/** Adds a service after the last remote's, a copy of it under another name. @param {string} name @param {string} port */
const composeService = (name, port) => (/** @type {string} */ text) => {
  const variable = `\${EMENTA_${name.toUpperCase().replaceAll('-', '_')}_PORT:-${port}}`
  const services = [...text.matchAll(/^ {2}([a-z][a-z0-9-]*):\n(?: {4}.*\n)*/gm)]
  const [last = '', lastName = ''] = services.findLast(([service]) => service.includes('mfe-')) ?? []
  const next = last.replaceAll(lastName, name).replace(/\$\{EMENTA_(?!HOST)\w+_PORT:-\d+\}/, variable)
  const address = new RegExp(`^( *)(${lastName}=http.*)$`, 'gm')
  return text
    .replace(last, () => last + next)
    .replace(address, `$1$2\n$1${name}=http://\${EMENTA_NAME:-localhost}:${variable}`)
}

/** @param {string} root @returns {Array<{ name: string, port: number, routes: string[] }>} */
function remotesOf(root) {
  return fs
    .readdirSync(root)
    .map((folder) => path.join(root, folder, 'remote.json'))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')))
}

/** The exact versions that the other packages name. @param {string} root @returns {(name: string) => string} */
function dependencyVersions(root) {
  const all = fs
    .readdirSync(root)
    .map((folder) => path.join(root, folder, 'package.json'))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')))
  const known = Object.assign({}, ...all.flatMap((one) => [one.dependencies ?? {}, one.devDependencies ?? {}]))
  return (name) => known[name]
}
