/** Reads TypeScript sources: what they import, use and declare. */
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
