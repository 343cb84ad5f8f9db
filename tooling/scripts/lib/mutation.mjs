import { atImport } from './at-import.mjs'

/**
 * The lines that a `git diff -U0` adds, as Stryker's ranges: `shared-ui/src/a.ts:3-5`.
 * @param {string} diff
 * @returns {string[]}
 */
export function changedRanges(diff) {
  /** @type {string[]} */
  const ranges = []
  let file = ''
  for (const line of diff.split('\n')) {
    const target = /^\+\+\+ b\/(.+)$/.exec(line)?.[1]
    if (target) file = target
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line)
    if (!hunk || !/\.tsx?$/.test(file) || /\.(test|d)\.tsx?$/.test(file)) continue
    const from = Number(hunk[1])
    const count = Number(hunk[2] ?? 1)
    if (count > 0) ranges.push(`${file}:${from}-${from + count - 1}`)
  }
  return ranges
}

const RANGE = /^(.+):(\d+)-(\d+)$/

/**
 * About so many lines of these ranges, evenly drawn: a large change is measured by a part of it.
 * @param {string[]} ranges
 * @param {number} most
 * @returns {string[]}
 */
export function drawnRanges(ranges, most) {
  const cut = ranges.map((range) => {
    const [, file = '', from = '0', to = '0'] = RANGE.exec(range) ?? []
    const last = Math.min(Number(to), Number(from) + most - 1)
    return { range: `${file}:${from}-${last}`, lines: last - Number(from) + 1 }
  })
  const total = cut.reduce((sum, { lines }) => sum + lines, 0)
  const every = Math.max(1, Math.ceil(total / most))
  return cut.filter((_, index) => index % every === 0).map(({ range }) => range)
}

/**
 * @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number, column: number } } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report Stryker's JSON report
 */

const NOTICED = new Set(['Killed', 'Timeout'])

/**
 * Counts of a report. Mutants that no test reaches, that do not compile, or of what is evaluated at import are not among the
 * covered ones.
 * @param {Report} report
 */
export function mutationScore({ files }) {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const isAtImport = atImport(file, source)
    return mutants.filter(({ location }) => !isAtImport(location.start)).map((mutant) => ({ file, ...mutant }))
  })
  const covered = all.filter(({ status }) => NOTICED.has(status) || status === 'Survived')
  return {
    covered: covered.length,
    killed: covered.filter(({ status }) => NOTICED.has(status)).length,
    uncovered: all.filter(({ status }) => status === 'NoCoverage').length,
    survivors: covered
      .filter(({ status }) => status === 'Survived')
      .map(({ file, location, mutatorName, replacement = '' }) => ({
        file,
        line: location.start.line,
        mutator: mutatorName,
        replacement,
      })),
  }
}
