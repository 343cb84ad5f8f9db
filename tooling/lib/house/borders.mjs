/**
 * Borders inside a package (decision 020): a feature of a remote never imports another one, `shared/` imports no feature,
 * and neither files nor folders import each other in a circle.
 * @import { Module } from './modules.mjs'
 */

const ROOM = /^(?<remote>mfe-[^/]+)\/src\/(?<kind>features|shared)\/(?<name>[^/]+)\//

/**
 * Imports from one feature of a remote into another, or from what features share into one of them, as `file -> file`.
 * Tests count as well: one that needs two features belongs in `src/test/`.
 * @param {Module[]} modules
 */
export const featureImports = (modules) =>
  modules.flatMap(({ file, imports }) => {
    const from = ROOM.exec(file)?.groups
    if (!from) return []
    return imports.flatMap(({ target = '' }) => {
      const to = ROOM.exec(target)?.groups
      const isForeign = to?.kind === 'features' && to.remote === from.remote
      return isForeign && (from.kind === 'shared' || to.name !== from.name) ? [`${file} -> ${target}`] : []
    })
  })

/**
 * Circles of files that import each other, each as `a -> b -> a`. Types and lazy imports count: a reader follows them too.
 * @param {Module[]} modules
 */
export const fileCycles = (modules) =>
  cyclesOf(new Map(modules.map(({ file, imports }) => [file, new Set(imports.flatMap(({ target }) => target ?? []))])))

/**
 * Circles of folders beside each other at any depth, whatever is imported between them. Tests are left out: one may use what
 * its folder must not.
 * @param {Module[]} modules
 */
export function folderCycles(modules) {
  /** @type {Map<string, Map<string, Set<string>>>} */
  const levels = new Map()
  for (const { file, imports, isTest } of modules) {
    if (isTest) continue
    for (const { target } of imports) {
      const border = target && borderBetween(file, target)
      if (!border) continue
      const graph = levels.get(border.parent) ?? new Map()
      levels.set(border.parent, graph.set(border.from, (graph.get(border.from) ?? new Set()).add(border.to)))
    }
  }
  return [...levels.values()].flatMap(cyclesOf)
}

/**
 * Where the paths of two files part: the folders on either side, if there is one on both.
 * @param {string} file
 * @param {string} target
 */
function borderBetween(file, target) {
  const [from, to] = [file.split('/'), target.split('/')]
  const depth = from.findIndex((part, index) => part !== to[index])
  // A file beside the folder is no border.
  if (depth < 0 || depth >= from.length - 1 || depth >= to.length - 1) return
  const upTo = (/** @type {string[]} */ parts) => parts.slice(0, depth + 1).join('/')
  return { parent: from.slice(0, depth).join('/'), from: upTo(from), to: upTo(to) }
}

/**
 * One circle for each group of nodes that reach each other (strongly connected components), the shortest through its
 * first node.
 * @param {Map<string, Set<string>>} graph
 */
export function cyclesOf(graph) {
  /** @type {Set<string>} */
  const done = new Set()
  return [...graph.keys()].sort().flatMap((start) => {
    if (done.has(start)) return []
    const way = shortestWayBack(graph, start)
    if (!way) return []
    for (const node of reachable(graph, start)) if (reachable(graph, node).has(start)) done.add(node)
    return [way.join(' -> ')]
  })
}

/** @param {Map<string, Set<string>>} graph @param {string} start */
function reachable(graph, start) {
  const seen = new Set([start])
  for (const node of seen) for (const next of graph.get(node) ?? []) seen.add(next)
  return seen
}

/** @param {Map<string, Set<string>>} graph @param {string} start */
function shortestWayBack(graph, start) {
  const ways = [[start]]
  const seen = new Set()
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
}
