/**
 * npm test: lint, figures, types, dependencies, unit tests, build and journeys; installs what is missing, the browser
 * included.
 * `--no-browser` (npm run validate) leaves build and journeys out. The last line is `N passed, N failed`.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

const { values } = parseArgs({ options: { 'no-browser': { type: 'boolean' } } })

/** @typedef {{ name: string, passed: number, failed: number, ms: number, output: string }} Check */

await ensureInstalled()
const { bin, run, seconds } = await import('./lib/run.mjs')
const { build } = await import('./build.mjs')
const { ensureBrowser } = await import('./lib/browser.mjs')

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-test-'))
process.once('exit', () => fs.rmSync(reports, { recursive: true, force: true }))

/**
 * A command that either passes or fails as a whole.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<Check>}
 */
async function check(name, command, args) {
  const { code, output, ms } = await run(command, args)
  return report({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, ms, output })
}

/** @param {Check} done */
function report(done) {
  console.log(
    `${done.failed === 0 ? '✓' : '✗'} ${done.name}: ${done.passed} passed, ${done.failed} failed (${seconds(done.ms)})`,
  )
  if (done.failed > 0) console.log(done.output)
  return done
}

/**
 * A test runner's own counts; a run that ends badly without naming a failed test (no report, an error outside of any
 * test) counts as one failure.
 * @param {{ name: string, file: string, command: string, args: string[], env?: Record<string, string>, count: (json: any) => { passed: number, failed: number } }} runner
 * @returns {Promise<Check>}
 */
async function suite({ name, file, command, args, env, count }) {
  const { code, output, ms } = await run(command, args, { env })
  const counts = fs.existsSync(file) ? count(JSON.parse(fs.readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  return report({ name, ...counts, ms, output })
}

const unitReport = path.join(reports, 'unit.json')
const unit = () =>
  suite({
    name: 'unit',
    file: unitReport,
    command: bin('vitest'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    count: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
  })

const journeyReport = path.join(reports, 'journeys.json')
const journeys = () =>
  suite({
    name: 'journeys',
    file: journeyReport,
    command: bin('playwright'),
    args: ['test', '-c', 'e2e/playwright.config.ts'],
    env: { EMENTA_JSON: journeyReport },
    count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  })

async function buildCheck() {
  const began = performance.now()
  const { ok } = await build({ ifChanged: true })
  return report({ name: 'build', passed: ok ? 1 : 0, failed: ok ? 0 : 1, ms: performance.now() - began, output: '' })
}

/** Needs no other result, but each of these keeps both cores busy by itself, hence two lanes. */
const types = () => check('types', bin('tsc'), ['-b'])
const lint = () => check('lint', bin('biome'), ['check', '--diagnostic-level=warn', '--error-on-warnings', '.'])
const house = () => check('house', process.execPath, [path.join(import.meta.dirname, 'house.mjs')])
/** Undeclared and unused dependencies, unused files and exports. */
const unused = () => check('dependencies', bin('knip'), [])

const statics = async () => [await lint(), await house(), await types(), await unused()]

/** @type {Check[]} */
const checks = []
if (values['no-browser']) {
  checks.push(...(await Promise.all([statics(), unit()])).flat())
} else {
  const browser = ensureBrowser()
  const [first, built] = await Promise.all([statics(), buildCheck()])
  checks.push(...first, built, await unit())
  const missing = await browser
  if (missing) checks.push(report({ name: 'journeys', passed: 0, failed: 1, ms: 0, output: missing }))
  else if (built.failed === 0) checks.push(await journeys())
  else checks.push(report({ name: 'journeys', passed: 0, failed: 1, ms: 0, output: 'Not run: the build failed.' }))
}

const sum = (/** @type {'passed' | 'failed'} */ key) => checks.reduce((total, one) => total + one[key], 0)
process.exitCode = sum('failed') === 0 ? 0 : 1
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
