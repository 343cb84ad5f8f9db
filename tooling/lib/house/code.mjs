/**
 * Habits of the code itself, found in the syntax tree: what types and lint do not refuse.
 * @import { Module } from './modules.mjs'
 */

/** Names of functions that React calls while it renders. */
const RENDERS = /^(?:use[A-Z]|[A-Z])/

/** @param {Module} module @param {number} offset */
export const place = ({ file, text }, offset) => {
  const before = text.slice(0, offset).split('\n')
  const line = text.split('\n')[before.length - 1] ?? ''
  return `${file}:${before.length} ${line.trim()}`
}

/**
 * Calls `visit(node, ancestors)` for every node, parents first; `ancestors` ends with the node's parent.
 * @param {any} node
 * @param {(node: any, ancestors: any[]) => void} visit
 * @param {any[]} [ancestors]
 */
export function walk(node, visit, ancestors = []) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit, ancestors)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const isNode = typeof node.type === 'string'
  if (isNode) visit(node, ancestors)
  const inner = isNode ? [...ancestors, node] : ancestors
  for (const value of Object.values(node)) if (typeof value === 'object') walk(value, visit, inner)
}

/**
 * Nodes of the modules' trees that `isFound`. `hint` spares the trees of files whose text does not match it.
 * @param {Module[]} modules
 * @param {RegExp} hint
 * @param {(node: any, ancestors: any[]) => boolean} isFound
 */
const nodesOf = (modules, hint, isFound) =>
  modules
    .filter(({ text, isTest }) => !isTest && hint.test(text))
    .flatMap((module) => {
      /** @type {string[]} */
      const found = []
      walk(module.program(), (node, ancestors) => {
        if (isFound(node, ancestors)) found.push(place(module, node.start))
      })
      return found
    })

const isFunction = (/** @type {any} */ node) => /^(?:Arrow)?Function(?:Expression|Declaration)?/.test(node.type)

/** The name a function has or is given: `const useX = () => …`, `memo(function X() …)`. */
function nameOf(/** @type {any} */ fn, /** @type {any} */ parent) {
  if (fn.id) return fn.id.name
  return parent?.type === 'VariableDeclarator' ? (parent.id.name ?? '') : ''
}

const isCurrent = (/** @type {any} */ node) =>
  node?.type === 'MemberExpression' && !node.computed && node.property.name === 'current'

/** `if (ref.current === null) ref.current = …`: React allows to fill a ref once. */
function fillsOnce(/** @type {any} */ node, /** @type {any[]} */ ancestors) {
  if (node.operator === '??=') return true
  const test = ancestors.findLast(({ type }) => type === 'IfStatement')?.test
  return test?.type === 'BinaryExpression' && test.operator.startsWith('==') && isCurrent(test.left)
}

/**
 * Refs that a component or hook writes while it renders, which React forbids: what is read later belongs in an effect
 * event or a state object.
 * @param {Module[]} modules
 */
export const renderRefs = (modules) =>
  nodesOf(modules, /\.current\b/, (node, ancestors) => {
    const written = node.type === 'AssignmentExpression' ? node.left : node.argument
    if (!/^(?:Assignment|Update)Expression$/.test(node.type) || !isCurrent(written)) return false
    const index = ancestors.findLastIndex(isFunction)
    return index >= 0 && RENDERS.test(nameOf(ancestors[index], ancestors[index - 1])) && !fillsOnce(node, ancestors)
  })

/**
 * Views of remotes that say which reads are stale: the table of calls does.
 * @param {Module[]} modules
 */
export const invalidations = (modules) =>
  nodesOf(
    modules.filter(({ file }) => file.startsWith('mfe-')),
    /invalidate|Everywhere/,
    ({ type, callee }) =>
      type === 'CallExpression' && /^(?:invalidate|refresh\w*Everywhere)$/.test(nameOfCallee(callee)),
  )

const nameOfCallee = (/** @type {any} */ callee) => callee.name ?? callee.property?.name ?? ''

/**
 * Casts that no type checks: `as never`, `as any`, `as unknown as T`.
 * @param {Module[]} modules
 */
export const casts = (modules) =>
  nodesOf(modules, /\bas (?:never|any|unknown)\b/, ({ type, typeAnnotation }, ancestors) => {
    if (type !== 'TSAsExpression') return false
    const { type: target } = typeAnnotation
    if (target === 'TSNeverKeyword' || target === 'TSAnyKeyword') return true
    return target === 'TSUnknownKeyword' && ancestors.at(-1)?.type === 'TSAsExpression'
  })

/**
 * Comments that switch a check off.
 * @param {Module[]} modules
 */
export const suppressions = (modules) =>
  modules
    .filter(({ isTest }) => !isTest)
    .flatMap((module) =>
      [...module.text.matchAll(/(?:\/\/|\/\*)\s*(?:biome-ignore|@ts-ignore|@ts-expect-error)/g)].map(({ index }) =>
        place(module, index),
      ),
    )
