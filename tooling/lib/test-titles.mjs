import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** A title proves at most this many requirements: one that names more proves none of them well. */
export const MOST_IDS = 3

/** Members of `test` whose call runs nothing, or is no test. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'describe', 'use', 'extend', 'beforeEach', 'afterEach'])

/**
 * `file` from the root; `{}` in `title` is an inserted value; `line` is where its test begins, also of a step within it.
 * @typedef {{ file: string, title: string, line?: number | undefined }} TestTitle
 */

/**
 * All files of the checkout that git knows or would add.
 * @param {string} root
 * @param {string[]} patterns of git
 */
export function trackedFiles(root, ...patterns) {
  try {
    const args = ['ls-files', '-co', '--exclude-standard', '--', ...patterns]
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter((file) => file && fs.existsSync(path.join(root, file)))
  } catch {
    throw new Error(`Failed to list the files of ${root}: it is no checkout of git, or git is not installed.`)
  }
}

/**
 * The titles of the tests and steps that a source runs: `test(…)`, `it(…)`, `test.each(…)(…)`, `test.step(…)`. Skipped
 * ones and those of `describe` are left out.
 * @param {string} file its name says how it is parsed
 * @param {string} source
 * @returns {{ title: string, line: number | undefined }[]}
 */
function titlesOf(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`Failed to parse ${file}: ${errors[0]?.message}`)
  /** @type {{ title: string, line: number | undefined }[]} */
  const titles = []
  const lineAt = (/** @type {number} */ offset) => source.slice(0, offset).split('\n').length
  const visit = (/** @type {any} */ node, /** @type {number | undefined} */ testLine) => {
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    let line = testLine
    if (node.type === 'CallExpression') {
      const members = runnerOf(node.callee)
      if (members?.some((name) => NOT_RUN.has(name))) return
      const title = members && literalOf(node.arguments[0])
      if (title) {
        // A step of a function that several tests call belongs to none of them.
        if (!members.includes('step')) line = lineAt(node.start)
        titles.push({ title: title.replace(/\s+/g, ' ').trim(), line })
      }
    }
    for (const part of Object.values(node).flat()) visit(part, line)
  }
  for (const statement of program.body) visit(statement, undefined)
  return titles
}

/**
 * `['step']` for `test.step`, `['each']` for the callee of `test.each(table)(…)`; undefined when it is no test runner.
 * @param {any} callee
 * @returns {string[] | undefined}
 */
function runnerOf(callee) {
  if (callee.type === 'Identifier') return callee.name === 'test' || callee.name === 'it' ? [] : undefined
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return runnerOf(callee.callee ?? callee.tag)
  if (callee.type !== 'MemberExpression') return undefined
  const members = runnerOf(callee.object)
  return members && [...members, callee.property.name ?? '']
}

/** @param {any} node */
function literalOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return String(node.value)
  if (node?.type !== 'TemplateLiteral') return undefined
  return node.quasis.map((/** @type {any} */ part) => part.value.cooked).join('{}')
}

/**
 * Every title of every test file of the checkout, in a stable order.
 * @param {string} root
 * @returns {TestTitle[]}
 */
export const allTitles = (root) =>
  trackedFiles(root, '*.test.ts', '*.test.tsx', '*.test.mjs', '*.journey.ts', 'e2e/*.ts')
    .sort()
    .flatMap((file) => titlesOf(file, fs.readFileSync(path.join(root, file), 'utf8')).map((one) => ({ file, ...one })))
