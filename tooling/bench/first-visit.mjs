import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../lib/chromium.mjs'
import { build } from '../scripts/build.mjs'
import { startServers } from '../scripts/serve.mjs'

const BASE = 3600
const PAGES = ['/', '/newsletters', '/profile']
/** How long after the page is painted the idle work (warming other remotes) is still counted, in ms. */
const IDLE = 4000

/**
 * Bytes on the wire of one visit with an empty cache: of scripts the bodies (brotli), of everything the headers too.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function visit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' })
  try {
    const page = await context.newPage()
    await page.addInitScript(() =>
      localStorage.setItem('ementa-simulation', '{"latency":[0,0],"failureRate":0,"seed":1}'),
    )
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    /** @type {Map<string, boolean>} */
    const isScript = new Map()
    const sum = { scripts: 0, all: 0, requests: 0 }
    network.on('Network.responseReceived', ({ requestId, response }) => {
      isScript.set(requestId, /javascript/.test(response.mimeType))
    })
    network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (isScript.get(requestId)) sum.scripts += encodedDataLength
    })
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      sum.requests += 1
      sum.all += encodedDataLength
    })
    const began = performance.now()
    await page.goto(address)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    const drawn = { ...sum, ms: performance.now() - began }
    await new Promise((resolve) => setTimeout(resolve, IDLE))
    return { drawn, idle: { ...sum } }
  } finally {
    await context.close()
  }
}

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: 'First visit, empty cache, against the served production build',
  async run() {
    const { ok } = await build({ ifChanged: true })
    if (!ok) throw new Error('Failed to measure: the build failed.')
    const servers = await startServers({ base: BASE })
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
    try {
      const rows = []
      for (const page of PAGES) {
        const { drawn, idle } = await visit(browser, `${servers.addresses.shell}${page}`)
        rows.push(
          { what: `${page}: JavaScript until the heading shows`, value: drawn.scripts / 1024, unit: 'KB' },
          { what: `${page}: everything until the heading shows`, value: drawn.all / 1024, unit: 'KB' },
          { what: `${page}: requests until the heading shows`, value: drawn.requests, unit: '' },
          { what: `${page}: time until the heading shows`, value: drawn.ms, unit: 'ms' },
          { what: `${page}: JavaScript after idle`, value: idle.scripts / 1024, unit: 'KB' },
        )
      }
      return rows
    } finally {
      await browser.close()
      await servers.close()
    }
  },
}
