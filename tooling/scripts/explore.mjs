/**
 * npm run explore [-- --minutes 10] [--seed 42]
 * Walks the whole product in a browser and judges it by what holds at any moment. A failure names its seed.
 */
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const minutes = Number(values.minutes)
const seed = Number(values.seed)
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('Usage: npm run explore [-- --minutes 10] [--seed 42]')
  process.exit(2)
}

await ensureInstalled()
const { bin, run } = await import('./lib/run.mjs')
const { build } = await import('./build.mjs')
const { ensureBrowser } = await import('./lib/browser.mjs')

const missing = await ensureBrowser()
const { ok } = await build({ ifChanged: true })
if (missing || !ok) {
  console.error(missing ?? 'Failed to explore: the build failed.')
  process.exit(1)
}
console.log(`Exploring for ${minutes} min from seed ${seed}`)
const { code } = await run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', 'journeys/platform/explore'], {
  env: { EMENTA_EXPLORE_SEED: String(seed), EMENTA_EXPLORE_MINUTES: String(minutes) },
  show: true,
})
console.log(code === 0 ? `Nothing found from seed ${seed}.` : `Found something: walk again with --seed ${seed}.`)
process.exitCode = code
