/** Reads TypeScript sources: what they import, use and declare, and which module shows which path of a remote. */
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** @param {string} file @param {string} [source] */
export function parse(file, source = fs.readFileSync(file, 'utf8')) {
  const { program, module, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`Failed to parse ${file}: ${error.message}`)
  return { program, module }
}

/** @param {any} node @param {(node: any) => void} visit */
export function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node)
    for (const key in node) if (key !== 'parent') walk(node[key], visit)
  }
}

/** Returns the value of a property of an object literal. @param {any} node @param {string} name */
export const property = (node, name) =>
  node?.properties?.find((/** @type {any} */ one) => one.type === 'Property' && one.key.name === name)?.value

/** Files of a container: tests and the stand-alone start are not in it. @param {string} folder */
export const sourcesOf = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => path.basename(file) !== 'standalone.ts' && !file.includes(`${path.sep}test${path.sep}`))
    .sort()

/**
 * Requests of the lazily imported pages by route pattern: `{ '/': './features/feed/feed-page' }`. A route that shows
 * nothing lazy (a redirect) is left out, and so are the pages of a remote without such a file.
 * @param {string} folder of the remote
 * @param {Record<string, string>} paths of the contracts, by name
 * @returns {Record<string, string>}
 */
export function pagesOf(folder, paths) {
  const file = path.join(folder, 'src/routes.tsx')
  if (!fs.existsSync(file)) return {}
  const { program } = parse(file)
  /** @type {Record<string, string>} */
  const requests = {}
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.init?.callee?.name !== 'lazyPage') return
    walk(node.init, (inner) => {
      if (inner.type === 'ImportExpression') requests[node.id.name] = inner.source.value
    })
  })
  /** @type {Record<string, string>} */
  const pages = {}
  walk(program, (node) => {
    const pattern = patternOf(node, paths)
    const request = requests[property(node, 'element')?.openingElement?.name.name]
    if (pattern && request) pages[pattern] = request
  })
  return pages
}

/** The pattern of a route object: `'/agenda'`, or `paths.home.pattern`. @param {any} node @param {Record<string, string>} paths */
export function patternOf(node, paths) {
  const route = property(node, 'path')
  return paths[route?.object?.property?.name] ?? route?.value
}
