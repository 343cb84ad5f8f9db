import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** Packages whose sources hold what a person reads. */
const PACKAGES = [
  'shell',
  'mfe-social',
  'mfe-newsletter',
  'mfe-moderation',
  'mfe-account',
  'shared-ui',
  'shared-contracts',
  'shared-mock-backend',
]

/** Sample content and test helpers: not the product's voice. */
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'seed', 'test'])

/** Keys, paths, class names, methods and codes: no words that a person reads. */
const isCode = (/** @type {string} */ text) =>
  !/\p{L}/u.test(text) || /^[a-z0-9_./:@#[\]=*${}-]+$/.test(text) || /^[A-Z_, ]+$/.test(text)

/** @typedef {{ file: string, text: string }} UiText `file` from the root; `{}` in `text` is an inserted value */

/**
 * Every literal of a source that may be shown: strings, templates and JSX text. Code-like words (paths, keys, class
 * names) are left out.
 * @param {string} file its name says how it is parsed
 * @param {string} source
 * @returns {string[]}
 */
export function textsOf(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`Failed to parse ${file}: ${errors[0]?.message}`)
  /** @type {string[]} */
  const texts = []
  const visit = (/** @type {unknown} */ node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    if (/^(Import|Export(All|Named))Declaration$/.test(String(node.type)) && 'source' in node && node.source) return
    const text = textOf(/** @type {any} */ (node))
      ?.replace(/\s+/g, ' ')
      .trim()
    if (text && !isCode(text)) texts.push(text)
    Object.values(node).forEach(visit)
  }
  visit(program.body)
  return texts
}

/** @param {{ type: string, value?: unknown, quasis?: { value: { cooked: string } }[] }} node */
function textOf({ type, value, quasis }) {
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return value
  if (type === 'TemplateLiteral') return quasis?.map((part) => part.value.cooked).join('{}')
  return undefined
}

/**
 * The texts of all packages, tests and sample content excluded.
 * @param {string} root
 * @returns {UiText[]}
 */
export function allTexts(root) {
  return PACKAGES.flatMap((name) => sourcesBelow(path.join(root, name, 'src'))).flatMap((absolute) => {
    const file = path.relative(root, absolute)
    return textsOf(file, fs.readFileSync(absolute, 'utf8')).map((text) => ({ file, text }))
  })
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesBelow(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesBelow(full)
    return /\.tsx?$/.test(entry.name) && !/(\.test|\.d)\.tsx?$|testing\.tsx$/.test(entry.name) ? [full] : []
  })
}
