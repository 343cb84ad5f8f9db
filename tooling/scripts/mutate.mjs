/**
 * npm run mutate -- <package> [--since <ref>] [--only <glob>]
 * Changes the code of one package in many small ways and reports which changes no test of that package notices.
 * `--since` mutates only the lines changed after that commit; results of unchanged code are kept between runs.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { root } = await import('../lib/packages.mjs')
const { copyOfProject } = await import('./lib/copy.mjs')
const { changedRanges, mutationScore } = await import('./lib/mutation.mjs')
const { start } = await import('./lib/run.mjs')

/** Packages with a source folder. */
const PACKAGES = fs.readdirSync(root).filter((name) => fs.existsSync(path.join(root, name, 'src')))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' }, only: { type: 'string' } },
})
const [name] = positionals
if (!name || !PACKAGES.includes(name)) {
  console.error(`Usage: npm run mutate -- <package> [--since <ref>]. Packages: ${PACKAGES.join(', ')}.`)
  process.exit(2)
}

const mutate = values.since
  ? changedRanges(
      execFileSync('git', ['diff', '-U0', values.since, '--', `${name}/src`], { cwd: root, encoding: 'utf8' }),
    )
  : [values.only ?? `${name}/src/**/*.{ts,tsx}`]
if (mutate.length === 0) {
  console.log(`Nothing in ${name}/src has changed since ${values.since}.`)
  process.exit(0)
}

const results = path.join(root, '.cache/mutation', name)
fs.mkdirSync(results, { recursive: true })
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
    vitest: { configFile: 'tooling/mutate/vitest.config.ts', dir: name, related: true },
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: { fileName: path.join(results, 'report.json') },
    htmlReporter: { fileName: path.join(results, 'report.html') },
    incremental: !values.since,
    incrementalFile: path.join(results, 'incremental.json'),
    concurrency: Number(process.env.EMENTA_WORKERS ?? 2),
    disableTypeChecks: false,
    tempDirName: '.cache/stryker',
    dryRunTimeoutMinutes: 15,
    allowConsoleColors: false,
  }),
)
const stryker = path.join(place, 'node_modules/.bin/stryker')
const { child, done } = start(stryker, ['run'], { cwd: place, show: true })
process.once('exit', () => child.kill())
const { code } = await done
if (code !== 0) process.exit(code)

const { covered, killed, uncovered, survivors } = mutationScore(
  JSON.parse(fs.readFileSync(path.join(results, 'report.json'), 'utf8')),
)
for (const { file, line, mutator, replacement } of survivors)
  console.log(`  ${file}:${line}  ${mutator}  ${replacement.replaceAll('\n', ' ').slice(0, 80)}`)
const percent = covered === 0 ? 100 : (100 * killed) / covered
console.log(
  `${name}: ${killed} of ${covered} covered mutants noticed (${percent.toFixed(1)} %), ${uncovered} not covered by its tests. ` +
    `Report: ${path.relative(root, path.join(results, 'report.html'))}`,
)
