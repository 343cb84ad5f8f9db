/** The addresses of the product, and the folders that are named after them. */
import path from 'node:path'
import { parse, property, walk } from '../../remote-kit/lib/sources.mjs'
import { root } from './packages.mjs'

/** Patterns by their name in `paths`: `{ home: '/' }`. @param {string} [base] */
export function patterns(base = root) {
  /** @type {Record<string, string>} */
  const found = {}
  walk(parse(path.join(base, 'shared-contracts/src/paths.ts')).program, (node) => {
    if (node.type !== 'Property') return
    const { value } = node
    const pattern = value.type === 'CallExpression' ? value.arguments[0] : property(value, 'pattern')
    if (typeof pattern?.value === 'string') found[node.key.name] = pattern.value
  })
  return found
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
