/**
 * npm run explore [-- --minutes 10] [--seed 42] [--no-browser | --server]
 * Walks the product by itself and judges it by what holds at any moment: a quarter of the time the
 * backend with a model of what was meant, the rest the whole product in a browser. With `--server` two people walk at
 * once instead, at two processes of the server over one PostgreSQL. A failure names its seed.
 */
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'no-browser': { type: 'boolean' },
    server: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)
const seed = Number(values.seed)
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('Usage: npm run explore [-- --minutes 10] [--seed 42] [--no-browser | --server]')
  process.exit(2)
}

await ensureInstalled()
const { bin, run } = await import('./lib/run.mjs')
const { build } = await import('./build.mjs')
const { ensureBrowser } = await import('./lib/browser.mjs')

const envFor = (/** @type {number} */ share) => ({
  EMENTA_EXPLORE_SEED: String(seed),
  EMENTA_EXPLORE_MINUTES: String(minutes * share),
})
const walkOfModel = values['no-browser'] ? 1 : 0.25
const share = values.server ? 0 : walkOfModel
console.log(`Exploring for ${minutes} min from seed ${seed}`)

let code = 0
if (share > 0) {
  const model = await run(bin('vitest'), ['run', 'shared-mock-backend/src/test/explore'], {
    env: envFor(share),
    show: true,
  })
  code = model.code
}
if (!values['no-browser']) {
  const missing = await ensureBrowser()
  const { ok } = await build({ ifChanged: true })
  if (missing || !ok) {
    console.error(missing ?? 'Failed to explore in the browser: the build failed.')
    process.exit(1)
  }
  const walks = values.server ? 'journeys/server/two-people.walk' : 'journeys/platform/explore'
  const pages = await run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', '--project=built', walks], {
    env: { ...envFor(1 - share), ...(values.server && { EMENTA_EXPLORE_SERVER: '1' }) },
    show: true,
  })
  code ||= pages.code
}
console.log(code === 0 ? `Nothing found from seed ${seed}.` : `Found something: walk again with --seed ${seed}.`)
process.exitCode = code
