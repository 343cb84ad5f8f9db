import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { root } from '../../lib/packages.mjs'
import { atImport } from './at-import.mjs'

/**
 * @typedef {object} DrawnMutant one change of one source
 * @property {string} file below the root
 * @property {string} mutator Stryker's name for the kind of change
 * @property {number} line of the change, from 1
 * @property {string} original what stands there
 * @property {string} replacement
 * @property {string} source the whole file with the change
 * @property {string} place as Stryker's `mutate` names it: `shell/src/a.ts:3:4-3:9`
 */

const NO_PRODUCT = /\.(test|d)\.tsx?$|\/(test|tests|fixtures)\/|^(testing|e2e|tooling)\//

/**
 * The sources that git knows, without tests and tools.
 * @param {string} [folder] of one package
 */
export const productSources = (folder = '*') =>
  execFileSync('git', ['ls-files', `${folder}/src/*.ts`, `${folder}/src/*.tsx`], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !NO_PRODUCT.test(file))
    .map((file) => ({ file, content: fs.readFileSync(path.join(root, file), 'utf8') }))

const SILENT = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false }
const OPTIONS = { plugins: null, excludedMutations: [], ignorers: [] }

/**
 * Draws mutants evenly from all that Stryker can make of these sources. The same seed and sources give the same mutants.
 * @param {{ file: string, content: string }[]} sources
 * @param {{ count: number, seed: string, isMeasured?: boolean }} options `isMeasured`: only what Stryker can try by
 *   itself: in one line, and in a function
 * @returns {Promise<{ drawn: DrawnMutant[], of: number }>} `of`: how many there are to draw from
 */
export async function drawMutants(sources, { count, seed, isMeasured = false }) {
  const instrumenter = new Instrumenter(/** @type {any} */ (SILENT))
  const files = sources.map(({ file, content }) => ({ name: file, mutate: true, content }))
  const all = (await instrumenter.instrument(files, /** @type {any} */ (OPTIONS))).mutants
  const contents = new Map(sources.map(({ file, content }) => [file, content]))
  const atImportOf = new Map(sources.map(({ file, content }) => [file, atImport(file, content)]))
  const mutants = !isMeasured
    ? all
    : all.filter(
        ({ fileName, location: { start, end } }) =>
          start.line === end.line && !atImportOf.get(fileName)?.({ line: start.line + 1, column: start.column + 1 }),
      )
  const drawn = evenly(mutants, count, seed).map((mutant) => changed(contents.get(mutant.fileName) ?? '', mutant))
  return { drawn, of: mutants.length }
}

/**
 * @template T
 * @param {readonly T[]} all
 * @param {number} count
 * @param {string} seed
 * @returns {T[]}
 */
function evenly(all, count, seed) {
  const rest = [...all]
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => {
    const number = createHash('sha256').update(`${seed}:${index}`).digest().readUIntBE(0, 6)
    return /** @type {T} */ (rest.splice(number % rest.length, 1)[0])
  })
}

/**
 * @param {string} content
 * @param {Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number]} mutant
 * @returns {DrawnMutant}
 */
function changed(content, { fileName, mutatorName, replacement, location: { start, end } }) {
  const lines = content.split('\n')
  const offsetOf = (/** @type {{ line: number, column: number }} */ { line, column }) =>
    lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + column
  const [from, to] = [offsetOf(start), offsetOf(end)]
  return {
    file: fileName,
    mutator: mutatorName,
    line: start.line + 1,
    place: `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
    original: content.slice(from, to),
    replacement,
    source: content.slice(0, from) + replacement + content.slice(to),
  }
}
