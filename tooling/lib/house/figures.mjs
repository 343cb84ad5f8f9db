import { referenceChecker } from '../references.mjs'
import { featureImports, fileCycles, folderCycles } from './borders.mjs'
import { casts, invalidations, renderRefs, suppressions } from './code.mjs'
import { styledFirstPage } from './first-page.mjs'
import { parseModules, readSources } from './modules.mjs'
import { dialect, vagueNames } from './names.mjs'

/** A source file longer than this says in its first comment why. */
const LONG = 250

/**
 * One figure that only goes down. `list` names what is counted.
 * @typedef {{ what: string, value: number, list: string[], isLength?: boolean }} Figure
 */

/**
 * What the sources of a checkout count to, by name.
 * @param {string} root
 * @returns {Record<string, Figure>}
 */
export function houseFigures(root) {
  const modules = parseModules(readSources(root))
  const lengths = modules
    .filter(({ isTest }) => !isTest)
    .map(({ file, text }) => ({ file, lines: text.split('\n').length }))
    .sort((a, b) => a.lines - b.lines)
  const linesAt = (/** @type {number} */ share) => lengths[Math.floor(lengths.length * share)]?.lines ?? 0
  const long = lengths.filter(({ lines }) => lines > LONG).map(({ file, lines }) => `${lines} ${file}`)
  return {
    featureImports: counted('imports from one feature into another', featureImports(modules)),
    fileCycles: counted('circles of files', fileCycles(modules)),
    folderCycles: counted('circles of folders', folderCycles(modules)),
    styledFirstPage: counted('imports of the style engine by a first page', styledFirstPage(modules)),
    invalidations: counted('views that say which reads are stale', invalidations(modules)),
    renderRefs: counted('refs written while rendering', renderRefs(modules)),
    deadReferences: counted('references to what is not in the repository', referenceChecker(root).all()),
    suppressions: counted('checks switched off by a comment', suppressions(modules)),
    casts: counted('casts past the types', casts(modules)),
    vagueNames: counted('names that say nothing in a debugger', vagueNames(modules)),
    dialect: counted('comments in words of their own', dialect(modules)),
    longFiles: counted(`files over ${LONG} lines`, long),
    medianLines: length('lines of a file, median', linesAt(0.5)),
    mostLines: length('lines of a file, at most in nine of ten', linesAt(0.9)),
  }
}

/** @param {string} what @param {string[]} list @returns {Figure} */
const counted = (what, list) => ({ what, value: list.length, list })

/** @param {string} what @param {number} value @returns {Figure} */
const length = (what, value) => ({ what, value, list: [], isLength: true })

/**
 * Names of the figures above their ceiling, or without one.
 * @param {Record<string, Figure>} figures
 * @param {Record<string, number>} ceilings
 */
export const tooHigh = (figures, ceilings) =>
  Object.entries(figures).flatMap(([name, { value }]) => (value <= (ceilings[name] ?? -1) ? [] : [name]))

/**
 * The ceilings after figures fell. None rises, and lengths keep theirs: they move with every file.
 * @param {Record<string, Figure>} figures
 * @param {Record<string, number>} ceilings
 * @returns {Record<string, number>}
 */
export const lowered = (figures, ceilings) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, { value, isLength }]) => {
      const ceiling = ceilings[name] ?? value
      return [name, isLength ? ceiling : Math.min(value, ceiling)]
    }),
  )
