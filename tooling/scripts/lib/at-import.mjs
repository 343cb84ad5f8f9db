import { parseSync } from 'oxc-parser'

/**
 * What of a module is evaluated when it is imported, and not when one of its functions is called. Test runs share modules,
 * so that a test cannot notice a change of it: the module was evaluated by an earlier one.
 * @param {string} file its name tells the language
 * @param {string} source
 * @returns {(place: { line: number, column: number }) => boolean} for places from line 1 and column 1
 */
export function atImport(file, source) {
  /** @type {[start: number, end: number][]} */
  const functions = []
  visit(parseSync(file, source).program, (node) => {
    if (/^(?:Function|ArrowFunction)/.test(node.type) && node.body) functions.push([node.start, node.end])
  })
  const lineStarts = [0]
  for (const { index } of source.matchAll(/\n/g)) lineStarts.push(index + 1)
  return ({ line, column }) => {
    const offset = (lineStarts[line - 1] ?? 0) + column - 1
    return !functions.some(([start, end]) => start < offset && offset < end)
  }
}

/** @param {any} node @param {(node: any) => void} look */
function visit(node, look) {
  if (Array.isArray(node)) for (const one of node) visit(one, look)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') look(node)
    for (const key in node) if (key !== 'parent') visit(node[key], look)
  }
}
