import { allTitles } from '../../lib/test-titles.mjs'

/**
 * A deliberate fault and the requirements whose tests must notice it, wherever those tests are.
 *
 * @typedef {object} Proof
 * @property {string} id short name, unique among all sabotages
 * @property {'journey'} [by] the tests that must notice it are journeys; without it, unit tests
 * @property {string[]} turnsRed requirements whose tests must fail: `SOC-152`; or words of a test's title, where no
 *   requirement says it
 *
 * @typedef {import('./fault.mjs').Fault & Proof} Sabotage
 */

const wordsOf = (/** @type {string} */ red) => (/^[A-Z]+-\d+$/.test(red) ? `[${red}]` : red)

/**
 * The tests that must notice each sabotage: those of its kind with a title, or a step's, that carries what turns red.
 * @param {string} root
 * @returns {(sabotage: Pick<Sabotage, 'by' | 'turnsRed'>) => string[]} files from the root; of journeys, which take their
 *   time, each test by its line: `e2e/journeys/social/feed.journey.ts:94`
 */
export function specFinder(root) {
  const titles = allTitles(root)
  return ({ by, turnsRed }) => {
    const isOfKind = (/** @type {string} */ file) => file.startsWith('e2e/journeys/') === (by === 'journey')
    const carrying = titles.filter(
      ({ file, title }) => isOfKind(file) && turnsRed.some((red) => title.includes(wordsOf(red))),
    )
    return [...new Set(carrying.map(({ file, line }) => (by === 'journey' && line ? `${file}:${line}` : file)))]
  }
}

/**
 * What Vitest's `-t` takes to run the tests of these sabotages alone: a file may hold a hundred others.
 * @param {Pick<Sabotage, 'turnsRed'>[]} sabotages
 */
export const titlePattern = (sabotages) =>
  [...new Set(sabotages.flatMap(({ turnsRed }) => turnsRed.map(wordsOf)))]
    .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')

/**
 * The titles of passed and failed tests. A title is what may carry a requirement: a test's own, or that of a step.
 * @typedef {{ passed: string[], failed: string[] }} Titles
 */

/**
 * @param {{ testResults: Array<{ assertionResults: Array<{ fullName: string, status: string }> }> }} json of Vitest
 * @returns {Titles}
 */
export function unitTitles(json) {
  const all = json.testResults.flatMap((file) => file.assertionResults)
  const of = (/** @type {string} */ status) => all.filter((one) => one.status === status).map((one) => one.fullName)
  return { passed: of('passed'), failed: of('failed') }
}

/**
 * @typedef {{ title: string, error?: unknown, steps?: Step[] }} Step
 * @typedef {{ title: string, specs?: Array<{ title: string, ok: boolean, tests: Array<{ results: Array<{ steps?: Step[] }> }> }>, suites?: Suite[] }} Suite
 */

/**
 * @param {{ suites: Suite[] }} json of Playwright
 * @returns {Titles}
 */
export function journeyTitles(json) {
  /** @type {Titles} */
  const titles = { passed: [], failed: [] }
  const step = (/** @type {Step} */ one) => {
    titles[one.error ? 'failed' : 'passed'].push(one.title)
    one.steps?.forEach(step)
  }
  const suite = (/** @type {Suite} */ one) => {
    for (const spec of one.specs ?? []) {
      titles[spec.ok ? 'passed' : 'failed'].push(spec.title)
      for (const test of spec.tests) test.results.at(-1)?.steps?.forEach(step)
    }
    one.suites?.forEach(suite)
  }
  json.suites.forEach(suite)
  return titles
}

/**
 * What is wrong with a sabotage's proof; empty when all its tests were green before and are red now.
 * @param {Pick<Sabotage, 'turnsRed'>} sabotage
 * @param {Titles} before
 * @param {Titles} after
 * @returns {string[]}
 */
export function verdict({ turnsRed }, before, after) {
  return turnsRed.flatMap((requirement) => {
    const carries = (/** @type {string} */ title) => title.includes(wordsOf(requirement))
    if (before.failed.some(carries)) return [`${requirement} is red without any sabotage`]
    if (!before.passed.some(carries)) return [`no test of ${requirement} ran`]
    if (!after.failed.some(carries)) return [`${requirement} stayed green`]
    return []
  })
}
