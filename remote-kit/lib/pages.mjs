/**
 * Which module shows which path of a remote, read from its `routes.tsx`, so that the manifest can say which files a path
 * needs.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parse, property, walk } from './sources.mjs'

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
