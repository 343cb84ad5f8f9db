import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { trackedFiles } from '../test-titles.mjs'

/**
 * @typedef {object} Import
 * @property {string} specifier
 * @property {string | undefined} target file of the repository, from the root; undefined for a library
 * @property {boolean} isType leaves no trace at run time
 * @property {boolean} isDynamic
 *
 * @typedef {object} Module
 * @property {string} file from the root, with `/`
 * @property {string} text
 * @property {boolean} isTest tests, their helpers and journeys
 * @property {Import[]} imports re-exports included
 * @property {() => any} program the syntax tree; parsed when first asked
 * @property {() => { value: string, start: number }[]} comments
 *
 * @typedef {Record<string, string>} Sources path from the root → text
 */

const CODE = /(?<!\.d)\.[cm]?[jt]sx?$/
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx']

const isTest = (/** @type {string} */ file) =>
  /\.test\.[cm]?[jt]sx?$/.test(file) || file.startsWith('e2e/') || /\/src\/test\//.test(file)

/**
 * The code that git knows or would add, and the package files.
 * @param {string} root
 * @returns {Sources}
 */
export function readSources(root) {
  const files = trackedFiles(root, '*.ts', '*.tsx', '*.mjs', '*.js', '*package.json')
  return Object.fromEntries(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]))
}

/**
 * Parses every code file and resolves what it imports inside the repository.
 * @param {Sources} sources
 * @returns {Module[]}
 */
export function parseModules(sources) {
  const exported = packageEntries(sources)
  const resolve = (/** @type {string} */ from, /** @type {string} */ specifier) => {
    if (!specifier.startsWith('.')) return exported.get(specifier)
    const base = path.posix.join(path.posix.dirname(from), specifier)
    const ending = ENDINGS.find((one) => CODE.test(base + one) && base + one in sources)
    return ending === undefined ? undefined : base + ending
  }
  return Object.entries(sources)
    .filter(([file]) => CODE.test(file))
    .map(([file, text]) => {
      const parsed = parseSync(file, text)
      const [error] = parsed.errors
      if (error) throw new Error(`Failed to parse ${file}: ${error.message}`)
      const imports = importsOf(parsed.module, text).map((one) => ({ ...one, target: resolve(file, one.specifier) }))
      return {
        file,
        text,
        isTest: isTest(file),
        imports,
        program: () => parsed.program,
        comments: () => parsed.comments,
      }
    })
}

/**
 * @param {import('oxc-parser').EcmaScriptModule} module
 * @param {string} text
 * @returns {Omit<Import, 'target'>[]}
 */
function importsOf({ staticImports, staticExports, dynamicImports }, text) {
  const reExports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isType, isDynamic: false }] : [],
    ),
  )
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      isDynamic: false,
    })),
    ...reExports,
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: text.slice(start + 1, end - 1),
      isType: false,
      isDynamic: true,
    })),
  ]
}

/**
 * `@ementa/ui/data` → `shared-ui/src/data.ts`, from the packages' `exports`.
 * @param {Sources} sources
 * @returns {Map<string, string>}
 */
function packageEntries(sources) {
  return new Map(
    Object.entries(sources)
      .filter(([file]) => file.endsWith('/package.json'))
      .flatMap(([file, text]) => {
        const { name, exports = {} } = JSON.parse(text)
        return Object.entries(exports).flatMap(([entry, target]) => {
          const resolved = path.posix.join(path.posix.dirname(file), String(target))
          return resolved in sources ? [/** @type {const} */ ([path.posix.join(name, entry), resolved])] : []
        })
      }),
  )
}
