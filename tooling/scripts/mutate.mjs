/**
 * npm run mutate -- <package> [--since <ref>] [--only <glob>] [--sample <count>] [--lines <count>] [--minutes <limit>] [--least <percent>]
 * Changes the code of one package in many small ways and reports which changes no test of that package notices.
 * `--sample` tries about so many, drawn evenly from all places by the commit's hash (or `--seed`).
 * `--since` mutates only the lines changed after that commit, `--lines` about so many of them, and `--minutes` gives up after
 * that time; results of unchanged code are kept between runs. It fails below `--least`. `docs/proof.md` has the figures.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { root } = await import('../lib/packages.mjs')
const { copyOfProject } = await import('./lib/copy.mjs')
const { drawMutants, productSources } = await import('./lib/drawn-mutants.mjs')
const { changedRanges, drawnRanges, mutationScore } = await import('./lib/mutation.mjs')
const { start } = await import('./lib/run.mjs')

/** Packages with a source folder. */
const PACKAGES = fs.readdirSync(root).filter((name) => fs.existsSync(path.join(root, name, 'src')))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    only: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string' },
    lines: { type: 'string' },
    minutes: { type: 'string' },
    least: { type: 'string' },
  },
})
const [name] = positionals
if (!name || !PACKAGES.includes(name)) {
  console.error(`Usage: npm run mutate -- <package> [--only <glob>] [--since <ref>]. Packages: ${PACKAGES.join(', ')}.`)
  process.exit(2)
}

const diffSince = (/** @type {string} */ ref) =>
  execFileSync('git', ['diff', '-U0', ref, '--', `${name}/src`], { cwd: root, encoding: 'utf8', maxBuffer: 1e9 })
const changed = values.since ? changedRanges(diffSince(values.since)) : undefined
const mutate = await placesToMutate()
if (mutate.length === 0) {
  console.log(`Nothing in ${name}/src has changed since ${values.since}.`)
  process.exit(0)
}

const results = path.join(root, '.cache/mutation', name)
fs.mkdirSync(results, { recursive: true })
if (changed || values.sample) fs.rmSync(path.join(results, 'report.json'), { force: true })
const place = copyOfProject()
fs.writeFileSync(
  path.join(place, 'stryker.config.json'),
  JSON.stringify({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // The sandbox is this copy: node_modules links the workspaces, which must be the mutated ones.
    inPlace: true,
    coverageAnalysis: 'perTest',
    // A constant that is evaluated at import is mutated once for the whole run: too slow, and mostly Portuguese texts.
    ignoreStatic: true,
    mutate: [...mutate, '!**/*.test.{ts,tsx}', '!**/test/**', '!**/*.d.ts'],
    vitest: { configFile: 'tooling/mutate/vitest.config.ts', dir: '.', related: true },
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: { fileName: path.join(results, 'report.json') },
    htmlReporter: { fileName: path.join(results, 'report.html') },
    incremental: !values.since && !values.sample,
    incrementalFile: path.join(results, 'incremental.json'),
    concurrency: Number(process.env.EMENTA_WORKERS ?? 2),
    disableTypeChecks: false,
    tempDirName: '.cache/stryker',
    dryRunTimeoutMinutes: 15,
    allowConsoleColors: false,
  }),
)
const stryker = path.join(place, 'node_modules/.bin/stryker')
const { stop, done } = start(stryker, ['run'], { cwd: place, env: { EMENTA_MUTATED: name }, show: true })
let isLate = false
const limit = values.minutes ? setTimeout(stopLate, Number(values.minutes) * 60_000) : undefined
const { code } = await done
clearTimeout(limit)
if (isLate) {
  console.log(`Not measured: ${name} takes longer than ${values.minutes} min on this machine.`)
  process.exit(0)
}
if (code !== 0) process.exit(code)
const report = path.join(results, 'report.json')
if (!fs.existsSync(report)) {
  console.log(`Nothing in the changed lines of ${name} can be mutated.`)
  process.exit(0)
}

const { covered, killed, uncovered, survivors } = mutationScore(JSON.parse(fs.readFileSync(report, 'utf8')))
for (const { file, line, mutator, replacement } of survivors)
  console.log(`  ${file}:${line}  ${mutator}  ${replacement.replaceAll('\n', ' ').slice(0, 80)}`)
const percent = covered === 0 ? 100 : (100 * killed) / covered
console.log(
  `${name}: ${killed} of ${covered} covered mutants noticed (${percent.toFixed(1)} %), ${uncovered} not covered by its tests. ` +
    `Report: ${path.relative(root, path.join(results, 'report.html'))}`,
)
// A few mutants are no measure.
if (values.least && covered >= 10 && percent < Number(values.least)) process.exitCode = 1

/** @returns {Promise<string[]>} */
async function placesToMutate() {
  if (changed) return drawnRanges(changed, Number(values.lines ?? changed.length * 1e6))
  if (!values.sample) return [values.only ?? `${name}/src/**/*.{ts,tsx}`]
  const seed =
    values.seed ?? execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const sources = productSources(name).filter(({ file }) => !values.only || path.matchesGlob(file, values.only))
  const { drawn, of } = await drawMutants(sources, { count: Number(values.sample), seed, isMeasured: true })
  console.log(`${drawn.length} of ${of} places of ${name}, drawn with ${seed}`)
  return drawn.map(({ place }) => place)
}

function stopLate() {
  isLate = true
  stop()
}
