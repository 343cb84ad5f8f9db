/**
 * A deliberate fault and the tests that must notice it.
 *
 * @typedef {object} Sabotage
 * @property {string} id short name, unique in its file
 * @property {string} file what is broken, from the root
 * @property {string} find text that is exactly once in that file
 * @property {string} replace what it becomes
 * @property {'unit' | 'journey'} kind which runner the tests belong to
 * @property {string[]} spec the test files to run, from the root
 * @property {string[]} turnsRed requirements whose tests must fail: `SOC-152`; or words of a test's title, where no
 *   requirement says it
 */

/**
 * @param {string} source
 * @param {Sabotage} sabotage
 */
export function applyTo(source, { id, file, find, replace }) {
  const parts = source.split(find)
  if (parts.length !== 2)
    throw new Error(`Failed to apply "${id}": its text stands ${parts.length - 1} times in ${file}, not once.`)
  if (find === replace) throw new Error(`Failed to apply "${id}": it changes nothing.`)
  return parts.join(replace)
}

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
 * @param {Sabotage} sabotage
 * @param {Titles} before
 * @param {Titles} after
 * @returns {string[]}
 */
export function verdict({ turnsRed }, before, after) {
  return turnsRed.flatMap((requirement) => {
    const words = /^[A-Z]+-\d+$/.test(requirement) ? `[${requirement}]` : requirement
    const carries = (/** @type {string} */ title) => title.includes(words)
    if (before.failed.some(carries)) return [`${requirement} is red without any sabotage`]
    if (!before.passed.some(carries)) return [`no test of ${requirement} ran`]
    if (!after.failed.some(carries)) return [`${requirement} stayed green`]
    return []
  })
}
