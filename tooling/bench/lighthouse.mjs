import { parseArgs } from 'node:util'
import { CHROMIUM_ARGS, findChromium } from '../lib/chromium.mjs'
import { build } from '../scripts/build.mjs'
import { startServers } from '../scripts/serve.mjs'
import { median } from './lib/measure-served.mjs'

const BASE = 3700
const PAGES = ['/', '/p/post-001/comments', '/newsletters', '/u/anapaula', '/leis', '/topics', '/search?q=lgpd']
/** They are no dependencies of the project: 90 MB for one bench. */
const PACKAGES = { lighthouse: 'lighthouse', launcher: 'chrome-launcher' }
const VERSION = '12.8.2'

const MEASURES = /** @type {const} */ ([
  ['first-contentful-paint', 'first paint'],
  ['largest-contentful-paint', 'largest paint'],
  ['total-blocking-time', 'blocking'],
])

/** @returns {Promise<{ lighthouse: any, launch: any } | null>} */
async function load() {
  try {
    const [{ default: lighthouse }, { launch }] = await Promise.all([
      import(PACKAGES.lighthouse),
      import(PACKAGES.launcher),
    ])
    return { lighthouse, launch }
  } catch {
    return null
  }
}

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: `Lighthouse ${VERSION}, mobile, defaults: medians`,
  async run() {
    const { values } = parseArgs({ strict: false, options: { runs: { type: 'string', default: '3' } } })
    const tools = await load()
    if (!tools) {
      console.log(`  Left out. It needs: npm install --no-save lighthouse@${VERSION}`)
      return []
    }
    const { ok } = await build({ ifChanged: true })
    if (!ok) throw new Error('Failed to measure: the build failed.')
    const product = await startServers({ base: BASE })
    const pages = PAGES.map((page) => ({ name: page, address: product.addresses.shell + page }))
    /** @type {Map<string, Record<string, number>[]>} */
    const found = new Map(pages.map(({ name }) => [name, []]))
    try {
      // Interleaved: what else the machine does falls on all of them.
      for (let run = 0; run < Number(values.runs); run++)
        for (const { name, address } of pages) found.get(name)?.push(await look(tools, address))
    } finally {
      await product.close()
    }
    return [...found].flatMap(([name, runs]) =>
      Object.keys(runs[0] ?? {}).map((key) => ({
        what: `${name}: ${key}`,
        value: median(runs.map((one) => one[key] ?? Number.NaN)),
        unit: MEASURES.some(([, label]) => label === key) ? 'ms' : 'of 100',
      })),
    )
  },
}

/**
 * One run in a browser of its own.
 * @param {{ lighthouse: any, launch: any }} tools @param {string} address
 * @returns {Promise<Record<string, number>>} categories in hundredths, paints and blocking in ms
 */
async function look({ lighthouse, launch }, address) {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: ['--headless=new', ...CHROMIUM_ARGS] })
  try {
    const { lhr } = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' })
    const categories = Object.values(/** @type {Record<string, any>} */ (lhr.categories))
    return {
      ...Object.fromEntries(categories.map(({ title, score }) => [title, score * 100])),
      ...Object.fromEntries(MEASURES.map(([key, label]) => [label, lhr.audits[key].numericValue])),
    }
  } finally {
    await chrome.kill()
  }
}
