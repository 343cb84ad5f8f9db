/**
 * npm run draw [-- --count 40] [--seed <text>] [--only <glob>] [--own] [--list]
 * Draws mutants from the sources of all packages and tells of each whether the suite without its journeys notices it: the
 * unit tests of its folder, then those of its package, the types, and the tests of the other packages. The seed is the
 * current commit, so that nobody chooses. `--only` draws from some files, `--own` leaves the tests of other packages out,
 * which for a shared package are the whole suite. `docs/proof.md` has the figures.
 */
// First: an old Node would fail in what follows.
import './lib/preflight.mjs'

import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../lib/packages.mjs'
import { copyOfProject } from './lib/copy.mjs'
import { drawMutants, productSources } from './lib/drawn-mutants.mjs'
import { run, seconds } from './lib/run.mjs'

const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: git('rev-parse', '--short', 'HEAD') },
    only: { type: 'string' },
    own: { type: 'boolean' },
    list: { type: 'boolean' },
  },
})

const sources = productSources().filter(({ file }) => !values.only || path.matchesGlob(file, values.only))
const { drawn, of } = await drawMutants(sources, { count: Number(values.count), seed: values.seed })
console.log(`${drawn.length} of ${of} mutants of ${sources.length} files, drawn with ${values.seed}`)
if (values.list) {
  for (const mutant of drawn) console.log(described(mutant))
  process.exit(0)
}

const place = copyOfProject()
// Some tests ask git which files there are.
await run('git', ['init', '-q'], { cwd: place })
const tool = (/** @type {string} */ name) => path.join(place, 'node_modules/.bin', name)

// All of them anew: a build on top of the one before may go on reporting an error of an earlier mutant.
const types = () => run(tool('tsc'), ['-b', '--force'], { cwd: place })

/** What notices a mutant, the quickest first. @type {Record<string, (file: string) => Promise<{ code: number }>>} */
const CHECKS = {
  'unit tests of its folder': (file) => unitTests([`${path.dirname(file)}/`]),
  'unit tests of its package': (file) => unitTests([`${file.split('/')[0]}/`]),
  types,
  ...(values.own ? {} : { 'unit tests of other packages': () => unitTests([]) }),
}

// What is red without a change would notice every one.
for (const check of [types, () => unitTests([])]) {
  const { code, output } = await check()
  if (code === 0) continue
  console.error(output)
  process.exit(1)
}

let noticed = 0
for (const mutant of drawn) {
  const began = performance.now()
  const by = await noticedBy(mutant)
  if (by) noticed += 1
  console.log(`${by ? '✓' : '✗'} ${described(mutant)}  ${by ?? 'not noticed'} (${seconds(performance.now() - began)})`)
}
console.log(`${noticed} of ${drawn.length} mutants noticed`)

/** @param {import('./lib/drawn-mutants.mjs').DrawnMutant} mutant @returns {Promise<string | undefined>} the check that failed */
async function noticedBy({ file, source }) {
  const inCopy = path.join(place, file)
  const original = fs.readFileSync(inCopy, 'utf8')
  fs.writeFileSync(inCopy, source)
  try {
    for (const [name, check] of Object.entries(CHECKS)) {
      if ((await check(file)).code !== 0) return name
    }
    return undefined
  } finally {
    fs.writeFileSync(inCopy, original)
  }
}

/**
 * Not `vitest related`: what it spares, it spends on finding out. Nor `--dir`, which the projects of the configuration ignore.
 * @param {string[]} args parts of the paths of tests
 */
function unitTests(args) {
  return run(tool('vitest'), ['run', '--bail=1', '--passWithNoTests', ...args], { cwd: place })
}

/** @param {import('./lib/drawn-mutants.mjs').DrawnMutant} mutant */
function described({ file, line, mutator, original, replacement }) {
  const short = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ').slice(0, 50)
  return `${file}:${line}  ${mutator}  ${short(original)} → ${short(replacement)}`
}
