/**
 * Which module shows which path of a remote, read from its `routes.tsx`, so that the build can say in the manifest which
 * files a path needs (`tooling/rspack/fingerprint.mjs`).
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from './packages.mjs'

/** @param {string} file */
const parse = (file) => parseSync(file, fs.readFileSync(file, 'utf8')).program

/** @param {any} node @param {(node: any) => void} visit */
function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node)
    for (const key in node) if (key !== 'parent') walk(node[key], visit)
  }
}

/** @param {any} node @param {string} name the value of a property of an object literal */
const property = (node, name) =>
  node.properties?.find((/** @type {any} */ one) => one.type === 'Property' && one.key.name === name)?.value

/** Patterns by their name in `paths`: `{ home: '/' }`. @param {string} [base] */
export function patterns(base = root) {
  /** @type {Record<string, string>} */
  const found = {}
  walk(parse(path.join(base, 'shared-contracts/src/paths.ts')), (node) => {
    if (node.type !== 'Property') return
    const { value } = node
    const pattern = value.type === 'CallExpression' ? value.arguments[0] : property(value, 'pattern')
    if (typeof pattern?.value === 'string') found[node.key.name] = pattern.value
  })
  return found
}

/**
 * Requests of the lazily imported pages by route pattern: `{ '/': './features/feed/feed-page' }`. A route that shows
 * nothing lazy (a redirect) is left out.
 * @param {string} folder `mfe-social`
 * @param {string} [base] the checkout to read
 * @returns {Record<string, string>}
 */
export function pagesOf(folder, base = root) {
  const program = parse(path.join(base, folder, 'src/routes.tsx'))
  /** @type {Record<string, string>} */
  const requests = {}
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.init?.callee?.name !== 'lazyPage') return
    walk(node.init, (inner) => {
      if (inner.type === 'ImportExpression') requests[node.id.name] = inner.source.value
    })
  })
  const patternOf = patterns(base)
  /** @type {Record<string, string>} */
  const pages = {}
  walk(program, (node) => {
    const routePath = property(node, 'path')
    const pattern = patternOf[routePath?.object?.property?.name] ?? routePath?.value
    const request = requests[property(node, 'element')?.openingElement?.name.name]
    if (pattern && request) pages[pattern] = request
  })
  return pages
}

const kebab = (/** @type {string} */ name) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()

/** Routes whose segment is no good name for a folder, with the name of their feature. */
const RENAMED = new Map([
  ['/', 'feed'],
  // A file `abtest-…` reads like a test.
  ['/newsletters/:handle/abtest', 'ab-tests'],
  // Code is in English.
  ['/newsletters/:handle/configuracoes', 'settings'],
  ['/admin/pessoas/:username', 'case'],
  ['/leis', 'debated-law'],
  ['/leis/:act', 'law'],
])

/**
 * The names that the feature of a route may have: its last fixed segment (`/p/:postId/comments` → `comments`) or its name in
 * `paths` (`/settings/privacy` → `privacy-settings`), which is for segments that say too little alone.
 * @param {string} pattern
 * @param {string} name in `paths`
 * @returns {string[]}
 */
export function featureNames(pattern, name) {
  const segment = pattern.split('/').findLast((part) => !part.startsWith(':')) ?? ''
  return [RENAMED.get(pattern) ?? segment, kebab(name)]
}

/**
 * Pages whose feature folder is named after none of the routes that show it, as `folder: its routes`.
 * @param {Record<string, string>} pages requests by pattern, as `pagesOf` returns them
 * @param {Record<string, string>} patternsByName as `patterns` returns them
 * @returns {string[]}
 */
export function misnamedFeatures(pages, patternsByName) {
  /** @type {Map<string, string[]>} folder → patterns */
  const routes = new Map()
  for (const [pattern, request] of Object.entries(pages)) {
    const folder = /^\.\/features\/([^/]+)\//.exec(request)?.[1] ?? request
    routes.set(folder, [...(routes.get(folder) ?? []), pattern])
  }
  const names = new Map(Object.entries(patternsByName).map(([name, pattern]) => [pattern, name]))
  return [...routes].flatMap(([folder, shown]) =>
    shown.some((pattern) => featureNames(pattern, names.get(pattern) ?? '').includes(folder))
      ? []
      : [`${folder}: ${shown.join(', ')}`],
  )
}
