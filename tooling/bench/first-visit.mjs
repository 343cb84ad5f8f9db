import { headingOf } from './lib/page-change.mjs'
import { DESKTOP, prepareState, withServed } from './lib/served.mjs'

const BASE = 3600
const HEADING = 'main :is(h1, h2, h3)'
const PAGES = ['/', '/newsletters', '/profile']
/** How long after the page is painted the idle work (warming other remotes) is still counted, in ms. */
const IDLE = 4000
/** Where a visit of each remote begins, for somebody who may see it. */
const LANDINGS = [
  { remote: 'social', path: '/', person: 'user-anapaula' },
  { remote: 'newsletter', path: '/newsletters', person: 'user-anapaula' },
  { remote: 'moderation', path: '/admin/moderation', person: 'user-moderacao' },
  { remote: 'account', path: '/profile', person: 'user-anapaula' },
]

/**
 * Bytes on the wire of one visit with an empty cache: of scripts and of one origin the bodies (brotli), of everything the
 * headers too.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ heading?: string, person?: string | null, origin?: string, idle?: number }} [visit] `heading`: selector of what
 *   is waited for, `person`: who is signed in, `origin`: whose requests are counted apart
 */
async function visit(browser, address, { heading = HEADING, person = null, origin, idle = IDLE } = {}) {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'pt-BR' })
  try {
    const page = await context.newPage()
    await page.addInitScript(prepareState, { person })
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    /** @type {Map<string, { isScript: boolean, isOwn: boolean }>} */
    const kinds = new Map()
    const sum = { scripts: 0, all: 0, requests: 0, ownBytes: 0, ownRequests: 0 }
    network.on('Network.responseReceived', ({ requestId, response }) => {
      const isOwn = origin !== undefined && response.url.startsWith(`${origin}/`)
      kinds.set(requestId, { isScript: /javascript/.test(response.mimeType), isOwn })
    })
    network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId)
      if (kind?.isScript) sum.scripts += encodedDataLength
      if (kind?.isOwn) sum.ownBytes += encodedDataLength
    })
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sum.requests += 1
      sum.all += encodedDataLength
      if (kinds.get(requestId)?.isOwn) sum.ownRequests += 1
    })
    const began = performance.now()
    await page.goto(address)
    await page.locator(heading).first().waitFor()
    const drawn = { ...sum, ms: performance.now() - began }
    await new Promise((resolve) => setTimeout(resolve, idle))
    return { drawn, idle: { ...sum } }
  } finally {
    await context.close()
  }
}

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: 'First visit, empty cache, against the served production build; and what each remote alone adds to one of its landing page',
  run: () =>
    withServed(BASE, async ({ browser, servers, shell }) => {
      const rows = []
      for (const page of PAGES) {
        const { drawn, idle } = await visit(browser, `${shell}${page}`)
        rows.push(
          { what: `${page}: JavaScript until the heading shows`, value: drawn.scripts / 1024, unit: 'KB' },
          { what: `${page}: everything until the heading shows`, value: drawn.all / 1024, unit: 'KB' },
          { what: `${page}: requests until the heading shows`, value: drawn.requests, unit: '' },
          { what: `${page}: time until the heading shows`, value: drawn.ms, unit: 'ms' },
          { what: `${page}: JavaScript after idle`, value: idle.scripts / 1024, unit: 'KB' },
        )
      }
      for (const { remote, path, person } of LANDINGS) {
        const origin = servers.addresses[remote]
        const { drawn } = await visit(browser, `${shell}${path}`, {
          heading: headingOf(remote),
          person,
          origin,
          idle: 0,
        })
        rows.push(
          {
            what: `${remote}, ${path}: from its own origin until the heading`,
            value: drawn.ownBytes / 1024,
            unit: 'KB',
          },
          { what: `${remote}, ${path}: requests there until then`, value: drawn.ownRequests, unit: '' },
        )
      }
      return rows
    }),
}
