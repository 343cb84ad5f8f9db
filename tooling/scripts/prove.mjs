/**
 * npm run prove [-- --group SOC] [--id name]… [--list] [--no-journeys] [--explore]
 * Shows that tests can fail: breaks the product in one place at a time, in a copy, and expects the named tests to turn red.
 * With `--explore` it runs the random walks instead, which nobody has told what to look for, and counts what they find.
 */
// First: an old Node would fail in what follows.
import './lib/preflight.mjs'

import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../lib/packages.mjs'
import { copyOfProject } from './lib/copy.mjs'
import { broken, sourceReader } from './lib/fault.mjs'
import { bin, run, seconds } from './lib/run.mjs'
import { journeyTitles, specFinder, titlePattern, unitTitles, verdict } from './lib/sabotage.mjs'

const { values } = parseArgs({
  options: {
    group: { type: 'string' },
    id: { type: 'string', multiple: true },
    list: { type: 'boolean' },
    'no-journeys': { type: 'boolean' },
    explore: { type: 'boolean' },
  },
})

/** The walks that need no browser (decision 031), by the packages that they run. */
const WALKS = {
  'shared-mock-backend/src/test/explore': /^shared-(contracts|mock-backend)/,
  'shell/src/offline/random-walk.test.tsx': /^shell/,
}
const walksOf = (/** @type {import('./lib/sabotage.mjs').Sabotage} */ sabotage) =>
  Object.entries(WALKS).flatMap(([spec, reached]) => (reached.test(sabotage.in) ? [spec] : []))

const folder = path.join(root, 'tooling/sabotages')
const files = fs.readdirSync(folder).filter((name) => name.endsWith('.mjs'))
// A group may be spread over several files: `nws-editor.mjs` and `nws-pages.mjs` are both of NWS.
const group = values.group?.toLowerCase()
const wanted = group ? files.filter((name) => name === `${group}.mjs` || name.startsWith(`${group}-`)) : files
if (wanted.length === 0) {
  console.error(
    `Failed to find sabotages${values.group ? ` of group ${values.group}` : ''}. Groups: ${files.map((name) => name.replace('.mjs', '')).join(', ')}`,
  )
  process.exit(2)
}
/** @type {import('./lib/sabotage.mjs').Sabotage[]} */
const all = (await Promise.all(wanted.map(async (name) => (await import(path.join(folder, name))).default))).flat()
const sabotages = all.filter(
  (one) =>
    (!values.id || values.id.includes(one.id)) &&
    !(values['no-journeys'] && one.by === 'journey') &&
    !(values.explore && walksOf(one).length === 0),
)

if (sabotages.length === 0) {
  console.error('Failed to find a sabotage of these options. To see all of them: npm run prove -- --list')
  process.exit(2)
}

const sources = sourceReader(root)
const specsOf = values.explore ? walksOf : specFinder(root)
const kindOf = (/** @type {import('./lib/sabotage.mjs').Sabotage} */ { by }) =>
  values.explore ? 'unit' : (by ?? 'unit')

if (values.list) {
  for (const one of sabotages)
    console.log(`${one.id}  ${broken(one, sources).file}  → ${one.turnsRed.join(' ')}  ${specsOf(one).join(' ')}`)
  process.exit(0)
}

const place = copyOfProject()
// Some tests ask git which files there are.
await run('git', ['init', '-q'], { cwd: place })

const ofKind = (/** @type {'unit' | 'journey'} */ kind) => sabotages.filter((one) => kindOf(one) === kind)
const before = { unit: await runSpecs('unit', ofKind('unit')), journey: await runSpecs('journey', ofKind('journey')) }

let failed = 0
for (const sabotage of sabotages) {
  const began = performance.now()
  const problems = await attempt(sabotage)
  if (problems.length > 0) failed += 1
  console.log(
    `${problems.length === 0 ? '✓' : '✗'} ${sabotage.id} (${seconds(performance.now() - began)})${problems.map((one) => `\n    ${one}`).join('')}`,
  )
}
console.log(`${sabotages.length - failed} of ${sabotages.length} sabotages noticed`)
process.exitCode = failed === 0 || values.explore ? 0 : 1

/**
 * @param {import('./lib/sabotage.mjs').Sabotage} sabotage
 * @returns {Promise<string[]>} what is wrong
 */
async function attempt(sabotage) {
  const { file, source } = broken(sabotage, sources)
  const inCopy = path.join(place, file)
  const original = fs.readFileSync(inCopy, 'utf8')
  const kind = kindOf(sabotage)
  try {
    fs.writeFileSync(inCopy, source)
    const after = await runSpecs(kind, [sabotage])
    if (values.explore) return after.failed.length > 0 ? [] : ['the walks did not find it']
    return verdict(sabotage, before[kind], after)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    fs.writeFileSync(inCopy, original)
  }
}

/**
 * Runs the tests of sabotages in the copy: by their titles, or with `--explore` the walks.
 * @param {'unit' | 'journey'} kind
 * @param {import('./lib/sabotage.mjs').Sabotage[]} ofSabotages
 * @returns {Promise<import('./lib/sabotage.mjs').Titles>}
 */
async function runSpecs(kind, ofSabotages) {
  const specs = [...new Set(ofSabotages.flatMap(specsOf))]
  if (specs.length === 0) return { passed: [], failed: [] }
  const report = path.join(place, `${kind}-report.json`)
  fs.rmSync(report, { force: true })
  const named = values.explore ? [] : ['-t', titlePattern(ofSabotages)]
  const inPlace = (/** @type {string} */ tool) => bin(tool).replace(root, place)
  const { output } =
    kind === 'unit'
      ? await run(inPlace('vitest'), ['run', ...specs, ...named, '--reporter=json', `--outputFile=${report}`], {
          cwd: place,
          env: { EMENTA_EXPLORE_WALKS: '4' },
        })
      : await runJourneys(inPlace('playwright'), specs, report)
  if (!fs.existsSync(report)) throw new Error(`Failed to run ${specs.join(', ')}: no report was written.\n${output}`)
  const json = JSON.parse(fs.readFileSync(report, 'utf8'))
  return kind === 'unit' ? unitTitles(json) : journeyTitles(json)
}

/**
 * @param {string} playwright
 * @param {string[]} specs
 * @param {string} report
 */
async function runJourneys(playwright, specs, report) {
  const built = await run('node', ['tooling/scripts/build.mjs', '--if-changed'], { cwd: place })
  if (built.code !== 0) return built
  // Ports of its own, and a server of its own even beside a running one: it must serve this copy.
  const env = { EMENTA_JSON: report, EMENTA_TEST_PORT_BASE: process.env.EMENTA_TEST_PORT_BASE ?? '3500', CI: '1' }
  return run(playwright, ['test', '-c', 'e2e/playwright.config.ts', ...specs], { cwd: place, env })
}
