/**
 * Names and words that were replaced by plain technical English and must not come back.
 * @import { Module } from './modules.mjs'
 */
import { place, walk } from './code.mjs'

/** Participles and pronouns that say nothing in a debugger: `cachedProfile` instead of `known`. */
const VAGUE =
  /^(?:known|made|mine|left|shown|told|asked|said|gone|before|whatNow|hindranceOf|goesOn|meetOther|lookAgain|isNews|useOf|useLeaving|later|owned)$/

/** Every place that gives a name: declarations, parameters, and what is taken out of an object under another name. */
function* declaredNames(/** @type {any} */ node) {
  if (node.type === 'VariableDeclarator') yield* namesIn(node.id)
  if (/Function/.test(node.type)) {
    if (node.id) yield node.id
    for (const parameter of node.params ?? []) yield* namesIn(parameter)
  }
}

/** @param {any} pattern @returns {Generator<any>} */
function* namesIn(pattern) {
  if (!pattern) return
  if (pattern.type === 'Identifier') yield pattern
  else if (pattern.type === 'AssignmentPattern') yield* namesIn(pattern.left)
  else if (pattern.type === 'RestElement') yield* namesIn(pattern.argument)
  else if (pattern.type === 'ArrayPattern') for (const one of pattern.elements) yield* namesIn(one)
  else if (pattern.type === 'ObjectPattern')
    for (const one of pattern.properties) yield* namesIn(one.type === 'Property' ? one.value : one)
}

/**
 * Variables, parameters and functions of the product with a vague name.
 * @param {Module[]} modules
 */
export const vagueNames = (modules) =>
  modules
    .filter(({ isTest, file }) => !isTest && !file.startsWith('tooling/'))
    .flatMap((module) => {
      /** @type {string[]} */
      const found = []
      walk(module.program(), (node) => {
        for (const { name, start } of declaredNames(node)) if (VAGUE.test(name)) found.push(place(module, start))
      })
      return found
    })
