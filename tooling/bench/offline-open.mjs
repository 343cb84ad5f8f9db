import { median, noteWarmed, prepareState, SLOWDOWN, slowDown, untilWarmed, withServed } from './lib/served.mjs'

const BASE = 3670
const ROUNDS = 3
/** One page of each remote, none of them visited before. */
const PAGES = { social: '/topics', newsletter: '/newsletters', moderation: '/admin/logs', account: '/profile' }

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: `Opening pages never visited with all servers stopped, processor ${SLOWDOWN} times slower`,
  run: () =>
    withServed(BASE, async ({ browser, servers, shell }) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })
      const page = await context.newPage()
      await page.addInitScript(prepareState, { person: 'user-moderacao' })
      await page.addInitScript(noteWarmed)
      await page.goto(shell)
      await untilWarmed(page)
      await servers.close()
      await slowDown(page)

      const rows = []
      for (const [remote, path] of Object.entries(PAGES)) {
        const times = []
        for (let round = 0; round < ROUNDS; round++) {
          const began = performance.now()
          await page.goto(`${shell}${path}`, { waitUntil: 'commit' })
          await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
          times.push(performance.now() - began)
        }
        rows.push(
          {
            what: `${remote}, ${path}: first time to its heading`,
            value: times[0] ?? Number.NaN,
            unit: 'ms, target 1500',
          },
          { what: `${remote}, ${path}: median of ${ROUNDS}`, value: median(times), unit: 'ms, target 1500' },
        )
      }
      return rows
    }),
}
