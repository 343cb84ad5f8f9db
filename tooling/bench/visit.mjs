import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../lib/chromium.mjs'
import { root } from '../lib/packages.mjs'
import { build } from '../scripts/build.mjs'
import { startServers } from '../scripts/serve.mjs'
import { median, SLOW_4G, slowDown } from './lib/measure-served.mjs'
import { buildOneBundle } from './lib/one-bundle.mjs'

const BASE = 3650
const NAME = 'visit'
const UNLIMITED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
const CALL_MS = 400
const PHONE = { width: 412, height: 823 }
/** Time for the worker to keep the files of all remotes on an unlimited line. */
const WARMING_MS = 4000

/** Runs in the page before everything else. */
function watch() {
  const seen = { readable: 0, longTasks: 0, shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (!seen.readable || startTime < seen.readable) seen.longTasks += duration
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelectorAll('article[data-post]').length < 3) return requestAnimationFrame(look)
    // The time is taken after the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => Object.assign(seen, { readable: performance.now() })))
  }
  look()
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} client
 * @param {() => Promise<unknown>} go
 */
async function visit(page, client, go) {
  const sum = { scripts: 0, all: 0, requests: 0 }
  /** @type {Map<string, string>} */
  const types = new Map()
  const onResponse = (/** @type {any} */ { requestId, response }) => types.set(requestId, response.mimeType)
  const onData = (/** @type {any} */ { requestId, encodedDataLength }) => {
    if (/javascript/.test(types.get(requestId) ?? '')) sum.scripts += encodedDataLength
    sum.all += encodedDataLength
  }
  const onEnd = () => {
    sum.requests += 1
  }
  client.on('Network.responseReceived', onResponse)
  client.on('Network.dataReceived', onData)
  client.on('Network.loadingFinished', onEnd)
  await go()
  await page.waitForFunction(() => /** @type {any} */ (window).seen?.readable > 0, undefined, { timeout: 60_000 })
  const bytes = { ...sum }
  client.off('Network.responseReceived', onResponse)
  client.off('Network.dataReceived', onData)
  client.off('Network.loadingFinished', onEnd)
  const seen = await page.evaluate(() => /** @type {any} */ (window).seen)
  return { readable: seen.readable, longTasks: seen.longTasks, shift: seen.shift, ...bytes }
}

/** A cold visit of the feed and a second one, each in a browser profile of its own. @param {string} address */
async function bothVisits(address) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    const context = await browser.newContext({ viewport: PHONE, locale: 'pt-BR' })
    const page = await context.newPage()
    const settings = JSON.stringify({ latency: [CALL_MS, CALL_MS], failureRate: 0, seed: 1 })
    await page.addInitScript((value) => localStorage.setItem('ementa-simulation', value), settings)
    await page.addInitScript(watch)
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
    await slowDown(page)
    const cold = await visit(page, client, () => page.goto(`${address}/`, { waitUntil: 'commit' }))
    await client.send('Network.emulateNetworkConditions', { offline: false, ...UNLIMITED })
    await slowDown(page, 1)
    await new Promise((resolve) => setTimeout(resolve, WARMING_MS))
    await client.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
    await slowDown(page)
    const second = await visit(page, client, () => page.reload({ waitUntil: 'commit' }))
    return { cold, second }
  } finally {
    await browser.close()
  }
}

const MEASURES = /** @type {const} */ ([
  ['readable', 'third post readable', 'ms', 1],
  ['longTasks', 'long tasks until then', 'ms', 1],
  ['scripts', 'JavaScript until then', 'KB', 1024],
  ['all', 'everything until then', 'KB', 1024],
  ['requests', 'requests until then', '', 1],
  ['shift', 'layout shift', '', 1],
])

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: 'Visit of the feed: slow 4G, processor 4 times slower, calls at 400 ms; beside it the same sources as one bundle',
  async run() {
    const { values } = parseArgs({ strict: false, options: { runs: { type: 'string', default: '3' } } })
    const folders = ['shell', 'mfe-social']
    const { ok } = await build({ names: folders, ifChanged: true })
    if (!ok) throw new Error('Failed to measure: the build failed.')
    /** @type {Record<string, { dists: Record<string, string>, hints: boolean }>} */
    const variants = {
      federated: { dists: {}, hints: true },
      'one bundle': { dists: { shell: await buildOneBundle() }, hints: false },
    }
    const names = Object.keys(variants)
    const sets = await Promise.all(
      names.map((name, index) => startServers({ base: BASE + index * 10, packages: folders, ...variants[name] })),
    )
    /** @type {Record<string, Awaited<ReturnType<typeof bothVisits>>[]>} */
    const found = Object.fromEntries(names.map((name) => [name, []]))
    try {
      // Interleaved: what else the machine does falls on all of them.
      for (let run = 0; run < Number(values.runs); run++)
        for (const [index, name] of names.entries())
          found[name]?.push(await bothVisits(sets[index]?.addresses.shell ?? ''))
    } finally {
      for (const set of sets) await set.close()
    }
    const rows = []
    for (const which of /** @type {const} */ (['cold', 'second']))
      for (const [key, what, unit, per] of MEASURES)
        for (const name of names) {
          const all = (found[name] ?? []).map((visits) => visits[which][key] / per)
          rows.push({ which, what, name, unit, median: median(all), from: Math.min(...all), to: Math.max(...all) })
        }
    write(rows, names)
    return rows.map(({ which, what, name, unit, median: value }) => ({
      what: `${which}, ${name}: ${what}`,
      value: key(value),
      unit,
    }))
  },
}

const key = (/** @type {number} */ value) => Math.round(value * 1000) / 1000
const shown = (/** @type {number} */ value) => (value < 1 ? value.toFixed(4) : value.toFixed(0))

/**
 * Leaves the table as Markdown and JSON in `test-results/bench`.
 * @param {{ which: string, what: string, name: string, unit: string, median: number, from: number, to: number }[]} rows
 * @param {string[]} names
 */
function write(rows, names) {
  const folder = path.join(root, 'test-results/bench')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, `${NAME}.json`), JSON.stringify(rows, null, 2))
  const lines = [...new Set(rows.map(({ which, what }) => `${which}|${what}`))].map((one) => {
    const cells = names.map((name) => {
      const row = rows.find((row) => `${row.which}|${row.what}` === one && row.name === name)
      return row ? `${shown(row.median)} ${row.unit} (${shown(row.from)}–${shown(row.to)})` : ''
    })
    return `| ${one.replace('|', ' visit: ')} | ${cells.join(' | ')} |`
  })
  const table = [`| | ${names.join(' | ')} |`, `|---|${names.map(() => '---').join('|')}|`, ...lines].join('\n')
  fs.writeFileSync(path.join(folder, `${NAME}.md`), `${table}\n`)
  console.log(table)
}
