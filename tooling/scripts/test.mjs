/**
 * npm test: lint, types, dependencies, build, the tests of rules, those in the browser, and the journeys of what people do
 * every day; installs what is missing, the browser included, and for `--slow` PostgreSQL. `--slow` (npm run test:slow) runs the rest instead: each view
 * state by state, all other journeys, and the drills that release, break and walk the product. `--no-browser` leaves the
 * build and the journeys out. The last line is `N passed, N failed`.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

const { values } = parseArgs({ options: { slow: { type: 'boolean' }, 'no-browser': { type: 'boolean' } } })

/** Selects the tests that `vitest.config.ts` and `e2e/playwright.config.ts` take. */
const SUITE = { EMENTA_SUITE: values.slow ? 'slow' : 'quick' }

/** @typedef {{ name: string, passed: number, failed: number, ms: number, output: string }} Check */

await ensureInstalled()
const { bin, run, seconds } = await import('./lib/run.mjs')
const { build } = await import('./build.mjs')
const { ensureBrowser } = await import('./lib/browser.mjs')
const { ensurePostgres } = await import('./lib/postgres.mjs')

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-test-'))
process.once('exit', () => fs.rmSync(reports, { recursive: true, force: true }))

/** @param {Check} done */
function report(done) {
  console.log(
    `${done.failed === 0 ? '✓' : '✗'} ${done.name}: ${done.passed} passed, ${done.failed} failed (${seconds(done.ms)})`,
  )
  if (done.failed > 0) console.log(done.output)
  return done
}

/**
 * Runs a command that passes or fails as a whole.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<Check>}
 */
async function check(name, command, args) {
  const { code, output, ms } = await run(command, args)
  return report({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, ms, output })
}

/** @param {string} file a test runner's report @returns {any} null when the runner ended before it wrote one */
const readReport = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null)

/** A run that ends badly without naming a failed test (no report, an error outside of any test) counts as one failure. */
const countFailures = (/** @type {number} */ code, /** @type {number} */ named) =>
  code === 0 ? named : Math.max(1, named)

async function runUnitTests() {
  const file = path.join(reports, 'unit.json')
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  console.log('… unit tests')
  const { code, output, ms } = await run(bin('vitest'), args, { env: SUITE })
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = readReport(file) ?? {}
  return report({ name: 'unit', passed, failed: countFailures(code, failed), ms, output })
}

async function runJourneys() {
  const file = path.join(reports, 'journeys.json')
  const args = ['test', '-c', 'e2e/playwright.config.ts']
  const env = { EMENTA_JSON: file, ...SUITE }
  console.log('… journeys')
  const { code, output, ms } = await run(bin('playwright'), args, { env })
  const { expected = 0, unexpected = 0 } = readReport(file)?.stats ?? {}
  return report({ name: 'journeys', passed: expected, failed: countFailures(code, unexpected), ms, output })
}

async function runBuild() {
  const began = performance.now()
  const { ok } = await build({ ifChanged: true })
  return report({ name: 'build', passed: ok ? 1 : 0, failed: ok ? 0 : 1, ms: performance.now() - began, output: '' })
}

/** The lock file names what `npm ci` needs on every platform, and each file of `package.json` agrees with it. */
const checkLock = () => check('lock file', 'npm', ['ci', '--dry-run', '--no-audit', '--no-fund', '--prefer-offline'])
const checkTypes = () => check('types', bin('tsc'), ['-b'])
const checkLint = () => check('lint', bin('biome'), ['check', '--diagnostic-level=warn', '--error-on-warnings', '.'])
/** Undeclared and unused dependencies, unused files and exports. */
const checkDependencies = () => check('dependencies', bin('knip'), [])

async function checkSources() {
  if (values.slow) return []
  return [await checkLint(), await checkTypes(), await checkDependencies(), await checkLock()]
}

/** Needs the build and the browser. @param {Check | undefined} built @param {string | undefined} missing */
async function runInBrowser(built, missing) {
  const reason = missing ?? (built?.failed ? 'Not run: the build failed.' : undefined)
  return reason ? report({ name: 'journeys', passed: 0, failed: 1, ms: 0, output: reason }) : runJourneys()
}

/** @type {Check[]} */
const checks = []
if (values.slow) await ensurePostgres()
if (values['no-browser']) checks.push(...(await Promise.all([checkSources(), runUnitTests()])).flat())
else {
  // Tests in the browser are among the unit tests. Two lanes: the checks of sources keep one core busy.
  const missing = await ensureBrowser()
  const buildAndTest = async () => ({ built: await runBuild(), unit: await runUnitTests() })
  const [sources, { built, unit }] = await Promise.all([checkSources(), buildAndTest()])
  checks.push(...sources, built, unit, await runInBrowser(built, missing))
}

const sum = (/** @type {'passed' | 'failed'} */ key) => checks.reduce((total, one) => total + one[key], 0)
process.exitCode = sum('failed') === 0 ? 0 : 1
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
