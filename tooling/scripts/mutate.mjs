/**
 * npm run mutate -- <package> [glob]
 * Changes the code of one package in many small ways (StrykerJS) and lists the changes that no test of the package notices.
 * A glob takes some files only, for example `npm run mutate -- shared-ui shared-ui/src/format/*.ts`. Results of unchanged
 * code are kept in `.cache/mutation`, where `report.html` shows every change in its place.
 */
// This import comes first: an old Node would fail in the next ones.
import './lib/preflight.mjs'

import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../lib/packages.mjs'
import { copyOfProject } from './lib/project-copy.mjs'
import { start } from './lib/run.mjs'

const PACKAGES = fs.readdirSync(root).filter((name) => fs.existsSync(path.join(root, name, 'src')))

const [name, glob] = parseArgs({ allowPositionals: true }).positionals
if (!name || !PACKAGES.includes(name)) {
  console.error(`Usage: npm run mutate -- <package> [glob]. Packages: ${PACKAGES.join(', ')}.`)
  process.exit(2)
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
    mutate: [glob ?? `${name}/src/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', '!**/test/**', '!**/*.d.ts'],
    vitest: { configFile: 'tooling/mutate/vitest.config.ts', dir: '.', related: true },
    reporters: ['clear-text', 'html', 'progress-append-only'],
    htmlReporter: { fileName: path.join(results, 'report.html') },
    incremental: true,
    incrementalFile: path.join(results, 'incremental.json'),
    concurrency: Number(process.env.EMENTA_WORKERS ?? 2),
    disableTypeChecks: false,
    tempDirName: '.cache/stryker',
    dryRunTimeoutMinutes: 15,
    allowConsoleColors: false,
  }),
)
const stryker = path.join(place, 'node_modules/.bin/stryker')
const { done } = start(stryker, ['run'], { cwd: place, env: { EMENTA_MUTATED: name }, show: true })
process.exitCode = (await done).code
