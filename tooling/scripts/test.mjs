/**
 * npm test: lint, figures, types, dependencies, unit tests, build and journeys; installs what is missing, the browser
 * included.
 * `--no-browser` (npm run validate) leaves build and journeys out, and measures what the tests notice of a change in the
 * working copy. The last line is `N passed, N failed`.
 */
import { execFileSync } from 'node:child_process'
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

const MUTATE = path.join(import.meta.dirname, 'mutate.mjs')
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

/** @param {string} file a test runner's report @returns {any} null when the runner ended before it wrote one */
const readReport = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null)

/** A run that ends badly without naming a failed test (no report, an error outside of any test) counts as one failure. */
const failures = (/** @type {number} */ code, /** @type {number} */ named) => (code === 0 ? named : Math.max(1, named))

const unitReport = path.join(reports, 'unit.json')
async function unit() {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  const { code, output, ms } = await run(bin('vitest'), args)
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = readReport(unitReport) ?? {}
  return report({ name: 'unit', passed, failed: failures(code, failed), ms, output })
}

const journeyReport = path.join(reports, 'journeys.json')
async function journeys() {
  const args = ['test', '-c', 'e2e/playwright.config.ts']
  const { code, output, ms } = await run(bin('playwright'), args, { env: { EMENTA_JSON: journeyReport } })
  const { expected = 0, unexpected = 0 } = readReport(journeyReport)?.stats ?? {}
  return report({ name: 'journeys', passed: expected, failed: failures(code, unexpected), ms, output })
}

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

/** The package with the most lines changed since `main`, or since the last commit on `main` itself. */
function changedPackage() {
  try {
    const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
    const [head, common] = [git('rev-parse', 'HEAD'), git('merge-base', 'HEAD', 'main')]
    const since = head === common ? 'HEAD' : common
    const lines = git('diff', '--numstat', since, '--', '*.ts', '*.tsx')
      .split('\n')
      .flatMap((line) => {
        const [, added, name] = /^(\d+)\t\d+\t([\w-]+)\/src\/(?!.*\.test\.)/.exec(line) ?? []
        return name ? [{ name, added: Number(added) }] : []
      })
    const names = [...new Set(lines.map(({ name }) => name))]
    const sum = (/** @type {string} */ of) =>
      lines.filter(({ name }) => name === of).reduce((total, { added }) => total + added, 0)
    const [name] = names.toSorted((a, b) => sum(b) - sum(a))
    return name ? { name, since } : undefined
  } catch {
    // No checkout, or no branch `main`: there is nothing to compare with.
    return undefined
  }
}

/** Which small changes of the changed lines no test of their package notices; within three minutes (docs/proof.md). */
async function mutants() {
  const changed = changedPackage()
  if (!changed) return []
  const { name, since } = changed
  const limits = ['--lines', '60', '--minutes', '2.5', '--least', '60']
  const done = await check('mutants', process.execPath, [MUTATE, name, '--since', since, ...limits])
  console.log(done.output.split('\n').slice(-20).join('\n'))
  return [done]
}

const statics = async () => [await lint(), await house(), await types(), await unused()]

/** @type {Check[]} */
const checks = []
if (values['no-browser']) {
  checks.push(...(await Promise.all([statics(), unit()])).flat(), ...(await mutants()))
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
