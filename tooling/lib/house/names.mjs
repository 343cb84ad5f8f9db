/**
 * Names and words that were replaced by plain technical English and must not come back (docs/glossary.md).
 * @import { Module } from './modules.mjs'
 */
import { place, walk } from './code.mjs'

/** Participles and pronouns that say nothing in a debugger: `cachedProfile` instead of `known`. */
const VAGUE =
  /^(?:known|made|mine|left|shown|told|asked|said|gone|before|later|whatNow|hindranceOf|goesOn|meetOther|lookAgain|isNews|useOf|useLeaving)$/

/** A dialect for render, again, notify, invalid, anyone. */
const DIALECT = /\b(?:anew|manieth|rubbish|in vain|for good|whoever|answers whether|look again|hears?|heard)\b/i

/** Every place that gives a name: declarations, parameters, and what a pattern takes out of a value. */
function* declaredNames(/** @type {any} */ node) {
  if (node.type === 'VariableDeclarator') yield* namesIn(node.id)
  if (!/Function/.test(node.type)) return
  if (node.id) yield node.id
  for (const parameter of node.params ?? []) yield* namesIn(parameter)
}

/** @param {any} pattern @returns {Generator<any>} */
function* namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      yield pattern
      break
    case 'AssignmentPattern':
      yield* namesIn(pattern.left)
      break
    case 'RestElement':
      yield* namesIn(pattern.argument)
      break
    case 'ArrayPattern':
      for (const element of pattern.elements) yield* namesIn(element)
      break
    case 'ObjectPattern':
      // What an object calls so is the object's own name: `{ left } = element.getBoundingClientRect()`.
      for (const property of pattern.properties)
        if (property.type !== 'Property') yield* namesIn(property)
        else if (!property.shorthand) yield* namesIn(property.value)
  }
}

const ofProduct = (/** @type {Module} */ { file, isTest }) => !isTest && !file.startsWith('tooling/')

/**
 * Variables, parameters and functions of the product with a vague name.
 * @param {Module[]} modules
 */
export const vagueNames = (modules) =>
  modules.filter(ofProduct).flatMap((module) => {
    /** @type {string[]} */
    const found = []
    walk(module.program(), (node) => {
      for (const { name, start } of declaredNames(node)) if (VAGUE.test(name)) found.push(place(module, start))
    })
    return found
  })

/**
 * Comments of the product with a word of the dialect.
 * @param {Module[]} modules
 */
export const dialect = (modules) =>
  modules
    .filter(ofProduct)
    .flatMap((module) =>
      module
        .comments()
        .flatMap(({ value, start }) =>
          DIALECT.test(value) ? [`${place(module, start)} (${DIALECT.exec(value)})`] : [],
        ),
    )
