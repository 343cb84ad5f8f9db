// Bundler alias target for 'lodash.mergewith', of which Chakra uses this much: plain objects and lists are merged into
// the first one, `undefined` leaves what is there, and a customizer may answer for a pair of values.

const isPlain = (value) =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value))
const isMergeable = (value) => Array.isArray(value) || isPlain(value)

/** Returns the target's own value if it is of the same kind, otherwise an empty list or object to merge into. */
function baseFor(own, theirs) {
  const isList = Array.isArray(theirs)
  if (isMergeable(own) && Array.isArray(own) === isList) return own
  return isList ? [] : {}
}

function mergeOne(target, source, customizer) {
  for (const [key, theirs] of Object.entries(source)) {
    const own = target[key]
    const answer = customizer?.(own, theirs, key, target, source)
    if (answer !== undefined) target[key] = answer
    else if (isMergeable(theirs)) target[key] = mergeOne(baseFor(own, theirs), theirs, customizer)
    else if (theirs !== undefined || !(key in target)) target[key] = theirs
  }
  return target
}

export default function mergeWith(target, ...sources) {
  const customizer = typeof sources.at(-1) === 'function' ? sources.pop() : undefined
  for (const source of sources) if (source) mergeOne(target, source, customizer)
  return target
}
