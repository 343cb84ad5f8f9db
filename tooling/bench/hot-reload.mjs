import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../lib/chromium.mjs'
import { addressOf, packages, shell } from '../lib/packages.mjs'
import { copyOfProject } from '../scripts/lib/project-copy.mjs'
import { run, start } from '../scripts/lib/run.mjs'
import { SCENES } from './hot-reload/edits.mjs'
import { play } from './hot-reload/make-edits.mjs'
import { median } from './lib/measure-served.mjs'

const BASE = 3950
const START_MS = 300_000

/** `npm run dev` in a copy of the checkout, so that no edit is left behind in this one. */
async function startDevelopment() {
  const place = copyOfProject()
  // These files stand for the product that is served meanwhile.
  for (const file of servedFiles(place)) {
    fs.mkdirSync(path.dirname(file))
    fs.writeFileSync(file, SERVED)
  }
  // The first type check of a checkout takes half a minute, of which nobody waits for every edit.
  await run(path.join(place, 'node_modules/.bin/tsc'), ['-b'], { cwd: place })
  const { child, done, stop } = start('node', ['tooling/scripts/dev.mjs'], {
    cwd: place,
    env: { EMENTA_PORT_BASE: String(BASE) },
  })
  let printed = ''
  child.stdout.on('data', (text) => {
    printed += text
  })
  const isRunning = () => child.exitCode === null
  const started = ready(isRunning).then(() => until(() => printed.includes('[types] '), isRunning))
  await started.catch(async (error) => {
    stop()
    throw new Error(`${error.message}\n${(await done).output}`)
  })
  return { place, terminal: () => printed, done, stop }
}

const SERVED = 'served'
const servedFiles = (/** @type {string} */ place) =>
  packages().map(({ folder }) => path.join(place, folder, 'dist', 'index.html'))

/** Returns the packages whose `dist` has changed. @param {string} place */
const rewritten = (place) =>
  servedFiles(place).filter(
    (file) => fs.readdirSync(path.dirname(file)).length !== 1 || fs.readFileSync(file, 'utf8') !== SERVED,
  )

/**
 * Waits until every dev server has finished its builds: an edit before would be measured with them.
 * @param {() => boolean} isRunning
 */
async function ready(isRunning = () => true) {
  for (const one of packages()) {
    const file = one.name === shell().name ? '/' : '/mf-manifest.json'
    await until(() => isThere(addressOf(one, BASE) + file), isRunning)
  }
}

/** @param {() => boolean | Promise<boolean>} holds @param {() => boolean} isRunning */
async function until(holds, isRunning) {
  const deadline = Date.now() + START_MS
  while (!(await holds())) {
    if (!isRunning() || Date.now() > deadline) throw new Error('Failed to measure: npm run dev does not answer.')
    await new Promise((resolve) => setTimeout(resolve, 300))
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
    const { place, terminal, stop, done } = await startDevelopment()
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
    try {
      const outcomes = []
      const told = []
      for (const scene of SCENES) {
        await ready()
        const played = await play(browser, { place, terminal, shell: addressOf(shell(), BASE) }, scene)
        outcomes.push(...played.outcomes)
        told.push(...played.told)
      }
      const times = outcomes.flatMap(({ ms }) => (ms === null ? [] : [ms])).toSorted((a, b) => a - b)
      return [
        { what: 'Edits', value: outcomes.length, unit: '' },
        { what: 'Painted', value: times.length, unit: '', must: outcomes.length },
        {
          what: 'Painted with their state kept',
          value: outcomes.filter(({ ms, isKept }) => ms !== null && isKept).length,
          unit: '',
          must: outcomes.length,
        },
        { what: 'p50', value: median(times), unit: 'ms' },
        { what: 'p90', value: times[Math.floor(times.length * 0.9)] ?? Number.NaN, unit: 'ms' },
        { what: 'Wrong edits', value: told.length, unit: '' },
        { what: 'Said on the page', value: told.filter(({ isShown }) => isShown).length, unit: '', must: told.length },
        {
          what: 'Said in the terminal',
          value: told.filter(({ isPrinted }) => isPrinted).length,
          unit: '',
          must: told.length,
        },
        {
          what: 'Mended and painted with their state kept',
          value: told.filter(({ ms, isKept }) => ms !== null && isKept).length,
          unit: '',
          must: told.length,
        },
        { what: 'Packages whose dist was written', value: rewritten(place).length, unit: '', must: 0 },
      ]
    } finally {
      await browser.close()
      stop()
      await done
    }
  },
}
