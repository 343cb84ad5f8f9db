import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../lib/chromium.mjs'
import { addressOf, packages, shell } from '../lib/packages.mjs'
import { copyOfProject } from '../scripts/lib/copy.mjs'
import { start } from '../scripts/lib/run.mjs'
import { SCENES } from './hot-reload/edits.mjs'
import { play } from './hot-reload/play.mjs'
import { median } from './lib/served.mjs'

const BASE = 3950
const START_MS = 120_000

/** `npm run dev` in a copy of the checkout, so that no edit is left behind in this one. */
async function startDevelopment() {
  const place = copyOfProject()
  const { child, done } = start('node', ['tooling/scripts/dev.mjs'], {
    cwd: place,
    env: { EMENTA_PORT_BASE: String(BASE) },
  })
  process.once('exit', () => child.kill())
  await ready(() => child.exitCode === null).catch(async (error) => {
    child.kill()
    throw new Error(`${error.message}\n${(await done).output}`)
  })
  return { place, stop: () => child.kill() && done }
}

/** Until every dev server has finished its builds: an edit before would be measured with them. @param {() => boolean} isRunning */
async function ready(isRunning = () => true) {
  const deadline = Date.now() + START_MS
  for (const one of packages()) {
    const file = one.name === shell().name ? '/' : '/mf-manifest.json'
    while (!(await isThere(addressOf(one, BASE) + file))) {
      if (!isRunning() || Date.now() > deadline) throw new Error('Failed to measure: npm run dev does not answer.')
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
}

const isThere = (/** @type {string} */ address) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: 'Hot reload: from saving a file to the painted page, signed in, in npm run dev',
  async run() {
    const { place, stop } = await startDevelopment()
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
    try {
      const outcomes = []
      for (const scene of SCENES) {
        await ready()
        outcomes.push(...(await play(browser, { place, shell: addressOf(shell(), BASE) }, scene)))
      }
      const times = outcomes.flatMap(({ ms }) => (ms === null ? [] : [ms])).toSorted((a, b) => a - b)
      return [
        { what: 'Edits', value: outcomes.length, unit: '' },
        { what: 'Painted', value: times.length, unit: '' },
        {
          what: 'Painted with their state kept',
          value: outcomes.filter(({ ms, isKept }) => ms !== null && isKept).length,
          unit: '',
        },
        { what: 'p50', value: median(times), unit: 'ms' },
        { what: 'p90', value: times[Math.floor(times.length * 0.9)] ?? Number.NaN, unit: 'ms' },
      ]
    } finally {
      await browser.close()
      await stop()
    }
  },
}
