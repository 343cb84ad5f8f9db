import fs from 'node:fs'
import path from 'node:path'
import { Lang, parse } from '@ast-grep/napi'
import { trackedFiles } from '../../lib/test-titles.mjs'

/**
 * A deliberate fault, by syntax: neither the file nor the formatting matters (decision 030).
 *
 * @typedef {object} Fault
 * @property {string} in where: a package or folder and the declarations that lead there, outermost first:
 *   `shell`, `shared-contracts MODERATION`, `mfe-social createDesk decide`
 * @property {string} [drop] pattern of a statement, call, property or attribute that is taken out
 * @property {[pattern: string, replacement: string]} [change] pattern and what it becomes. In both, `$NAME` is one
 *   expression and `$$$NAME` any number of arguments, properties or statements
 * @property {Pick<Fault, 'drop' | 'change'>} [and] a second change of the same declaration, where neither is a fault alone
 */

/** @typedef {{ file: string, source: string }} Place `file` from the root */

const SOURCES = /\.(ts|tsx|mjs|json)$/
const NO_PRODUCT = /\.(test|stories)\.|\/test\/|sabotages\//

/** What a name may be declared as. */
const DECLARATIONS = [
  ...[
    'function_declaration',
    'class_declaration',
    'variable_declarator',
    'method_definition',
    'public_field_definition',
  ],
  ...['pair', 'interface_declaration', 'type_alias_declaration'],
]

/**
 * Reads the product's own sources in a package or folder, or the one file of that name; each folder once.
 * @param {string} root
 * @returns {(folder: string) => Place[]}
 */
export function sourceReader(root) {
  /** @type {Map<string, Place[]>} */
  const known = new Map()
  const read = (/** @type {string} */ folder) =>
    trackedFiles(root, folder)
      .filter((file) => SOURCES.test(file) && !NO_PRODUCT.test(file))
      .map((file) => ({ file, source: fs.readFileSync(path.join(root, file), 'utf8') }))
  return (folder) => {
    const places = known.get(folder) ?? read(folder)
    known.set(folder, places)
    return places
  }
}

/**
 * The one file that a fault changes, with its broken source.
 * @param {Fault & { id: string }} fault
 * @param {(folder: string) => Place[]} sources
 * @returns {Place}
 */
export function broken(fault, sources) {
  const [folder = '', ...names] = fault.in.split(' ')
  const [pattern, replacement] = fault.change ?? [fault.drop ?? '', undefined]
  // Most files are excluded by their words, before any is parsed.
  const words = [...names, ...pattern.replaceAll(/\$+[A-Z][A-Z0-9_]*/g, '').split(/[^\p{L}\p{N}_]+/u)]
  const found = sources(folder)
    .filter(({ source }) => words.every((word) => source.includes(word)))
    .flatMap((place) => matches(place, names, pattern).map((match) => ({ ...place, match })))
  const [one] = found
  if (!one || found.length > 1)
    throw new Error(
      `Failed to apply "${fault.id}": ${found.length} places match \`${pattern}\` in ${fault.in}, not one.${found.map(({ file }) => ` ${file}`).join('')}`,
    )
  const { file, match } = one
  const text = textOf(one)
  const { start, end } = match.range()
  const instead = replacement === undefined ? nothingFor(match) : filled(replacement, match, text)
  const changed = text.slice(0, start.index) + instead + text.slice(end.index)
  if (changed === text) throw new Error(`Failed to apply "${fault.id}": it changes nothing.`)
  const result = { file, source: isJson(file) ? changed.slice(1, -1) : changed }
  return fault.and ? broken({ id: fault.id, in: fault.in, ...fault.and }, () => [result]) : result
}

const isJson = (/** @type {string} */ file) => file.endsWith('.json')

/** JSON is an expression in parentheses. @param {Place} place */
const textOf = ({ file, source }) => (isJson(file) ? `(${source})` : source)

/** @type {WeakMap<Place, import('@ast-grep/napi').SgRoot>} */
const trees = new WeakMap()

/** @param {Place} place */
function treeOf(place) {
  const tree = trees.get(place) ?? parse(place.file.endsWith('.tsx') ? Lang.Tsx : Lang.TypeScript, textOf(place))
  trees.set(place, tree)
  return tree
}

/** @param {Place} place @param {string[]} names @param {string} pattern */
function matches(place, names, pattern) {
  let scopes = [treeOf(place).root()]
  for (const name of names) scopes = scopes.flatMap((scope) => declarationsIn(scope, name))
  const all = scopes.flatMap((scope) => scope.findAll({ rule: ruleOf(pattern) }))
  return [...new Map(all.map((node) => [`${node.range().start.index}`, node])).values()]
}

/** @param {import('@ast-grep/napi').SgNode} scope @param {string} name */
const declarationsIn = (scope, name) =>
  scope.findAll({ rule: { any: DECLARATIONS.map((kind) => ({ kind })) } }).filter((node) => {
    const field = node.kind() === 'pair' ? 'key' : 'name'
    return (
      node
        .field(field)
        ?.text()
        .replace(/^['"#]|['"]$/g, '') === name
    )
  })

/**
 * An attribute and a property are no source by themselves: they are parsed within an element or an object.
 * @param {string} pattern
 */
function ruleOf(pattern) {
  if (/^[\w-]+=[{"]/.test(pattern)) return { pattern: { context: `<A ${pattern} />`, selector: 'jsx_attribute' } }
  if (/^(\w+|'[^']+'|"[^"]+"): /.test(pattern)) return { pattern: { context: `({ ${pattern} })`, selector: 'pair' } }
  if (/^\.\.\./.test(pattern)) return { pattern: { context: `({ ${pattern} })`, selector: 'spread_element' } }
  if (pattern.startsWith('{')) return { pattern: { context: `(${pattern})`, selector: 'object' } }
  return { pattern }
}

/** What stands in the place of what was taken out, so that the rest still parses. @param {import('@ast-grep/napi').SgNode} node */
function nothingFor(node) {
  const kind = String(node.kind())
  const parent = String(node.parent()?.kind())
  if (kind === 'jsx_attribute') return ''
  if (parent === 'object') return '...{}'
  if (parent === 'array' || parent === 'arguments') return '...[]'
  return kind.endsWith('_statement') ? ';' : 'undefined'
}

/** @param {string} replacement @param {import('@ast-grep/napi').SgNode} match @param {string} text */
const filled = (replacement, match, text) =>
  replacement.replaceAll(/(\${1,3})([A-Z][A-Z0-9_]*)/g, (written, sigil, name) => {
    if (sigil === '$') return match.getMatch(name)?.text() ?? written
    const several = match.getMultipleMatches(name)
    const start = several[0]?.range().start.index ?? 0
    return text.slice(start, several.at(-1)?.range().end.index ?? start)
  })
